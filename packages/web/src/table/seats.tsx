import type { Seat } from '@midden/kernel'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/icons.tsx'
import { characterOf } from '../cast/cast.ts'
import { Heap } from '../cast/portraits.tsx'
import type { BoardProps, Face } from '../games/contract.ts'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { CompanyContext } from './company.ts'
import { Dots, MullLeft, MullLine } from './mull.tsx'
import { SeatClock } from './seat-clock.tsx'
import { SeatToken } from './seat-token.tsx'
import { useMedia } from './use-media.ts'
import { useMulling } from './use-mulling.ts'
import { placesOf } from './use-table.ts'
import './seats.css'

/** All seats in the order of the table, the viewer's first. */
export function ringFrom(viewer: Seat | null, count: number): Seat[] {
  const first = viewer ?? 0
  return Array.from({ length: count }, (_, i) => (first + i) % count)
}

const placeOf = (board: Element | null | undefined, seat: Seat): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-place="${seat}"]`) ?? null

/** Which seats have a place on the board just now, marked with `data-place`. */
function usePlaces(seats: RefObject<HTMLElement | null>, count: number): readonly boolean[] {
  const [places, setPlaces] = useState<readonly boolean[]>([])
  useEffect(() => {
    const board = seats.current?.parentElement?.querySelector('.board')
    if (board === null || board === undefined) return
    const look = (): void => {
      const now = Array.from({ length: count }, (_, seat) => placeOf(board, seat) !== null)
      setPlaces((before) => (before.join() === now.join() ? before : now))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(board, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [seats, count])
  return places
}

/** Brings a seat's things on the board into sight, and to the ear. */
function showPlace(from: Element, seat: Seat): void {
  const place = placeOf(from.closest('.table')?.querySelector('.board'), seat)
  place?.scrollIntoView({ block: 'start' })
  place?.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
}

/** How hard a bot is to beat; where its tag can be opened, the way to it. */
function Strength({ level, onMeet }: { level: number; onMeet?: () => void }) {
  const t = useText()
  const heap = <Heap level={level} label={t.cast.bot(level)} />
  if (onMeet === undefined) return <span className="badge heaped">{heap}</span>
  return (
    <button type="button" className="badge heaped" onClick={onMeet}>
      {heap}
    </button>
  )
}

interface Props {
  link: Pick<TableLink, 'subscribe' | 'mulling' | 'clock'>
  state: TableView
  face: Face
  props: BoardProps
  /** opens the tag of who plays there */
  meet?: (seat: Seat) => void
}

export function Seats({ link, state, face, props, meet }: Props) {
  const { clock } = link
  const t = useText()
  const company = useContext(CompanyContext)
  const lang = useGameLang()
  const { language } = useSettings()
  const { sitters, viewer, view, waiting, outcome } = state
  const root = useRef<HTMLElement>(null)
  const places = usePlaces(root, sitters.length)
  const asked = new Set(waiting.filter(({ optional }) => !optional).map(({ seat }) => seat))
  const thinking = useMulling(link)
  const wide = useMedia('(width > 1100px)', true)
  const ranks = placesOf(outcome?.ranking ?? [])
  return (
    <section ref={root} className="seats" aria-label={t.table.seats}>
      {ringFrom(viewer, sitters.length).map((seat) => {
        const { name, kind, bot } = sitters[seat]!
        const one = characterOf(bot)
        const mark = face.seat?.(view, seat) ?? {}
        const mine = seat === viewer
        const now = asked.has(seat)
        // On a narrow screen a seat is one thing to tap: the way to its place, or to its tag.
        const tag = meet === undefined || (places[seat] === true && !wide) ? {} : { onMeet: () => meet(seat) }
        const mull = now ? thinking.find((one) => one.seat === seat) : undefined
        return (
          <div
            key={seat}
            data-place={`seat ${seat}`}
            {...lang}
            className={`seat${now && mine ? ' now' : now ? ' next' : ''}${mark.out === true ? ' gone' : ''}${mull === undefined ? '' : ' thinks'}`}
          >
            <SeatToken seat={seat} name={name} />
            <b>
              {places[seat] === true ? (
                <button
                  type="button"
                  className="name"
                  onClick={(event) => showPlace(event.currentTarget, seat)}
                >
                  {mine ? t.table.you : name}
                </button>
              ) : (
                <span className="name">{mine ? t.table.you : name}</span>
              )}
              {one !== null ? (
                <Strength level={one.level} {...tag} />
              ) : (
                kind === 'bot' && <span className="badge">{t.table.bot}</span>
              )}
              {company !== null && <company.Beside seat={seat} />}
              {mark.badges?.map((badge) => (
                <span key={badge} className="badge boss">
                  {badge}
                </span>
              ))}
            </b>
            <span className="clock">
              {ranks.has(seat) ? (
                (mark.place ?? t.end.place(ranks.get(seat)!))
              ) : mark.ready === true ? (
                <>
                  <Icon name="tick" />
                  <span className="sr">{t.table.ready}</span>
                </>
              ) : !now ? null : (clock?.(seat) ?? null) !== null ? (
                <SeatClock clock={clock!} seat={seat} />
              ) : (
                !mine && <Dots />
              )}
            </span>
            {mull !== undefined ? (
              <span className="note" lang={language}>
                <MullLeft mull={mull} />
              </span>
            ) : (
              mark.note !== undefined && <span className="note">{mark.note}</span>
            )}
            {face.Facts !== undefined && <face.Facts view={view} seat={seat} who={props.who} />}
            {mull !== undefined && <MullLine mull={mull} name={name} />}
          </div>
        )
      })}
      {face.UnderSeats !== undefined && <face.UnderSeats {...props} />}
    </section>
  )
}
