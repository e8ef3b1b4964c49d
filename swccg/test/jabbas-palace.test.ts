/** Words of Jabba's Palace: whom a chamber helps, who is sent back, and names that only name what is done. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { final } from './play.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CHAMBER = "Jabba's Palace: Audience Chamber (L)"

test(
  'who is at the Audience Chamber helps others wherever they are, as long as he is active',
  proves('ccgx/jabba/audience-chamber'),
  () => {
    const court = (dice: object) =>
      final({
        at: 'deploy dark',
        locations: [
          { card: EISLEY, light: ['Florn Lamproid'] },
          { card: CHAMBER, ...dice },
        ],
        dark: { hand: ['Stormtrooper'], force: 3 },
      })
    court({ light: ['Dice Ibegon'] }).expect({ numbers: { 'Florn Lamproid': { power: 3 } }, stop: 'here' })
    court({ dark: [{ card: 'Darth Vader', captives: ['Dice Ibegon'] }] }).expect({
      numbers: { 'Florn Lamproid': { power: 1 } },
      stop: 'here',
    })
  },
)

test(
  'a Rebel is sent back from the palace as long as its player has no Imperial there',
  proves('ccgx/jabba/return-rebel'),
  () => {
    const arriving = (dark: readonly string[]) => {
      const game = final({
        at: 'deploy light',
        locations: [{ card: CHAMBER, dark }],
        light: { hand: ['Rebel Trooper'], force: 5 },
        dark: { hand: ['None Shall Pass'], force: 1 },
      })
      return game.play('light', { deploy: 'Rebel Trooper', on: CHAMBER })
    }
    const empty = arriving(['Jawa (D)'])
    empty.play('dark', { play: 'None Shall Pass' })
    empty.expect({
      zones: { 'light.hand': ['Rebel Trooper'] },
      resources: { light: { force: 4 } },
      stop: 'here',
    })
    arriving(['Stormtrooper']).expect({ asked: { light: 'deploy-phase' }, stop: 'here' })
  },
)

test('who is charmed loses what stands in the text, and nothing else', proves('ccgx/jabba/charm'), () => {
  const game = final({
    at: 'deploy light',
    locations: [{ card: CHAMBER, light: ['Jess'], dark: ['Advosze', 'Stormtrooper'] }],
    light: { hand: ['Talz'], force: 5 },
  })
  game.play('light', { play: 'Jess' })
  game.expect({
    numbers: { Advosze: { forfeit: 0, power: 2 } },
    facts: { Advosze: { controller: 'dark', as: 'at' } },
    stop: 'here',
  })
})
