import { abilityText, cards, gearText, knightText, missions, numberAt } from '@midden/waste-knights/reading'
import { Clause } from '../../../table/clause.tsx'
import { placeTitle } from '../logic/places.ts'
import type { KnightsProps } from '../logic/props.ts'
import { t } from '../text/text.ts'
import { Plate } from './cards/plate.tsx'
import { taskWords } from './cards/task.tsx'
import { WildCard } from './cards/wild.tsx'
import { Icon } from './icon.tsx'
import { Skills } from './knight/id-plate.tsx'
import { Portrait } from './knight/portrait.tsx'
import { Sheet } from './knight/sheet.tsx'
import { PlaceText } from './map/place.tsx'
import './closer.css'

const nothing = (): void => {}

function GearCloser({ props, card }: { props: KnightsProps; card: number }) {
  const gear = cards(props.view).gear[card]
  if (gear === undefined) return <p>{t.gear.hiddenText}</p>
  return (
    <>
      <Plate view={props.view} card={card} id="closer" onClick={nothing} />
      <p>{gearText(gear.row)}</p>
      <p className="line">{gear.row.line}</p>
      <p>{t.gear.group[gear.row.group]}</p>
    </>
  )
}

function LuckCloser({ props, card }: { props: KnightsProps; card: number }) {
  const luck = cards(props.view).luck[card]
  if (luck === undefined) return <p>{t.luck.hidden}</p>
  return (
    <>
      <h3>{luck.row.title}</h3>
      <p>{abilityText(luck.row.text[0])}</p>
      <p>
        <Icon name={luck.icon} /> {t.luck.resupply(t.luck.gains[luck.icon])} <Clause id="WK-26.6" />
      </p>
    </>
  )
}

function SheetCloser({ props, sheet }: { props: KnightsProps; sheet: number }) {
  const knight = cards(props.view).knights[sheet]
  if (knight === undefined) return null
  const { row } = knight
  return (
    <>
      <Portrait sheet={sheet} />
      <h3>{row.name}</h3>
      <p>{row.vocation}</p>
      <p className="line">{row.line}</p>
      <p>
        <b>{t.knight.ability}</b> {knightText(row)}
      </p>
      <Skills skills={row.skills} />
      <p>{t.knight.starts(t.list(knight.gear.map(({ card }) => cards(props.view).gear[card]!.row.title)))}</p>
      <p>{t.knight.backpack(row.backpack)}</p>
    </>
  )
}

function TaskCloser({ props, card }: { props: KnightsProps; card: number }) {
  const { title, text, reward, line } = taskWords(props.view, card)
  return (
    <>
      <h3>{title}</h3>
      <p className="line">{line}</p>
      <p>{text}</p>
      <p>{t.task.reward(reward)}</p>
    </>
  )
}

function MissionCloser({ n }: { n: number }) {
  const row = missions[n]
  if (row === undefined) return null
  return (
    <>
      <h3>{row.title}</h3>
      <p className="line">{row.line}</p>
      {row.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <p>{t.setup.rounds(row.rounds, row.players)}</p>
    </>
  )
}

/** A closer look at a card, a hex, a knight, a task, the mission. */
export function Closer(props: KnightsProps & { card: string }) {
  const { view } = props
  const [what = '', number = ''] = props.card.split('-')
  const n = Number(number)
  const inside = ((): React.ReactNode => {
    switch (what) {
      case 'gear':
        return <GearCloser props={props} card={n} />
      case 'luck':
        return <LuckCloser props={props} card={n} />
      case 'wild':
        return <WildCard view={view} card={n} />
      case 'sheet':
        return <SheetCloser props={props} sheet={n} />
      case 'pawn':
        return <Sheet props={{ ...props, menu: [], rights: [] }} seat={n} />
      case 'task':
        return <TaskCloser props={props} card={n} />
      case 'mission':
        return <MissionCloser n={n} />
      case 'hex':
        return (
          <>
            <h3>
              {numberAt(view, n) > 0 && `${numberAt(view, n)} `}
              {placeTitle(view, n)}
            </h3>
            <PlaceText props={{ ...props, menu: [] }} hex={n} />
          </>
        )
      default:
        return <p>{t.gear.hiddenText}</p>
    }
  })()
  return <div className="wk-closer">{inside}</div>
}
