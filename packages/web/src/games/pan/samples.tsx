import type { PanEvent, PanView } from '@midden/pan'
import { Sprite } from '../../art/drawing.tsx'
import type { Samples } from '../../parts/samples.ts'
import parts from './art/parts.svg?raw'
import { Back, Burst, Character, CharacterButton, Fan, GunCard, MiniButton } from './parts/card.tsx'
import { Risk } from './parts/risk.tsx'

const VALUES = [0, 1, 2, 3, 4, 5]
const lying = VALUES.map((value) => ({ key: `sample ${value}`, value }))
const five = lying[5]!

export const samples: Samples<PanView, PanEvent> = {
  sheet: <Sprite source={parts} />,
  of: () => [
    [
      'Cards',
      <div key="cards" className="hand pan-cards">
        {VALUES.map((value) => (
          <Character key={value} value={value} />
        ))}
        <CharacterButton lying={five} aria-label="To press" />
        <CharacterButton lying={five} aria-label="Pressed" aria-pressed />
        <Back />
        <GunCard side="back" />
        <GunCard side="clic" />
        <GunCard side="pan" />
      </div>,
    ],
    [
      'Fronts',
      <div key="fronts" className="duel">
        <Fan cards={lying} label="A front" />
        <MiniButton lying={five} picked={false} aria-label="To take" />
        <MiniButton lying={five} picked aria-label="Taken" />
      </div>,
    ],
    [
      'Odds',
      <div key="odds">
        {[6, 2, 1, null].map((left) => (
          <Risk key={left} left={left} />
        ))}
        <Burst kind="red" />
        <Burst kind="cream" />
      </div>,
    ],
  ],
}
