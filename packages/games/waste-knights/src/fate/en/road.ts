import type { ExploreEvent } from '../../events/explore.ts'
import type { MeetingEvent } from '../../events/meeting.ts'
import type { MoveEvent } from '../../events/move.ts'
import type { WastelandEvent } from '../../events/wasteland.ts'
import { placeWords } from '../../words/bearings.ts'
import { gearName, listed, taskName, wildName } from '../../words/names.ts'
import { called, counted, type Lines, silent, type WkReader, you } from './reader.ts'

type Of<W extends MeetingEvent['what']> = Extract<MeetingEvent, { what: W }>

export const moveLines: Lines<MoveEvent> = {
  stayed: (e, r) => `${called(e.seat, r, 'stays', 'stay')} put.`,
  'route planned': silent,
  entered: (e, r) => `${called(e.seat, r, 'comes', 'come')} to ${placeWords(r.after, e.hex)}.`,
  'cards turned up': (e, r) =>
    `The Waster turns up ${e.cards.length > 4 ? counted(e.cards.length, 'card') : listed(e.cards.map((card) => wildName(r.after, card)))}.`,
  'Redoubt card turned up': (e, r) => `${wildName(r.after, e.card)} was hidden at the Redoubt.`,
  'Redoubt cards kept': silent,
  waited: (e, r) => `${called(e.seat, r, 'waits', 'wait')}.`,
  'card played': (e, r) =>
    `${called(e.by, r, 'plays', 'play')} ${wildName(r.after, e.card)} on ${you(e.seat, r)}.`,
  stops: (e, r) => `${called(e.seat, r, 'stops', 'stop')}.`,
  'cards unplayed': silent,
  'move ended': silent,
}

export const wastelandLines: Lines<WastelandEvent> = {
  'tries to escape': (e, r) => `${called(e.seat, r, 'tries', 'try')} to escape ${wildName(r.after, e.card)}.`,
  faces: (e, r) => `${called(e.seat, r, 'faces', 'face')} ${wildName(r.after, e.card)}.`,
  escaped: (e, r) => `${called(e.seat, r, 'gets', 'get')} away. No reward.`,
  'card cancelled': (e, r) => `${wildName(r.after, e.card)} is called off.`,
  'card replaced': (e, r) => `${wildName(r.after, e.card)} comes instead.`,
  'card discarded': silent,
  'card set aside': silent,
  'reward void': (e, r) =>
    `That card is already taken, so ${e.seat === r.me ? 'you get' : `${r.who(e.seat)} gets`} nothing for it.`,
}

export const exploreLines: Lines<ExploreEvent> = {
  'exploration declined': (e, r) =>
    `${called(e.seat, r, 'leaves', 'leave')} ${placeWords(r.after, e.hex)} alone.`,
  'hex blocked': (e, r) => `A token blocks ${placeWords(r.after, e.hex)}.`,
  'exploration failed': (e, r) =>
    e.seat === r.me
      ? 'You find no way in. Stay here, and next round it’s open.'
      : `${r.who(e.seat)} finds no way into ${placeWords(r.after, e.hex)}.`,
  'exploration opened': (e, r) =>
    `${called(e.seat, r, 'explores', 'explore')} ${placeWords(r.after, e.hex)}.`,
  'exploration ended': silent,
  'wasteland looked at': silent,
}

const LOOT = { ammo: 'Ammo', fuel: 'Fuel', dame: 'the Dame' } as const

function stolen({ seat, victim, loot, card }: Of<'stolen'>, reader: WkReader): string {
  const name = loot === 'task' ? taskName : gearName
  const what =
    loot !== 'gear' && loot !== 'task' ? LOOT[loot] : card === undefined ? 'a card' : name(reader.after, card)
  return `${called(seat, reader, 'steals', 'steal')} ${what} from ${you(victim, reader)}.`
}

const goods = (cards: readonly number[], { after }: WkReader): string =>
  cards.length === 0
    ? 'no cards'
    : cards.length > 3
      ? counted(cards.length, 'card')
      : listed(cards.map((card) => gearName(after, card)))

function traded({ seats, cards, given }: Of<'traded'>, reader: WkReader): string {
  const side = reader.me === null ? -1 : seats.indexOf(reader.me)
  if (side >= 0 && given !== undefined)
    return `You give ${goods(given[side]!, reader)}, you get ${goods(given[1 - side]!, reader)}.`
  const what = cards === 0 ? '' : ` ${counted(cards, 'card')}`
  return `${you(seats[0]!, reader)} and ${you(seats[1]!, reader)} trade${what}.`
}

export const meetingLines: Lines<MeetingEvent> = {
  approached: (e, r) => `${called(e.seat, r, 'comes', 'come')} up to ${you(e.other, r)}.`,
  agreed: (e, r) => `${called(e.seat, r, 'agrees', 'agree')} to a duel.`,
  refused: (e, r) => `${called(e.seat, r, 'wants', 'want')} to be left alone.`,
  'laid down': (e, r) => `${called(e.seat, r, 'offers', 'offer')} ${gearName(r.after, e.card)}.`,
  proposed: (e, r) => `${called(e.seat, r, 'proposes', 'propose')} a deal.`,
  traded,
  revived: (e, r) => `${called(e.seat, r, 'brings', 'bring')} ${you(e.other, r)} round.`,
  stolen,
}
