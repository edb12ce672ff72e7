import { Icon } from '../art/icons.tsx'
import { type Character, characterOf } from '../cast/cast.ts'
import { Heap, Poster } from '../cast/portraits.tsx'
import { Link } from '../router/router.tsx'
import { useText } from '../text/text.ts'
import './crew.css'

interface Props {
  /** where the company is chosen at leisure */
  set: string
  /** who can play the game */
  from: readonly Character[]
  bots: readonly string[]
  onChange(bots: string[]): void
  onMix(): void
}

/** Who comes to a table that is dealt at once: a tap on one brings the next of the company, the dice another mixture. */
export function Crew({ set, from, bots, onChange, onMix }: Props) {
  const t = useText()
  const after = (bot: string): string =>
    from[(from.findIndex((one) => one.bot === bot) + 1) % from.length]!.bot
  return (
    <fieldset className="crew">
      <legend className="sr">{t.cast.company}</legend>
      <p className="whom">
        <span className="label" aria-hidden="true">
          {t.cast.company}
        </span>
        <Link href={set}>{t.cast.choose}</Link>
      </p>
      <div>
        {[...bots.entries()].map(([i, bot]) => {
          const one = characterOf(bot)!
          return (
            <button
              key={i}
              type="button"
              aria-label={t.cast.change(one.name, one.level)}
              onClick={() => onChange(bots.map((each, n) => (n === i ? after(each) : each)))}
            >
              <Poster one={one} face />
              <b>
                {one.name} <Heap level={one.level} />
              </b>
            </button>
          )
        })}
        <button type="button" className="dice" aria-label={t.cast.mixAgain} onClick={onMix}>
          <Icon name="dice" />
        </button>
      </div>
      <p className="sr" role="status">
        {bots.map((bot) => characterOf(bot)!.name).join(', ')}
      </p>
    </fieldset>
  )
}
