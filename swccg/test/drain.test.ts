import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { ccg95 } from './play.ts'

const vaderHoldsTheCantina = {
  at: 'control dark',
  locations: [{ card: 'Tatooine: Cantina (D)', dark: ['Darth Vader'] }],
  light: { reserve: 10, force: 1 },
}

test('a drain takes as much Force as the opponent has icons', proves('ccg95/drain/amount'), () => {
  const game = ccg95(vaderHoldsTheCantina)
  game.play('dark', { drain: 'Tatooine: Cantina (D)' })
  game.play('light', { verb: 'lose', from: 'reserve' })
  game.play('light', { verb: 'lose', from: 'reserve' })
  game.expect({ resources: { light: { lost: 2, lifeForce: 9 } }, asked: { light: 'activate' } })
})
