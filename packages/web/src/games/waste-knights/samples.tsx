import type { WkEvent, WkView } from '@midden/waste-knights/reading'
import type { Samples } from '../../parts/samples.ts'
import { Plate } from './parts/cards/plate.tsx'
import { TaskItem } from './parts/cards/task.tsx'
import { WildCard } from './parts/cards/wild.tsx'
import { Dice, Pool } from './parts/fight/dice.tsx'
import { Parts } from './parts/icon.tsx'
import { Dials } from './parts/knight/dials.tsx'
import { Skills } from './parts/knight/id-plate.tsx'
import { Portrait } from './parts/knight/portrait.tsx'

const GEAR = [0, 20, 40, 60]
const WILD = [0, 30, 60]
const nothing = (): void => {}

/** The prepared round: every knight stands on the map with something in hand. */
export const samples: Samples<WkView, WkEvent> = {
  options: { mission: 'M0' },
  sheet: <Parts />,
  of: ({ view }) => [
    [
      'Gear',
      GEAR.map((card, i) => (
        <Plate
          key={card}
          view={view}
          card={card}
          id={`sample ${card}`}
          lit={i === 1}
          pressed={i === 2}
          marked={i === 3}
          onClick={nothing}
        />
      )),
    ],
    ['Wasteland', WILD.map((card) => <WildCard key={card} view={view} card={card} />)],
    [
      'Tasks',
      <ul key="tasks">
        {(['P', 'O', 'G'] as const).map((colour, markers) => (
          <TaskItem
            key={colour}
            view={view}
            card={markers}
            markers={markers}
            colour={colour}
            owner="All"
            ages
          />
        ))}
      </ul>,
    ],
    ['Dice', <Dice key="dice" dice={[1, 4, 7, 9, 10]} from={7} crit={9} />],
    ['Dice to roll', <Pool key="pool" pool={5} added={2} />],
    ['Counters', <Dials key="dials" view={view} seat={0} />],
    ['Skills', <Skills key="skills" skills={[1, 2, 3, 4]} />],
    ['Portraits', GEAR.map((sheet) => <Portrait key={sheet} sheet={sheet} />)],
  ],
}
