import type { WkView } from '@midden/waste-knights/reading'

export type Counter = 'ammo' | 'fuel' | 'rad' | 'hp'
export interface Band {
  from: number
  to: number
  kind: 'danger' | 'warn' | 'rad' | 'rad-2'
}

/** Radiation levels from which there are no Bull's Eyes, and no healing (WK-20, option radThresholds). */
export function radLevels(v: Pick<WkView, 'options'>): [number, number] {
  const [crit, heal] = v.options.radThresholds.split('/').map(Number)
  return [crit!, heal!]
}

/** Thresholds of a counter as bands of its dial. */
export function bandsOf(v: Pick<WkView, 'options'>, counter: Counter): Band[] {
  if (counter === 'rad') {
    const [crit, heal] = radLevels(v)
    return [
      { from: crit - 0.5, to: heal - 0.5, kind: 'rad' },
      { from: heal - 0.5, to: 3.6, kind: 'rad-2' },
      { from: 3.6, to: 4, kind: 'danger' },
    ]
  }
  if (counter === 'hp')
    return [
      { from: 0, to: 0.5, kind: 'danger' },
      { from: 0.5, to: 2.4, kind: 'warn' },
    ]
  return [{ from: 0, to: 0.4, kind: 'danger' }]
}
