import { fieldsOf } from '@midden/games/fields'
import {
  anyOf,
  apply,
  begin,
  firstOf,
  isRefusal,
  offers,
  owing,
  seeded,
  type WholeGame,
} from '@midden/kernel'
import { type DataSchema, Sketch } from './sketch.ts'

/** Games looked at for the schemas: enough for every field to have been seen with all it can hold. */
const GAMES = 24
/** Of the positions of a game, every so many-th is looked at. */
const EVERY = 3

const ACTION = {
  type: 'object',
  description: 'act names it, n an amount or one thing chosen, ns several things, with a choice beside it',
  properties: {
    act: { type: 'string' },
    n: { type: 'integer' },
    ns: { type: 'array', items: { type: 'integer' } },
    with: { type: 'integer' },
  },
  required: ['act'],
  additionalProperties: false,
}

/** The names behind the numbers, by the draw that deals them: by number, so far as a number has a name. */
const namesOf = ({ draws }: WholeGame): object =>
  Object.fromEntries(
    Object.entries(draws).flatMap(([draw, { names }]) =>
      names === undefined
        ? []
        : [[draw, Object.fromEntries(names.flatMap((name, n) => (name === '' ? [] : [[n, name]])))]],
    ),
  )

interface Schemas {
  view: object
  state: object
  action: object
  cards: object
}

function lookAt(game: WholeGame, number: number, state: Sketch, view: Sketch, acts: Set<string>): void {
  const { min, max } = game.seats
  const seats = min + (number % (max - min + 1))
  const match = begin(game, { seats, seed: `schema ${number}` })
  if (isRefusal(match)) return
  const s = match.position
  const rng = seeded(`schema ${number}`)
  const note = (): void => {
    state.see(s)
    for (const viewer of [0, seats - 1, null]) view.see(game.view(s, viewer))
  }
  for (let turn = 0, owed = owing(game, s); owed !== 0; turn++) {
    if (turn % EVERY === number % EVERY) note()
    const seat = firstOf(owed)
    const action = anyOf(offers(game, s, seat), rng)
    acts.add(action.act)
    owed = apply(game, s, seat, action, null)
  }
  note()
}

/** The same with what is said of each field, by its path. */
function described(schema: DataSchema, said: Readonly<Record<string, string>>, path = ''): DataSchema {
  const { items, properties, ...rest } = schema
  const part = ([name, field]: [string, DataSchema]): [string, DataSchema] => {
    const at = path === '' ? name : `${path}.${name}`
    const description = said[at]
    return [name, { ...(description !== undefined && { description }), ...described(field, said, at) }]
  }
  return {
    ...rest,
    ...(items !== undefined && { items: described(items, said, `${path}[]`) }),
    ...(properties !== undefined && { properties: Object.fromEntries(Object.entries(properties).map(part)) }),
  }
}

const known = new WeakMap<WholeGame, Schemas>()

/** What the data of a game looks like: read off random games with the book's options, the same every time. */
export function schemasOf(game: WholeGame): Schemas {
  const before = known.get(game)
  if (before !== undefined) return before
  const [state, view] = [new Sketch(), new Sketch()]
  const acts = new Set<string>()
  for (let number = 0; number < GAMES; number++) lookAt(game, number, state, view, acts)
  const action = {
    ...ACTION,
    properties: { ...ACTION.properties, act: { type: 'string', examples: [...acts].sort() } },
  }
  const said = fieldsOf(game.id)
  const schemas = {
    view: described(view.schema(), said.view),
    state: described(state.schema(), said.state),
    action,
    cards: namesOf(game),
  }
  known.set(game, schemas)
  return schemas
}
