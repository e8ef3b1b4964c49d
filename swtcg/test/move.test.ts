/** Moving units in the build step: multi-arena units and their one move. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { idc, SPARE } from './both-editions.ts'

const BOMBER = 'Death Squadron TIE Bomber'
const TROOPER = '501st Legion Dark Trooper'

test(
  'a multi-arena unit is deployed to any arena of its types',
  proves('idc/multi-arena/deploy-any-listed-arena', 'idc/multi-arena/deploy-trigger-chosen-arena'),
  () => {
    idc
      .dark({ buildPoints: 4, hand: [BOMBER] })
      .expect({
        offersExactly: {
          dark: [
            'pass',
            { 'lay-face-down': BOMBER },
            ...['space', 'ground', 'build'].map((to) => ({ complete: BOMBER, destination: { to } })),
          ],
        },
      })
      .play('dark', { complete: BOMBER, destination: { to: 'space' } })
      .expect({ zones: { space: [BOMBER] }, events: [{ kind: 'deployed', to: 'space' }], asked: 'dark' })
  },
)

test(
  'it moves once in a build step, only between its arenas; another unit has its own move',
  proves(
    'idc/multi-arena/one-move-per-build-step',
    'idc/multi-arena/move-only-to-listed-arena',
    'idc/turn/build-step-move-between-arenas',
    'idc/term/move-once-per-build-step',
  ),
  () => {
    idc
      .dark({ hand: [SPARE], space: [BOMBER, 'TIE Fighter DS-3-12'], ground: [TROOPER] })
      .expect({
        offersExactly: { dark: ['pass', { move: BOMBER, to: 'ground' }, { move: TROOPER, to: 'character' }] },
        refused: [
          { dark: { move: BOMBER, to: 'character' }, rule: 'idc/multi-arena/move-only-to-listed-arena' },
          {
            dark: { move: 'TIE Fighter DS-3-12', to: 'ground' },
            rule: 'idc/multi-arena/move-only-to-listed-arena',
          },
          { dark: { move: BOMBER, to: 'build' }, rule: 'idc/turn/build-step-move-between-arenas' },
        ],
      })
      .play('dark', { move: BOMBER, to: 'ground' })
      .expect({
        zones: { ground: [BOMBER, TROOPER] },
        offersExactly: { dark: ['pass', { move: TROOPER, to: 'character' }] },
        refused: { dark: { move: BOMBER, to: 'space' }, rule: 'idc/multi-arena/one-move-per-build-step' },
        asked: 'dark',
      })
  },
)

test(
  'deploying it is not its move, but bringing it from the build zone is',
  proves(
    'idc/multi-arena/deploy-is-not-its-move',
    'idc/term/move-deploying-is-free',
    'idc/multi-arena/one-move-per-build-step',
  ),
  () => {
    idc
      .dark({ buildPoints: 4, hand: [BOMBER, SPARE] })
      .play('dark', { complete: BOMBER, destination: { to: 'space' } })
      .play('dark', { move: BOMBER, to: 'ground' })
      .expect({ zones: { ground: [BOMBER] }, offersExactly: { dark: ['pass'] }, asked: 'dark' })
    idc
      .dark({ hand: [SPARE], build: [BOMBER] })
      .play('dark', { move: BOMBER, to: 'space' })
      .expect({ zones: { space: [BOMBER] }, offersExactly: { dark: ['pass'] }, asked: 'dark' })
  },
)

test(
  'a unit takes its Pilot and Equipment along, unless the Pilot cannot be on it there',
  proves('idc/pilot/pilot-follows-unit', 'idc/equipment/goes-with-moved-unit', 'idc/pilot/fall-off-forced'),
  () => {
    const crew = {
      name: 'Crew',
      side: 'dark',
      kind: 'unit',
      arenas: ['character'],
      cost: 2,
      speed: 20,
      power: 2,
      health: 2,
      abilities: [{ ability: 'pilot', subtypes: ['Stormtrooper'], bonus: { power: 1 }, gives: [] }],
    }
    const shell = {
      name: 'Shell',
      side: 'dark',
      kind: 'unit',
      arenas: ['ground', 'character'],
      subtypes: ['Stormtrooper'],
      cost: 2,
      speed: 20,
      power: 2,
      health: 2,
    }
    const gun = { name: 'Gun', side: 'dark', kind: 'equipment', arenas: ['ground', 'character'], cost: 1 }
    const carried = { card: 'Shell', pilots: ['Crew'], equipment: ['Gun'] }
    idc
      .dark({ hand: [SPARE], build: [carried] }, {}, [crew, shell, gun])
      .play('dark', { move: 'Shell', to: 'ground' })
      .expect({ facts: { Crew: { host: 'Shell' }, Gun: { host: 'Shell' } }, asked: 'dark' })
    idc
      .dark({ hand: [SPARE], ground: [carried] }, {}, [crew, shell, gun])
      .play('dark', { move: 'Shell', to: 'character' })
      .expect({
        offersExactly: {
          dark: [
            { move: 'Crew', to: 'character' },
            { move: 'Crew', to: 'build' },
          ],
        },
      })
      .play('dark', { move: 'Crew', to: 'character' })
      .expect({ zones: { character: ['Shell', 'Crew'], attached: ['Gun'] }, asked: 'dark' })
  },
)
