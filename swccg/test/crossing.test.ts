/** Cards that go over to the other side, and characters that give way to the opponent's version of them. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn } from './looking-on.ts'

test(
  'whoever crosses over is the other player’s in place, with what is on it',
  proves('ccgx/persona/crosses-side'),
  () => {
    const turn = {
      title: 'Turn Coat',
      side: 'dark',
      kind: 'interrupt',
      type: 'used',
      text: {
        actions: [
          {
            when: 'any-time',
            targets: [{ name: 'target', what: { title: 'Han Solo' } }],
            do: [{ do: 'cross-over', what: { the: { chosen: 'target' } } }],
          },
        ],
      },
    } as const
    const game = lookingOn([{ card: HERE, light: [{ card: 'Han Solo', with: ['Blaster'] }] }], [turn], {
      dark: { hand: ['Turn Coat'] },
    })
    game.play('dark', { play: 'Turn Coat' })
    game.expect({
      facts: {
        'Han Solo': { controller: 'dark', at: 'Tatooine: Cantina', holds: 1 },
        Blaster: { controller: 'dark', on: 'Han Solo' },
      },
      numbers: { [HERE]: { 'presence-dark': 3, 'presence-light': 0 } },
      asked: 'dark',
    })
  },
)

const rogue = (side: 'dark' | 'light', title: string, text: object = {}) =>
  fighter(side, title, { power: 3, ability: 3, deploy: 4, forfeit: 4 }, { persona: 'Rogue', dots: 1, text })
const GIVES_WAY = { statics: [{ static: 'allows', what: 'be-replaced-by-opponent', of: { the: 'self' } }] }

test(
  'a character that can be replaced by the opponent gives way, free, to a version of any strength; deploys only binds that one',
  proves('ccgx/persona/replaced-by-opponent', 'ccgx/final/deploys-only'),
  () => {
    const cards = [
      rogue('light', 'Rogue (L)', GIVES_WAY),
      fighter(
        'dark',
        'Rogue (D)',
        { power: 1, ability: 2, deploy: 4, forfeit: 4 },
        { persona: 'Rogue', dots: 1 },
      ),
      rogue('dark', 'Rogue At Home', { deploys: { only: { title: 'Tatooine: Mos Eisley' } } }),
    ]
    const game = lookingOn([{ card: HERE, light: [{ card: 'Rogue (L)', with: ['Blaster'] }] }], cards, {
      dark: { hand: ['Rogue (D)', 'Rogue At Home'] },
      light: { lost: 0 },
    })
    game.expect({
      refused: {
        dark: { replace: 'Rogue At Home', over: 'Rogue (L)' },
        rule: 'ccgx/persona/replace-place',
      },
    })
    game.play('dark', { replace: 'Rogue (D)', over: 'Rogue (L)' })
    game.expect({
      facts: {
        'Rogue (D)': { at: 'Tatooine: Cantina', controller: 'dark', as: 'at' },
        Blaster: { on: 'Rogue (D)', controller: 'dark' },
      },
      resources: { light: { lost: 1 }, dark: { force: 9 } },
      asked: 'dark',
    })
  },
)

test('nobody else of the opponent can be replaced', proves('ccgx/persona/replaced-by-opponent'), () => {
  const cards = [rogue('light', 'Rogue (L)'), rogue('dark', 'Rogue (D)')]
  const game = lookingOn([{ card: HERE, light: ['Rogue (L)'] }], cards, { dark: { hand: ['Rogue (D)'] } })
  game.expect({
    refused: { dark: { replace: 'Rogue (D)', over: 'Rogue (L)' }, rule: 'ccgx/persona/replace' },
    asked: 'dark',
  })
})
