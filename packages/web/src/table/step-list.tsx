import { Clause } from './clause.tsx'

export interface LessonStep {
  title: string
  text: string
  clause: string
}

/** The steps of a turn or a round, each with its clause, on a how-to-play page. */
export const StepList = ({ steps, className }: { steps: readonly LessonStep[]; className: string }) => (
  <ol className={className}>
    {steps.map(({ title, text, clause }) => (
      <li key={title}>
        <b>{title}</b>
        <p>
          {text} <Clause id={clause} short />
        </p>
      </li>
    ))}
  </ol>
)
