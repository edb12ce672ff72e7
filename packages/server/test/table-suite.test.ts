import type { Store } from '@midden/store'
import type { TableGame } from '@midden/table'
import { type Keeper, tableSuite } from '@midden/table/testing'
import { bank } from '../../kernel/test/toys/bank.ts'
import { kinds } from '../../store/test/stores.ts'
import { storeJournal } from '../src/hosting/store-journal.ts'
import { noTurns } from './support/time.ts'

const over = (open: () => Promise<Store>): Keeper => ({
  open: async (context) => {
    const store = await open()
    const services = { ...context, store, fetchEdition: async () => {}, turns: noTurns }
    return { journal: (id) => storeJournal(services, id), close: () => store.close() }
  },
})

for (const { name, empty } of kinds())
  tableSuite(
    name,
    bank as unknown as TableGame,
    over(async () => (await empty()).open()),
  )
