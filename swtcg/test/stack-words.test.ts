/** Words about stacks and copies: counting, lying beneath, joining, coming back together, and copied effects. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, each, fight, idc, patrol, paying, self, unit } from './battle-play.ts'
import { deed } from './deed-play.ts'

describe('stacks', () => {
  const luke = (version: string, facts: Partial<InlineCard> = {}) =>
    unit('Luke', { version, speed: 60, health: 9, ...facts })
  idc('X counts the top card', ['term/x-counts-top-card'], () => {
    const count = {
      ability: 'static',
      who: self,
      gain: { power: { amount: 'attached', what: 'whole-stack', to: self } },
    } as const
    const stand = (...stack: string[]) =>
      fight({
        cards: [luke('A', { abilities: [count] }), luke('B'), luke('C'), patrol],
        dark: { space: [{ card: 'Luke (A)', stack }] },
        light: { space: ['Patrol'] },
      })
    stand().expect({ numbers: { 'Luke (A)': { power: 4 } }, asked: 'dark' })
    stand('Luke (B)', 'Luke (C)').expect({ numbers: { 'Luke (A)': { power: 8 } }, asked: 'dark' })
  })
  idc('a lower card works if its text speaks of lying beneath', ['stack/lower-card-exception'], () => {
    const ghost: Ability = {
      ability: 'static',
      while: { if: 'beneath', card: self },
      who: { the: 'bearer' },
      gain: { power: 1 },
    }
    const plain: Ability = { ability: 'static', who: { the: 'bearer' }, gain: { speed: 10 } }
    fight({
      cards: [luke('A'), luke('G', { abilities: [ghost, plain] }), patrol],
      dark: { space: [{ card: 'Luke (A)', stack: ['Luke (G)'] }] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { 'Luke (A)': { power: 5, speed: 70 } }, asked: 'dark' })
  })
  idc(
    'in a battle step a version of another arena does not come on top, unless the effect moves the unit',
    ['stack/battle-step-wrong-type-no-effect'],
    () => {
      const turn = (moves: object): Instruction => ({
        do: 'rearrange',
        who: each({ names: ['Luke'] }),
        ...moves,
      })
      const stand = (moves: object) =>
        deed(
          turn(moves),
          { character: [{ card: 'Luke (A)', stack: ['Luke (B)'] }] },
          {},
          luke('A', { arenas: ['character'] }),
          luke('B'),
        )
      stand({}).expect({ zones: { character: ['Luke (A)'] }, asked: 'dark' })
      stand({ moves: true }).expect({
        zones: { character: [], space: ['Raider', 'Patrol', 'Luke (B)'] },
        facts: { 'Luke (B)': { stack: 1 } },
        asked: 'dark',
      })
    },
  )
  idc(
    'normal stacking rules are those in force for the unit',
    ['phrase/follow-normal-stacking-rules'],
    () => {
      const roomy: Ability = { ability: 'rule', who: self, rule: { stackMore: 1 } }
      const join: Instruction = {
        do: 'for-each',
        of: { names: ['Luke'], place: { in: 'arena', arenas: ['space'] } },
        as: 'luke',
        what: [
          {
            do: 'stack',
            what: each({ names: ['Luke'], whose: 'you', place: { in: 'hand' } }),
            on: { the: 'chosen', name: 'luke' },
            place: 'beneath',
          },
        ],
      }
      const stand = (...abilities: Ability[]) =>
        deed(
          join,
          {
            hand: ['Deed', 'Luke (E)'],
            space: [{ card: 'Luke (A)', tapped: true, stack: ['Luke (B)', 'Luke (C)', 'Luke (D)'] }],
          },
          {},
          luke('A', { abilities }),
          ...['B', 'C', 'D', 'E'].map((version) => luke(version)),
        )
      stand().expect({
        zones: { 'dark.hand': ['Luke (E)'] },
        facts: { 'Luke (A)': { stack: 3 } },
        asked: 'dark',
      })
      stand(roomy).expect({ zones: { 'dark.hand': [] }, facts: { 'Luke (A)': { stack: 4 } }, asked: 'dark' })
    },
  )
})

describe('a unit that comes back with all cards stacked with it', () => {
  const ace = character('Ace', {
    abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
  })
  const ship = (version: string) =>
    unit('Falcon', { version, speed: 60, subtypes: ['Starfighter'], health: 9 })
  const gun: InlineCard = {
    ...{ name: 'Gun', side: 'dark', kind: 'equipment', arenas: ['space'], cost: 1 },
    abilities: [{ ability: 'equip', cost: [] }],
  }
  const wreck = battleCard('Wreck', { do: 'discard', what: each({ names: ['Falcon'] }) })
  const rescue = battleCard('Rescue', {
    do: 'put',
    what: each({ names: ['Ace'], whose: 'you', place: { in: 'discard-pile' } }),
    to: 'hand',
  })
  const rise: Instruction = {
    do: 'put',
    what: {
      take: { take: 'up-to', count: 1 },
      of: { names: ['Falcon'], whose: 'you', place: { in: 'discard-pile' } },
    },
    to: 'its-arena',
    withStack: true,
  }
  const stand = () =>
    fight({
      cards: [ship('A'), ship('B'), ace, gun, patrol, wreck, rescue, battleCard('Rise', rise)],
      at: 'space',
      dark: {
        hand: ['Wreck', 'Rescue', 'Rise'],
        space: [{ card: 'Falcon (A)', stack: ['Falcon (B)'], pilots: ['Ace'], equipment: ['Gun'] }],
        ground: [],
      },
      light: { space: ['Patrol'] },
    }).play('dark', { 'battle-card': 'Wreck' })

  idc(
    'brings what went to that zone with it and is still there; detached Equipment stays where it is',
    ['phrase/all-cards-stacked-return', 'phrase/all-cards-stacked-not-detached-equipment'],
    () => {
      stand()
        .play('dark', { 'battle-card': 'Rise' })
        .play('dark', { cards: ['Falcon (A)'] })
        .expect({
          zones: { space: ['Patrol', 'Falcon (A)'], 'dark.build': ['Gun'] },
          facts: { 'Falcon (A)': { stack: 1 }, Ace: { host: 'Falcon (A)' } },
          asked: 'dark',
        })
      stand()
        .play('dark', { 'battle-card': 'Rescue' })
        .play('dark', { 'battle-card': 'Rise' })
        .play('dark', { cards: ['Falcon (A)'] })
        .expect({
          zones: { space: ['Patrol', 'Falcon (A)'], 'dark.hand': ['Ace'] },
          facts: { 'Falcon (A)': { stack: 1 } },
          asked: 'dark',
        })
    },
  )
})

describe('a copied effect', () => {
  const strike: InlineCard = {
    name: 'Strike',
    side: 'neutral',
    kind: 'battle',
    abilities: [paying(3, [{ do: 'draw', who: 'you', count: 1 }])],
  }
  const cheap: Ability = { ability: 'rule', who: { kind: ['battle'], whose: 'you' }, rule: { playing: -1 } }
  const mimic = unit('Mimic', {
    speed: 10,
    abilities: [
      paying(0, [{ do: 'use-effect', what: each({ kind: ['battle'], place: { in: 'discard-pile' } }) }]),
    ],
  })
  idc('costs what it costs whoever uses the copy', ['phrase/costs-x-not-copied'], () => {
    const stand = (force: number) =>
      fight({
        cards: [strike, unit('Broker', { speed: 60, health: 9, abilities: [cheap] }), mimic],
        at: 'space',
        dark: { force: 2, hand: ['Strike'], deck: ['Broker'], space: ['Broker'] },
        light: { force, deck: ['Mimic'], space: ['Mimic'] },
      })
        .play('dark', { 'battle-card': 'Strike' })
        .expect({ resources: { dark: { force: 0 } }, zones: { 'dark.hand': ['Broker'] } })
        .play('light', { play: 'Mimic' })
    stand(2).expect({ resources: { light: { force: 2 } }, zones: { 'light.hand': [] }, asked: 'dark' })
    stand(3).expect({ resources: { light: { force: 0 } }, zones: { 'light.hand': ['Mimic'] }, asked: 'dark' })
  })
})
