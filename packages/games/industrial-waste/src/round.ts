import { only, type Procedure, type Seats } from '@midden/kernel'
import { closeRound, endOrGoOn, finalAccident, payWorkers, scoreUp } from './close.ts'
import { layOut } from './deal.ts'
import type { WorksEvent } from './events.ts'
import type { WorksClause } from './ledger.ts'
import { lastRound } from './options.ts'
import { NOBODY, type RoundFrame, type Works } from './position.ts'
import { discardLeftOver, joinKept, offerSets, takeSet } from './sets.ts'
import { offerTurn, takeTurn } from './turn.ts'

const toAct = (_s: Works, f: RoundFrame): Seats => (f.turn === NOBODY ? 0 : only(f.turn))

/** The five phases of a round, round after round, and the end (IW-2.12). */
export const round: Procedure<Works, RoundFrame, WorksEvent, WorksClause> = [
  {
    name: 'new round',
    clause: 'IW-2.12',
    run(s, _f, tell) {
      tell?.({ what: 'new round', clause: 'IW-2.12', round: s.round, seat: s.start })
      if (s.round === lastRound(s.options)) tell?.({ what: 'last round', clause: 'IW-R32', round: s.round })
      return undefined
    },
  },
  { name: 'lay out', clause: 'IW-4.2', run: layOut },
  {
    name: 'set',
    clause: 'IW-6.1',
    final: false,
    owed: toAct,
    offer: offerSets,
    take: takeSet,
    close: discardLeftOver,
  },
  { name: 'kept cards join', clause: 'IW-6.4', run: joinKept },
  {
    name: 'turn',
    clause: 'IW-7.1',
    final: false,
    owed: toAct,
    offer: offerTurn,
    take: takeTurn,
  },
  { name: 'pay workers', clause: 'IW-11.1', run: payWorkers },
  { name: 'end or go on', clause: 'IW-12.1', run: endOrGoOn },
  { name: 'close the round', clause: 'IW-12.4', run: closeRound },
  { name: 'final accident', clause: 'IW-13.3', run: finalAccident },
  { name: 'score', clause: 'IW-13.4', run: scoreUp },
]
