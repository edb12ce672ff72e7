import type { Waste } from '@midden/waste'
import type { Chapter, WinReason } from '../../../lessons/course.ts'
import { arranged } from '../../../lessons/openings.ts'
import { bid, bossIs, keep, lay } from './cards.ts'

const ANY = { act: 'keep' }
const NOTHING = bid('')
const line = (part: string): string => `[data-line="${part}"]`

const other = (part: string, name: string): WinReason => ({
  name,
  at: line(part),
  says: 'True points, but you’d have had them anyway.',
})

/** Every kind of waste once, and the sheet at the end. */
export const sortAndScore: Chapter = {
  id: 'sort-and-score',
  title: 'Sort and score',
  goal: 'You’ll meet every kind of waste once and know what to keep.',
  minutes: 4,
  others: ['Nib'],
  openings: [
    {
      lay: (game, told) =>
        arranged<Waste>(
          game,
          {
            seats: 2,
            options: { firstBoss: 'chosen', bossSeat: 1 },
            until: 'keep',
            tells: bossIs(1),
            arrange: (s) =>
              lay(s, {
                round: 3,
                boss: 1,
                hands: ['CO01 TX02 EL01 PA03 FO04 PA04 TX05', 'ES03 HZ05 FO05 ME03 ME05 PA05 PL03'],
                stations: [
                  'ME01 ME02 TX01 FO01 FO02 FO03 PA01 PA02 HZ01 HZ02 HZ03 HZ04 ES01 PL01',
                  'ME06 ME07 TX03 TX04 FO06 FO07 FO08 CO02 PA06 PA07 PA08 PA09 ES02 PL02',
                ],
                top: 'ME08 PA10 RC01',
              }),
          },
          told,
        ),
      others: [
        [],
        [keep('ES03'), keep('FO04'), keep('FO05'), keep('PA04'), keep('ME05'), keep('TX05'), NOTHING],
      ],
    },
  ],
  beats: [
    {
      says: 'Keep one card, pass the rest. Your three foods score 1 each; on compost they score 3. *Keep the compost.*',
      does: [[keep('CO01')]],
      shows: line('food'),
      tries: [{ on: ANY, says: 'Not bad, but compost lifts three foods from 1 to 3: +6.' }],
      after:
        'Three foods on compost: 3 points become 9. Your pack has gone to Nib, and Nib’s has come to you.',
      learnt: 'Food on compost scores 3 each',
    },
    {
      says: 'Nib’s pack. Hazardous waste costs 2 each, but five together score 12. You have four. *Keep it.*',
      does: [[keep('HZ05')]],
      shows: line('hazardous'),
      tries: [{ on: ANY, says: 'The fifth hazardous card turns −8 into +12. Nothing here beats that.' }],
      after: 'Four cost you 8. Five score 12.',
      learnt: 'Five hazardous score 12, each one over costs 2',
    },
    {
      says: 'Your first pack is back, two cards shorter. One textile scores nothing, a pair 5. *Keep the textile.*',
      does: [[keep('TX02')]],
      shows: line('textiles'),
      tries: [{ on: keep('EL01'), says: 'Strong as well. We’ll get to electronics in a moment.' }],
      after: 'A pair of textiles: nothing becomes 5.',
      learnt: 'Textiles score in pairs, and packs come back',
    },
    {
      says: 'Two metals score nothing, three score 10. You have two. *Keep the third.*',
      does: [[keep('ME03')]],
      shows: line('metal'),
      tries: [{ on: keep('PL03'), says: 'Plastic can be great, or cost you 10. The third metal is sure.' }],
      after: 'Three metals: nothing becomes 10.',
      learnt: 'Metal scores in threes',
    },
    {
      says: 'Electronics is a race: most units 10, second 5. A large one counts double. You’re level at 1 each. *Keep the large one.*',
      does: [[keep('EL01')]],
      shows: line('electronics'),
      tries: [{ on: ANY, says: 'Points, yes. But one large card puts you in front: 10 instead of 5.' }],
      after: 'You lead by 3 units to 1. Nib’s kept cards are secret, and may add to that.',
      learnt: 'Most electronics: 10, second 5',
    },
    {
      says: 'Plastic: most scores 12, anyone with fewer loses 10. You’re level, and Nib gets whatever you leave. *Keep the plastic.*',
      does: [[keep('PL03')]],
      shows: line('plastic'),
      tries: [
        {
          on: keep('PA05'),
          says: 'Nib got the plastic: +12 for Nib, −10 for you. You lose 45 to 56.',
          plays: [
            [1, NOTHING],
            [0, NOTHING],
          ],
        },
      ],
      after: 'Two plastics to one. Nib will be stamped with −10.',
      learnt: 'Plastic: most scores 12, fewer costs 10',
    },
    {
      says: 'The last card comes by itself: paper. Sets of paper climb 1, 3, 6, 9… An auction follows; *bid nothing* today.',
      does: [[NOTHING]],
      shows: line('paper'),
      tries: [
        { on: { act: 'bid' }, says: 'Bidding burns cards. That’s the next chapter. Bid nothing for now.' },
      ],
      learnt: 'Paper climbs, card by card',
    },
    {
      says: 'Everything you kept goes into your station, good or bad, and is scored once, at the very end.',
      does: [],
      learnt: 'It all scores once, at the end',
    },
  ],
  won: 'You win, 64 to 38.',
  asks: 'Why did you win? Tap the line that decided it.',
  reasons: [
    other('food', 'Food'),
    other('electronics', 'Electronics'),
    other('textiles', 'Textiles'),
    other('metal', 'Metal'),
    other('paper', 'Paper'),
    other('hazardous', 'Hazardous'),
    {
      name: 'Plastic',
      at: line('plastic'),
      says: '+12 against −10. Without that last card you lose 45 to 56.',
      right: true,
    },
  ],
}
