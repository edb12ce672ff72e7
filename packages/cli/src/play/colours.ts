import type { CliContext } from '../context.ts'

export type Paint = (text: string) => string

export interface Colours {
  strong: Paint
  faint: Paint
  clause: Paint
  question: Paint
  trouble: Paint
}

const code =
  (start: number, end: number): Paint =>
  (text) =>
    `\u001b[${start}m${text}\u001b[${end}m`

const BRIGHT: Colours = {
  strong: code(1, 22),
  faint: code(2, 22),
  clause: code(36, 39),
  question: code(33, 39),
  trouble: code(31, 39),
}

const asIs: Paint = (text) => text
const NONE: Colours = { strong: asIs, faint: asIs, clause: asIs, question: asIs, trouble: asIs }

/** Colours only for a terminal, and not where NO_COLOR asks for none. */
export const colours = ({ tty, env }: CliContext): Colours =>
  tty.stdout && (env.NO_COLOR ?? '') === '' ? BRIGHT : NONE
