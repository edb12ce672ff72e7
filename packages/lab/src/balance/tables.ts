import type { Facts, Share, Use } from './facts.ts'
import { added, barOf, titleOf } from './sums.ts'
import { catalogue } from './witness.ts'

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`
const times = (n: number): string => n.toFixed(2)
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const rateCell = (share: Share): string => {
  const { value, low, high } = barOf('', share)
  return `${percent(value)} (${percent(low)} to ${percent(high)})`
}
const meanRound = ({ rounds, games }: Facts): number =>
  rounds.reduce((sum, n, round) => sum + n * round, 0) / games

function lengths(all: readonly Facts[]): string {
  const head = [
    'mission',
    'players',
    'games',
    'rounds, mean',
    'earliest',
    'goal',
    'time',
    'all lost',
    'falls a game',
    'duels a game',
    'fights won',
  ]
  return tableOf(
    head,
    all.map((f) => [
      titleOf(f.mission),
      f.seats,
      f.games,
      meanRound(f).toFixed(1),
      f.rounds.findIndex((n) => n > 0),
      percent((f.ends.goal ?? 0) / f.games),
      percent((f.ends.time ?? 0) / f.games),
      percent((f.ends.lost ?? 0) / f.games),
      (f.falls / f.games).toFixed(2),
      (f.duels / f.games).toFixed(2),
      `${percent(f.fights.won / Math.max(1, f.fights.faced))} of ${(f.fights.faced / f.games).toFixed(1)}`,
    ]),
  )
}
const placesTable = (all: readonly Facts[]): string =>
  tableOf(
    ['mission', 'players', 'First Player', 'second', 'third', 'fourth'],
    all.map((f) => [
      titleOf(f.mission),
      f.seats,
      ...f.places.map(rateCell),
      ...Array.from({ length: 4 - f.seats }, () => '–'),
    ]),
  )

/** Wins against what an even share of the same games would be: 1 is even. */
const against = (facts: readonly Facts[], of: (f: Facts) => readonly Share[], i: number): number => {
  let wins = 0
  let even = 0
  for (const f of facts) {
    const decided = f.places.reduce((sum, place) => sum + place.wins, 0) / Math.max(1, f.games)
    wins += of(f)[i]!.wins
    even += (of(f)[i]!.games * decided) / f.seats
  }
  return wins / Math.max(1, even)
}
function knightsTable(all: readonly Facts[]): string {
  const ids = [...new Set(all.map(({ mission }) => mission))]
  const rows = catalogue.knights
    .map(({ row: knight }, i) => ({ knight, i, all: against(all, (f) => f.knights, i) }))
    .sort((a, b) => b.all - a.all)
    .map(({ knight, i, all: overall }) => {
      const total = added(
        all.map((f) => f.knights),
        i,
      )
      const each = ids.map((id) =>
        against(
          all.filter((f) => f.mission === id),
          (f) => f.knights,
          i,
        ).toFixed(2),
      )
      return [
        `${knight.id} ${knight.name}`,
        total.games,
        overall.toFixed(2),
        ...each,
        (total.rep / total.games).toFixed(1),
      ]
    })
  return tableOf(['knight', 'games', 'all', ...ids, 'Reputation at the end'], rows)
}
const vehiclesTable = (all: readonly Facts[]): string =>
  tableOf(
    ['vehicle', 'games', 'wins against an even share'],
    catalogue.gear.slice(catalogue.vehicles, catalogue.printed).map(({ row: vehicle }, i) => [
      `${vehicle.id} ${vehicle.title}`,
      added(
        all.map((f) => f.vehicles),
        i,
      ).games,
      against(all, (f) => f.vehicles, i).toFixed(2),
    ]),
  )

interface Card extends Use {
  name: string
}
function cardsOf(
  all: readonly Facts[],
  of: (f: Facts) => readonly Use[],
  name: (i: number) => string,
): Card[] {
  const byName = new Map<string, Card>()
  of(all[0]!).forEach((_, i) => {
    const card = byName.get(name(i)) ?? { name: name(i), came: 0, used: 0 }
    for (const f of all) {
      card.came += of(f)[i]!.came
      card.used += of(f)[i]!.used
    }
    byName.set(card.name, card)
  })
  return [...byName.values()]
}
/** Every card of a kind, the least used first. */
const usesTable = (
  head: readonly string[],
  list: readonly Card[],
  games: number,
  share: (used: number) => string = percent,
): string =>
  tableOf(
    head,
    list
      .toSorted((a, b) => a.used / Math.max(1, a.came) - b.used / Math.max(1, b.came))
      .map(({ name, came, used }) => [
        name,
        (came / games).toFixed(2),
        (used / games).toFixed(2),
        share(used / Math.max(1, came)),
      ]),
  )

function linesTable(all: readonly Facts[], games: number): string {
  const rows = catalogue.lines.flatMap(({ no, from, of, at, may, nth }) => {
    if ((from !== 'hex' || at !== 'action') && (from !== 'knight' || !may)) return []
    const name = from === 'hex' ? `[${of}] ${catalogue.hexes[of]!.row.name}` : catalogue.knights[of]!.row.name
    const used = all.reduce((sum, f) => sum + f.lines[no]!, 0)
    return [{ name: `${name}, line ${nth + 1}`, used }]
  })
  return tableOf(
    ['text', 'used a game'],
    rows.toSorted((a, b) => a.used - b.used).map(({ name, used }) => [name, (used / games).toFixed(3)]),
  )
}

/** Reputation at the end of each round: of a knight in the mean, and of the leader. */
function reputationTable(all: readonly Facts[]): string {
  const rounds = Math.max(...all.map(({ rep }) => rep.games.length)) - 1
  const rows = all.map(({ mission, seats, rep }) => [
    titleOf(mission),
    seats,
    ...Array.from({ length: rounds }, (_, i) => {
      const games = rep.games[i + 1] ?? 0
      return games === 0
        ? '–'
        : `${(rep.mean[i + 1]! / games).toFixed(1)} / ${(rep.best[i + 1]! / games).toFixed(1)}`
    }),
  ])
  return tableOf(['mission', 'players', ...Array.from({ length: rounds }, (_, i) => `${i + 1}`)], rows)
}

/** The tables of the report. */
export function tables(all: readonly Facts[]): string {
  const games = all.reduce((sum, f) => sum + f.games, 0)
  const { wild, luck, gear, tasks } = catalogue
  const wildName = (i: number): string => `${wild[i]!.id} ${wild[i]!.title}`
  const taskName = (i: number): string => {
    const task = tasks[i]!.common ?? tasks[i]!.private!
    return `${task.id} ${task.title}`
  }
  const gearOnly = cardsOf(
    all,
    (f) => f.gear.slice(0, catalogue.vehicles),
    (i) => `${gear[i]!.row.id} ${gear[i]!.row.title}`,
  )
  return `# Waste Knights: the figures behind the balance report

