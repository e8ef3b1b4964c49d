/** Cards put face-down under a unit: no part of its stack, and out of the game. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { battleCard, fight, ground, idc, patrol, paying, self, tapped, unit } from './battle-play.ts'

const scrap = ground('Scrap')
const yourHand = { whose: 'you', place: { in: 'hand' } } as const
/** Puts the player's hand under the unit. */
const bury = (directions: { readonly afterwards?: 'hand' } = {}): Ability =>
  paying(0, [
    { do: 'put', what: { take: { take: 'each' }, of: yourHand }, to: 'under', under: self, ...directions },
  ])
const each = (what: 'power' | 'health'): Ability => ({
  ability: 'static',
  who: self,
  gain: { [what]: { amount: 'attached', what: 'under', to: self } },
})
const luke = (version: string, ...abilities: Ability[]) =>
  unit('Luke', { version, speed: 40, power: 2, health: 2, abilities })
const swap: Instruction = { do: 'rearrange', who: { take: { take: 'each' }, of: { names: ['Luke'] } } }

/** Luke has buried two cards. */
const buried = (...cards: ReturnType<typeof luke>[]) => {
  const [top, ...stack] = cards.map(({ version }) => `Luke (${version})`)
  return fight({
    cards: [...cards, patrol, scrap, battleCard('Swap', swap), blast, farewell],
    at: 'space',
    dark: { force: 2, hand: ['Scrap', 'Scrap'], space: [{ card: top!, stack }] },
    light: { hand: ['Swap', 'Blast', 'Farewell'], space: [tapped('Patrol')] },
  }).play('dark', { play: top!, ability: '0' })
}
const LUKE = { take: { take: 'each' }, of: { names: ['Luke'] } } as const
const blast = battleCard('Blast', { do: 'discard', what: LUKE })
const farewell = battleCard('Farewell', { do: 'put', what: LUKE, to: 'hand' })

describe('cards face-down under a unit', () => {
  idc(
    'are out of the game: they give no stacking bonus, and lie with the unit',
    ['zones/side-out-of-game', 'term/face-down-under-unit-no-stacking'],
    () => {
      buried(luke('A', bury())).expect({
        zones: { 'dark.hand': [], attached: ['Scrap', 'Scrap'] },
        facts: { 'Luke (A)': { under: 2, stack: 0 } },
        numbers: { 'Luke (A)': { speed: 40, power: 2, health: 2 } },
        hidden: { light: ['attached/Scrap'] },
        asked: 'light',
      })
    },
  )
  idc(
    'stay out of the game when the unit is discarded or returned',
    ['term/face-down-under-unit-stay-then-out', 'phrase/out-of-game-under-discarded-unit'],
    () => {
      for (const [card, zone] of [
        ['Blast', 'dark.discard'],
        ['Farewell', 'dark.hand'],
      ] as const)
        buried(luke('A', bury()))
          .play('light', { 'battle-card': card })
          .expect({ zones: { [zone]: ['Luke (A)'], 'dark.aside': ['Scrap', 'Scrap'] }, asked: 'light' })
    },
  )
  idc(
    'stay when another version comes on top, which ends what the first made of them',
    ['term/face-down-survive-new-top', 'term/face-down-usable-by-new-top'],
    () => {
      buried(luke('A', bury(), each('power')), luke('B', each('health')))
        .expect({ numbers: { 'Luke (A)': { power: 5, health: 3 } } })
        .play('light', { 'battle-card': 'Swap' })
        .expect({
          facts: { 'Luke (B)': { under: 2 } },
          numbers: { 'Luke (B)': { power: 3, health: 5 } },
          asked: 'light',
        })
    },
  )
  idc('keep the directions that they came with', ['term/face-down-original-directions-stay'], () => {
    buried(luke('A', bury({ afterwards: 'hand' })), luke('B'))
      .play('light', { 'battle-card': 'Swap' })
      .play('light', { 'battle-card': 'Blast' })
      .expect({
        zones: { 'dark.hand': ['Scrap', 'Scrap'], 'dark.discard': ['Luke (A)', 'Luke (B)'] },
        asked: 'light',
      })
  })
})
