/** Build points: the roll that gives them, and the order of the steps around the build steps. */
import { scenario } from '@dejarik/kernel/scenario/testing'
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { swtcgGame } from '../index.ts'
import { SPARE } from './both-editions.ts'

const everywhere = {
  hand: [SPARE],
  space: ['Carrack Cruiser'],
  ground: ['Stormtrooper Squad'],
  character: ['Geonosian Guard'],
}

for (const [edition, ids] of [
  ['idc', ['idc/build/points-each-turn', 'idc/turn/roll-for-build', 'idc/turn/build-bonus-three-arenas']],
  ['wotc', ['wotc/turn/roll-for-build', 'wotc/turn/build-bonus']],
] as const)
  test(
    `${edition}: the roll gives each player build points, and 1 more for units in all arenas`,
    proves(...ids),
    () => {
      scenario(swtcgGame, {
        edition,
        position: {
          at: 'roll-for-build',
          dark: everywhere,
          light: { hand: [SPARE], space: ['N-1 Starfighter'], ground: ['Clone Squad'] },
        },
        dice: [3],
      }).expect({
        resources: { dark: { buildPoints: 4 }, light: { buildPoints: 3 } },
        asked: { dark: 'build' },
      })
    },
  )

test(
  '2003: the steps of a turn come in their order',
  proves('wotc/turn/eleven-steps', 'wotc/turn/phases'),
  () => {
    const seat = { hand: [SPARE], deck: ['Tusken Squad', 'Tusken Squad'] }
    scenario(swtcgGame, { edition: 'wotc', position: { at: 'turn', dark: seat, light: seat }, dice: [2] })
      .play('dark', 'pass')
      .play('light', 'pass')
      .expect({
        events: [
          { kind: 'stepBegan', step: 'untap' },
          { kind: 'stepBegan', step: 'gain-force' },
          { kind: 'stepBegan', step: 'roll-for-build' },
          { kind: 'diceRolled', for: 'build' },
          { kind: 'drew', seat: 'dark' },
          { kind: 'drew', seat: 'light' },
          { kind: 'stepBegan', step: 'retreat' },
          { kind: 'stepBegan', step: 'battle-start' },
        ],
        asked: 'dark',
      })
  },
)
