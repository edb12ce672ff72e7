import { changing, nameOf, type Place } from './beside.ts'
import { makeKeeper } from './people.ts'
import { StoreRefused } from './ports.ts'

/** Makes somebody with an account a keeper of the server, or no longer one. */
export const keeperOf = (place: Place, account: string, on: boolean): Promise<void> =>
  changing(place, async (db) => {
    if (!(await makeKeeper(db, account, on)))
      throw new StoreRefused(
        `There is no account "${account}" in ${nameOf(place)}: make it on the page, under Account, and come back.`,
      )
  })
