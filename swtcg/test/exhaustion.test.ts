import { describe, expect, test } from 'vitest'
import { lookInto, swtcg } from './play.ts'

describe('when nobody has anything left to play with', () => {
  test('the game is a draw, by our ruling', () => {
    const game = lookInto({ position: { at: 'end' } })
    expect(game.state.outcome).toMatchObject({ winners: [] })
  })

  test('a last unit, a last card in hand or in a deck keeps it going', () => {
    for (const dark of [{ space: ['TIE Hunter'] }, { hand: ['TIE Hunter'] }, { deck: ['TIE Hunter'] }])
      swtcg({ at: 'end', dark })
        .expect({ asked: ['dark'] })
        .done()
  })
})
