import { waste } from '@midden/waste'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lookOnly } from '../src/table/board-props.ts'
import { Question } from '../src/table/question.tsx'
import { opened, plan, saved } from './tables.ts'
import './page.ts'

test('who waits reads for whom, and what they are at; not their question', async () => {
  const link = await opened(waste, saved(waste, plan(1, 3)))
  const state = {
    ...link.state(),
    question: null,
    menu: [],
    waiting: [{ seat: 1, decision: 'keep', clause: 'WASTE-3.4', optional: false }],
  }
  const face = { Board: () => null }
  const drawn = renderToStaticMarkup(
    createElement(Question, {
      link,
      state,
      face,
      props: lookOnly(link, state),
      hint: null,
      refusal: null,
      why: () => {},
    }),
  )
  expect(drawn).toContain(`Waiting for ${state.sitters[1]!.name}`)
  expect(drawn).toContain('One card is kept, the rest of the pack goes on.')
  expect(drawn).not.toContain('which card do you keep')
})
