import type { Refused } from '@midden/table'

/** A refusal on its way to an HTTP answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.reason)
    this.refused = refused
  }
}

export const refusal = (code: Refused['code'], reason: string, clauses: readonly string[] = []): Refusal =>
  new Refusal({ code, reason, clauses: [...clauses] })

export const STATUS: Readonly<Record<Refused['code'], number>> = {
  malformed: 400,
  unwelcome: 403,
  foreign: 403,
  'not-yours': 403,
  unknown: 404,
  'not-now': 409,
  stale: 409,
  rules: 422,
  'too-many': 429,
  unavailable: 503,
}