Written by \`npm run balance\`; ${games} games between steady bots, knights and vehicles dealt out at random.

## Length and endings

${lengths(all)}

## Win rate by place in the first round (95 % interval)

${placesTable(all)}

## Knights: wins against an even share (1 is even)

${knightsTable(all)}

## Reputation at the end of each round: a knight / the leader

${reputationTable(all)}

## Vehicles

${vehiclesTable(all)}

## Wasteland cards: turned up, played

${usesTable(
  ['card', 'turned up a game', 'played a game', 'played'],
  cardsOf(all, (f) => f.wild, wildName),
  games,
)}

## Tasks: posted, accomplished

${usesTable(
  ['task', 'posted a game', 'accomplished a game', 'accomplished'],
  cardsOf(all, (f) => f.tasks, taskName),
  games,
)}

## Luck cards: drawn, played for their text

${usesTable(
  ['card', 'drawn a game', 'played a game', 'played'],
  cardsOf(
    all,
    (f) => f.luck,
    (i) => `${luck[i]!.row.id} ${luck[i]!.row.title}`,
  ),
  games,
)}

## Gear: gained, rounds on a panel and uses

${usesTable(['card', 'gained a game', 'at work a game', 'at work for each gained'], gearOnly, games, times)}

## Exploration actions and knights' own texts

${linesTable(all, games)}
`
}
