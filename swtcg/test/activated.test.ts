/** Activated effects: when, and how often. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  both,
  character,
  citedBy,
  fight,
  gainForce,
  ground,
  idc,
  patrol,
  paying,
  raider,
  self,
  unit,
} from './battle-play.ts'

const speeders = { take: { take: 'each' }, of: { whose: 'you', subtypes: ['Speeder'] } } as const
const faster: Instruction = { do: 'get', who: speeders, gain: { speed: 10 }, for: 'this-turn' }

describe('how often', () => {
  const leader = ground('Leader', { abilities: [paying(1, [faster])] })
  both(
    'an effect without a time is used once in a turn, and again in the next',
    {
      idc: ['idc/activated/once-per-turn', 'idc/turn/activated-effects-once-per-turn'],
      wotc: ['wotc/activated/turn-long-once-per-turn', 'wotc/activated/once-each-time'],
    },
    (play) => {
      const guard = character('Guard')
      play({
        cards: [leader, guard, raider, patrol],
        at: 'ground',
        dice: [1],
        dark: { force: 5, ground: [{ card: 'Leader', tapped: true }], character: ['Guard'] },
        light: { character: ['Guard'] },
      })
        .play('dark', { play: 'Leader' })
        .expect({
          asked: { dark: 'next-attack' },
          table: { step: 'character' },
          resources: { dark: { force: 4 } },
        })
        .play('dark', { 'skip-attack': 'character/Guard #1' })
        .play('light', { 'skip-attack': 'character/Guard #2' })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({
          asked: { dark: 'general' },
          table: { turn: 2, step: 'space' },
          offers: { dark: [{ play: 'Leader' }] },
        })
    },
  )

  both(
    'counts for each ability of each card',
    {
      idc: ['idc/activated/once-per-turn', 'idc/term/name-non-unique-independent'],
      wotc: ['wotc/activated/per-ability-not-per-name'],
    },
    (play) => {
      play({
        cards: [leader, patrol],
        at: 'ground',
        dark: { force: 5, ground: ['Leader', 'Leader'] },
        light: { space: [{ card: 'Patrol', tapped: true }], ground: ['Leader'] },
      })
        .play('dark', { play: 'ground/Leader #1' })
        .expect({
          offersExactly: { dark: ['pass', { play: 'ground/Leader #2' }] },
          refused: { dark: { play: 'ground/Leader #1' }, rule: citedBy(play, 'idc/activated/once-per-turn') },
        })
        .play('dark', { play: 'ground/Leader #2' })
        .expect({ resources: { dark: { force: 3 } }, asked: { dark: 'next-attack' } })
    },
  )

  const lamp: InlineCard = {
    name: 'Lamp',
    side: 'neutral',
    kind: 'equipment',
    arenas: ['space'],
    cost: 1,
    abilities: [{ ability: 'equipped', bonus: {}, gives: [paying(1, [gainForce(3)])] }],
  }
  const base: InlineCard = {
    name: 'Base',
    side: 'neutral',
    kind: 'location',
    arenas: ['ground'],
    cost: 1,
    abilities: [paying(1, [gainForce(3)])],
  }
  const wealth: InlineCard = {
    name: 'Wealth',
    side: 'neutral',
    kind: 'resource',
    arenas: [],
    cost: 1,
    abilities: [paying(1, [gainForce(3)])],
  }
  idc(
    'holds for every activated effect, on whatever card it is',
    [
      'activated/limit-covers-all-activated-effects',
      'turn/activated-effects-once-per-turn',
      'resource/activated-effect-once-per-turn',
      'resource/use-by-effect-rules',
    ],
    () => {
      fight({
        cards: [lamp, base, wealth, raider, patrol],
        at: 'space',
        dark: {
          force: 5,
          space: [{ card: 'Raider', equipment: ['Lamp'] }],
          locations: ['Base'],
          resource: 'Wealth',
        },
        light: { space: ['Patrol'] },
      })
        .expect({
          offersExactly: { dark: ['pass', { play: 'Raider' }, { play: 'Base' }, { play: 'Wealth' }] },
        })
        .play('dark', { play: 'Raider' })
        .play('dark', { play: 'Base' })
        .play('dark', { play: 'Wealth' })
        .expect({ asked: { dark: 'next-attack' }, resources: { dark: { force: 11 } } })
        .play('dark', { 'skip-attack': 'Raider' })
        .expect({ asked: { light: 'next-attack' } })
    },
  )

  idc(
    'a Resource has one use in a turn, whichever of its effects it is',
    ['resource/one-activated-effect-per-turn'],
    () => {
      const rich: InlineCard = {
        ...wealth,
        abilities: [paying(1, [gainForce(3)]), paying(0, [gainForce(1)])],
      }
      fight({
        cards: [rich, raider, patrol],
        at: 'space',
        dark: { force: 5, space: ['Raider'], resource: 'Wealth' },
        light: { space: ['Patrol'] },
      })
        .expect({
          offers: {
            dark: [
              { play: 'Wealth', ability: '0' },
              { play: 'Wealth', ability: '1' },
            ],
          },
        })
        .play('dark', { play: 'Wealth', ability: '1' })
        .expect({ resources: { dark: { force: 6 } }, asked: { dark: 'next-attack' } })
    },
  )

  const boost = (name: string) =>
    unit(name, {
      speed: 60,
      health: 9,
      abilities: [paying(1, [{ do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' }])],
    })
  both(
    'an effect for an attack is used once in each attack',
    {
      idc: [
        'idc/activated/specified-time-many-per-turn',
        'idc/activated/once-per-specified-time',
        'idc/phrase/for-this-attack-when',
      ],
      wotc: ['wotc/activated/for-this-attack', 'wotc/activated/once-each-time'],
    },
    (play) => {
      const rouse = ground('Rouser', {
        abilities: [paying(0, [{ do: 'untap', who: { take: { take: 'each' }, of: { names: ['Brave'] } } }])],
      })
      play({
        cards: [boost('Brave'), rouse, patrol],
        at: 'space',
        dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        dark: { force: 4, space: ['Brave'], ground: ['Rouser'] },
        light: { space: ['Patrol'] },
      })
        .expect({
          refused: { dark: { play: 'Brave' }, rule: citedBy(play, 'idc/phrase/for-this-attack-when') },
        })
        .play('dark', 'pass')
        .play('dark', { attack: 'Brave' })
        .play('dark', { play: 'Brave' })
        .expect({ offersExactly: { dark: ['pass', { play: 'Rouser' }] } })
        .play('dark', { play: 'Rouser' })
        .expect({ asked: { dark: 'next-attack' }, resources: { dark: { force: 3 } } })
        .play('dark', { attack: 'Brave' })
        .play('dark', { play: 'Brave' })
        .expect({ resources: { dark: { force: 2 } }, asked: { light: 'next-attack' } })
    },
  )
})

describe('when', () => {
  const untimed = unit('Untimed', {
    speed: 60,
    abilities: [
      paying(1, [gainForce(2)]),
      paying(1, [{ do: 'get', who: self, gain: { power: 1 }, for: 'this-turn' }]),
    ],
  })
  both(
    'without a time: in the battle phase, in general chances and in attacks',
    {
      idc: [
        'idc/activated/battle-phase-only',
        'idc/turn/activated-effects-when',
        'idc/effect/general-chance-in-battle-step',
        'idc/phrase/during-battle',
      ],
      wotc: ['wotc/activated/only-in-a-chance', 'wotc/turn/no-plays-outside-chances'],
    },
    (play) => {
      play({
        cards: [untimed, patrol, raider],
        at: 'build dark',
        dark: { force: 2, buildPoints: 1, hand: ['Raider'], space: ['Untimed'] },
        light: { space: ['Patrol'] },
      })
        .expect({ asked: { dark: 'build' }, noOffers: { dark: [{ play: 'Untimed' }] } })
        .play('dark', 'pass')
        .expect({ asked: { dark: 'retreat' } })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'general' }, offers: { dark: [{ play: 'Untimed', ability: '0' }] } })
        .play('dark', 'pass')
        .play('dark', { attack: 'Untimed' })
        .expect({ asked: { dark: 'attack' }, offers: { dark: [{ play: 'Untimed', ability: '0' }] } })
    },
  )

  const drawing = unit('Drawing', {
    abilities: [
      {
        ability: 'effect',
        cost: [{ pay: 'tap' }],
        do: [{ do: 'draw', who: 'you', count: 1 }],
        timing: 'build-step',
      },
    ],
  })
  both(
    "for the build step: in one's own, with an untapped unit in its arena",
    {
      idc: [
        'idc/activated/outside-battle-phase-if-stated',
        'idc/turn/build-step-effects',
        'idc/pop/times-outside-battle-phase',
      ],
      wotc: [
        'wotc/activated/tap-to-draw-example',
        'wotc/activated/play-only-build-step',
        'wotc/chance/none-in-build-step',
        'wotc/activated/needs-arena',
      ],
    },
    (play) => {
      const position = {
        cards: [drawing, patrol, raider],
        at: 'build dark',
        light: { force: 3, space: ['Drawing'], deck: ['Raider'] },
      }
      const game = play({
        ...position,
        dark: { buildPoints: 1, hand: ['Raider'], deck: ['Patrol', 'Patrol'], space: ['Drawing'] },
      })
      if (play === fight) game.play('dark', 'draw')
      game
        .expect({ asked: { dark: 'build' }, offers: { dark: [{ play: 'Drawing' }] } })
        .play('dark', { play: 'Drawing' })
        .expect({
          zones: { 'dark.hand': 3 },
          facts: { 'space/Drawing #1': { tapped: true } },
          asked: { dark: 'build' },
          noOffers: { dark: [{ play: 'Drawing' }] },
        })
      play({
        ...position,
        dark: { buildPoints: 1, hand: ['Raider'], build: ['Drawing'], space: ['Patrol'] },
      }).expect({ asked: { dark: 'build' }, noOffers: { dark: [{ play: 'Drawing' }] } })
    },
  )

  both(
    'once both have moved on, what belonged to the chance is too late',
    { idc: ['idc/pop/chance-lost-once-both-move-on'], wotc: ['wotc/disrupt/timing'] },
    (play) => {
      const no = battleCard('No', { do: 'disrupt', what: ['battle'] })
      const free = battleCard('Free', gainForce(1))
      play({
        cards: [no, free, raider, patrol],
        at: 'space',
        dark: { hand: ['Free'], space: ['Raider'] },
        light: { hand: ['No'], space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Free' })
        .play('light', 'pass')
        .expect({
          resources: { dark: { force: 1 } },
          asked: { dark: 'next-attack' },
          refused: { light: { 'battle-card': 'No' }, code: 'not-asked' },
        })
    },
  )
})
