import { useContext, useEffect, useState } from 'react'
import type { Box } from '../games/box.ts'
import { House } from '../house.ts'
import { go } from '../router/router.tsx'
import { useFail } from '../screens/guard.tsx'
import { useSettings } from '../settings/settings.ts'
import { seatPlan } from '../shelf/seat-plan.ts'
import { useText } from '../text/text.ts'

/** The guided game of a box that was begun and not finished, if there is one. */
function useBegun(game: string): string | null {
  const { shelf } = useContext(House)
  const [begun, setBegun] = useState<string | null>(null)
  useEffect(() => {
    shelf.all().then((tables) => {
      const open = tables.find(
        (table) => table.guided === true && table.game === game && table.ranking === null,
      )
      setBegun(open?.id ?? null)
    })
  }, [shelf, game])
  return begun
}

/** A first game with notes: the same deal for everybody, real rules, real bots. Goes on where it was left. */
export function FirstGame({ box }: { box: Box }) {
  const t = useText()
  const house = useContext(House)
  const { name } = useSettings()
  const begun = useBegun(box.id)
  const fail = useFail()
  const { guide } = box
  if (guide === undefined) return null
  async function deal({ seats, seed, options = {} }: NonNullable<Box['guide']>): Promise<void> {
    const plan = { seats: seatPlan(seats, 1, name), options, aids: true, guided: true, seed }
    const dealt = await house.deal(box.id, plan).catch(fail)
    if (typeof dealt === 'string') go(`/table/${dealt}`)
  }
  return (
    <button
      type="button"
      className="btn"
      onClick={() => (begun === null ? deal(guide) : go(`/table/${begun}`))}
    >
      {begun === null ? t.setUp.first : t.setUp.firstGoesOn}
    </button>
  )
}
