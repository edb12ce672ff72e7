import type { Ledger } from '@midden/kernel'

export { wasteKnights as game } from '@midden/waste-knights/lean'
export const ledger = (): Promise<Ledger> =>
  import('@midden/waste-knights/ledger').then((book) => book.ledger)
