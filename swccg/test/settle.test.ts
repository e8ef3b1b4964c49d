import { scenario } from '@dejarik/kernel/scenario/testing'
import { test } from 'vitest'
import { swccgGame } from '../index.ts'

const YARD = { title: 'Arena: Yard', side: 'dark', kind: 'location', type: 'site', icons: ['exterior'] }
/** Goes by itself as soon as it is there. */
const ghost = {
  title: 'Ghost',
  side: 'dark',
  kind: 'character',
  type: 'imperial',
  deploy: 0,
  power: 1,
  ability: 1,
  forfeit: 1,
  text: { triggers: [{ name: 'goes', when: 'always', do: [{ do: 'lose-cards', what: { the: 'self' } }] }] },
}
const rescue = {
  title: 'Rescue',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [{ name: 'save', when: { just: 'about-to-be-lost', by: 'opponent' }, do: [{ do: 'cancel' }] }],
  },
}

test('a card that a state check takes is asked about once, although answering it is a reason to check again', () => {
  const cards = [{ ...YARD, force: { dark: 1, light: 0 } }, ghost, rescue]
  const game = scenario(swccgGame, {
    cards,
    options: ['quick-tempo'],
    position: {
      at: 'deploy dark',
      locations: ['Arena: Yard'],
      dark: { hand: ['Ghost'], reserve: 5 },
      light: { hand: ['Rescue'], reserve: 5 },
    },
  })
  game.play('dark', { deploy: 'Ghost' })
  game.expect({ asked: { light: 'about-to-be-lost' } })
  game.play('light', 'pass')
  game.expect({ zones: { 'dark.lost': ['Ghost'] }, asked: { light: 'activate' } })
})
