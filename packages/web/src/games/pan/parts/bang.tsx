import { usePanText } from '../text/text.ts'
import { GunCard } from './card.tsx'
import './bang.css'

/** PAN!, with the name of who turned it up. It stays until the next action. */
export function Bang({ name }: { name: string }) {
  const t = usePanText()
  return (
    <div className="bang">
      <div className="bang-art">
        <svg viewBox="0 0 640 300" role="img" aria-label={t.bang.label(name)}>
          <g transform="translate(-20 -50) scale(3.4 2)">
            <use className="under" href="#pan-burst" width="200" height="200" x="3" y="5" />
            <use className="over" href="#pan-burst" width="200" height="200" />
          </g>
          <g className="lettering" transform="rotate(-5 320 150)">
            <text className="shade" x="326" y="196">
              PAN!
            </text>
            <text className="pan-word" x="318" y="188">
              PAN!
            </text>
            <text className="dead-word" x="322" y="238">
              {t.bang.dead(name.toUpperCase())}
            </text>
          </g>
        </svg>
      </div>
      <div className="bang-card">
        <GunCard side="pan" />
      </div>
    </div>
  )
}
