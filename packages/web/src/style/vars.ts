import type { CSSProperties } from 'react'

/** Values for a style sheet, on the element that it draws. */
export const vars = (values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties =>
  values
