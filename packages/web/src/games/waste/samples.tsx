import { TYPES, typeOf, type WasteEvent, type WasteView } from '@midden/waste'
import { Sprite } from '../../art/drawing.tsx'
import type { Samples } from '../../parts/samples.ts'
import parts from './art/parts.svg?raw'
import { Back, CardButton, Prints } from './parts/card.tsx'
import { Chips } from './parts/chips.tsx'
import { Tile } from './parts/tile.tsx'

/** The first card of every type. */
const cards = TYPES.map((_, type) => {
  let card = 0
  while (typeOf(card) !== type) card++
  return card
})
const nothing = (): void => {}

export const samples: Samples<WasteView, WasteEvent> = {
  sheet: <Sprite source={parts} />,
  of: ({ view }) => [
    ...['large', 'mid', 'mini'].map(
      (size) =>
        [
          `Cards, ${size}`,
          <div key={size} className="cards">
            <Prints view={view} cards={cards} size={size} still />
            <Back size={size} mark="3" />
          </div>,
        ] as const,
    ),
    [
      'Cards to press',
      <div key="press" className="hand">
        <div className="cards">
          {cards.slice(0, 4).map((card, i) => (
            <CardButton
              key={card}
              view={view}
              card={card}
              number={i + 1}
              gain="+2"
              pressed={i === 1}
              onClick={nothing}
            />
          ))}
        </div>
      </div>,
    ],
    ['Tiles', TYPES.map((type) => <Tile key={type} type={type} />)],
    ['Sets', <Chips key="sets" part="metal" station={cards.slice(0, 6)} own={cards.slice(6)} />],
  ],
}
