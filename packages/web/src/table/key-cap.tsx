/** A key as it is printed; screen readers know it from the control itself. */
export const KeyCap = ({ of }: { of: string | null }) =>
  of === null ? null : (
    <span className="key-cap" aria-hidden="true">
      <kbd>{of}</kbd>
    </span>
  )
