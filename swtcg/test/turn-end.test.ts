/** The end of the turn, and the check for control. */
import { describe } from 'vitest'
import {
  battleCard,
  both,
  character,
  citedBy,
  fight,
  fight2003,
  gainForce,
  ground,
  idc,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'
import { guard, patrol, raider, stub, TWO_BATTLES, twice, walker } from './three-arenas.ts'

describe('the end of the turn', () => {
  const tank = ground('Tank', {
    speed: 10,
    abilities: [
      {
        ability: 'triggered',
        when: { when: 'step-ends', step: 'turn' },
        do: [
          {
            do: 'damage',
            who: {
              take: { take: 'each' },
              of: { whose: 'opponent', place: { in: 'arena', arenas: ['ground'] } },
            },
            amount: 1,
          },
        ],
      },
    ],
  })
  both(
    'the win is checked only after the effects of the end of turn',
    {
      idc: [
        'idc/turn/win-check-last',
        'idc/turn/end-of-turn-effects-second',
        'idc/control/win-two-arenas',
        'idc/control/object-of-game',
      ],
      wotc: [
        'wotc/turn/end-of-turn-abilities',
        'wotc/turn/win-check-at-end',
        'wotc/basics/win-two-arenas',
        'wotc/basics/win-only-at-end-of-turn',
        'wotc/attack/after-character-battle',
      ],
    },
    (play) => {
      play({
        cards: [raider, tank, stub, guard],
        at: 'attack ground',
        dark: { space: ['Raider'], ground: [{ card: 'Tank', tapped: true }] },
        light: { ground: [{ card: 'Stub', tapped: true, damage: 2 }], character: ['Guard'] },
      }).expect({
        over: { winners: ['dark'], rule: citedBy(play, 'idc/control/win-two-arenas') },
        zones: { ground: ['Tank'] },
      })
    },
  )

  const brave = ground('Brave', {
    health: 3,
    abilities: [paying(0, [{ do: 'get', who: self, gain: { health: 2 }, for: 'this-turn' }])],
  })
  const holds = {
    cards: [raider, brave, walker, patrol],
    at: 'ground',
    dark: { space: ['Raider'], ground: [{ card: 'Brave', damage: 2 }] },
    light: { space: ['Patrol'], ground: ['Walker'] },
    dice: [6, 6, 1, 1],
  }
  idc(
    'what lasts until end of turn runs out first, and units that it kept go',
    ['turn/end-of-turn-expire-first', 'term/discard-when-health-used-up', 'phrase/until-end-of-turn'],
    () => {
      fight(holds)
        .play('dark', { play: 'Brave' })
        .play('dark', { 'skip-attack': 'Brave' })
        .play('light', { attack: 'Walker' })
        .expect({
          zones: { ground: ['Walker'], 'dark.discard': ['Brave'] },
          events: [
            { kind: 'damagePlaced', unit: 'Brave', amount: 2 },
            { kind: 'stepBegan', step: 'end' },
            { kind: 'discarded', is: 'OWN Brave' },
            { kind: 'stepBegan', step: 'untap' },
          ],
          asked: 'dark',
        })
    },
  )

  for (const [lasts, when] of [
    ['this-battle', 'before'],
    ['this-turn', 'after'],
  ] as const) {
    const hero = ground('Hero', {
      abilities: [
        paying(0, [{ do: 'get', who: self, gain: { health: 2 }, for: lasts }]),
        { ability: 'triggered', when: { when: 'step-ends', step: 'turn' }, do: [gainForce(1)] },
      ],
    })
    const play = {
      ...holds,
      cards: [raider, patrol, walker, hero],
      dark: { ...holds.dark, ground: [{ card: 'Hero', damage: 2 }] },
    }
    wotc(
      `a bonus for ${lasts} ends ${when} the abilities of the end of turn`,
      [
        'turn/until-end-of-battle-expires',
        lasts === 'this-battle' ? 'effect/until-end-of-battle' : 'effect/until-end-of-turn',
      ],
      () => {
        fight2003(play)
          .play('dark', { play: 'Hero' })
          .play('dark', { 'skip-attack': 'Hero' })
          .play('light', { attack: 'Walker' })
          .expect({
            zones: { 'dark.discard': ['Hero'] },
            resources: { dark: { force: when === 'before' ? 4 : 5 } },
            asked: 'dark',
          })
      },
    )
  }

  idc(
    'until end of battle and until end of turn are the same in 2010',
    ['phrase/until-end-of-battle-means-phase'],
    () => {
      const inspired = character('Inspired', {
        abilities: [paying(0, [{ do: 'get', who: self, gain: { power: 2 }, for: 'this-battle' }])],
      })
      fight({
        cards: [inspired, guard, raider],
        at: 'space',
        dark: { character: ['Inspired'] },
        light: { character: ['Guard'] },
        dice: [1, 1, 1, 1, 1],
      })
        .play('dark', { play: 'Inspired' })
        .expect({
          table: { step: 'character' },
          numbers: { Inspired: { power: 5 } },
          asked: { dark: 'next-attack' },
        })
        .play('dark', { attack: 'Inspired' })
        .play('light', { 'skip-attack': 'Guard' })
        .expect({ numbers: { Inspired: { power: 3 } }, table: { turn: 2 }, asked: 'dark' })
    },
  )

  idc('another battle in an arena has its own start and end', ['turn/extra-battle-new-pops'], () => {
    fight({
      cards: [twice, walker],
      at: 'ground',
      dark: { force: 1, ground: [{ card: 'Veteran', tapped: true }] },
      light: { ground: [{ card: 'Walker', tapped: true }] },
      dice: [1],
    })
      .play('dark', { play: 'Veteran' })
      .play('dark', { 'skip-attack': 'Veteran' })
      .expect({
        events: TWO_BATTLES,
        resources: { dark: { force: 26 } },
        asked: 'dark',
      })
  })

  both(
    'without a winner a new turn begins',
    {
      idc: [
        'idc/control/arena-definition',
        'idc/control/empty-arena-nobody',
        'idc/control/build-zone-does-not-count',
      ],
      wotc: ['wotc/basics/control-an-arena'],
    },
    (play) => {
      const game = play({
        cards: [raider, patrol, walker, guard],
        at: 'end',
        dice: [1],
        dark: {
          space: [{ card: 'Raider', tapped: true }],
          ground: ['Walker'],
          locations: ['Carbon-Freezing Chamber'],
        },
        light: { ground: ['Walker'], build: ['Patrol', 'Guard'] },
      })
      game.expect({ table: { turn: 2 }, asked: 'light' })
      play({
        cards: [raider, patrol, walker, guard],
        at: 'end',
        dark: { space: [{ card: 'Raider', tapped: true }], ground: ['Walker', 'Walker'] },
        light: { build: ['Patrol', 'Guard', 'Walker'] },
      }).expect({ over: { winners: ['dark'], rule: citedBy(play, 'idc/control/win-two-arenas') } })
    },
  )
})

describe('what counts as control', () => {
  const droids = { kind: ['unit' as const], subtypes: ['Droid'], whose: 'you' as const }
  const claimant = character('Claimant', { abilities: [{ ability: 'controls-arena', arena: 'space' }] })
  const shy = ground('Shy', { abilities: [{ ability: 'rule', who: self, rule: { control: 'none' } }] })
  idc(
    'an effect may give control of an arena whoever is there',
    ['phrase/control-the-arena-by-effect', 'term/control-of-arena'],
    () => {
      fight({
        cards: [claimant, raider, walker],
        at: 'end',
        dark: { character: ['Claimant'] },
        light: { space: ['Raider'], ground: ['Walker'] },
      }).expect({ over: { winners: ['dark'] } })
    },
  )
  idc(
    'a unit that does not control the arena leaves it to the other side',
    ['phrase/doesnt-control-the-arena-opponent'],
    () => {
      fight({
        cards: [shy, raider, walker],
        at: 'end',
        dark: { ground: ['Shy'] },
        light: { space: ['Raider'], ground: ['Walker'] },
      }).expect({ over: { winners: ['light'] } })
      fight({
        cards: [shy, raider, walker],
        at: 'end',
        dice: [1],
        dark: { ground: ['Shy', 'Walker'] },
        light: { space: ['Raider'], ground: ['Walker'] },
      }).expect({ table: { turn: 2 }, asked: 'dark' })
    },
  )
  idc(
    'alone it controls nothing, but it is a unit there',
    ['phrase/doesnt-control-the-arena-nobody', 'phrase/doesnt-control-the-arena-still-counts'],
    () => {
      fight({
        cards: [shy, raider, guard, walker],
        at: 'end',
        dice: [3],
        dark: { ground: ['Shy'], space: ['Raider'], character: ['Guard'], hand: ['Walker'] },
        light: { character: ['Guard'] },
      }).expect({ table: { turn: 2 }, resources: { dark: { buildPoints: 4 } }, asked: 'dark' })
    },
  )
  idc(
    '"you win" takes the place of the two arenas, at the end of turn',
    ['phrase/you-win', 'phrase/you-win-timing'],
    () => {
      const five = unit('Foundry', {
        subtypes: ['Droid'],
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'step-ends', step: 'turn' },
            only: { if: 'there-are', of: droids, atLeast: 2 },
            do: [{ do: 'win', who: 'you' }],
          },
        ],
      })
      const droid = ground('Droid', { subtypes: ['Droid'] })
      fight({
        cards: [five, droid, raider, walker, guard],
        at: 'end',
        dark: { space: ['Foundry'], ground: ['Droid'] },
        light: { space: ['Raider'], ground: ['Walker'], character: ['Guard'] },
      }).expect({ over: { winners: ['dark'], rule: 'idc/phrase/you-win' } })
      fight({
        cards: [five, droid, raider, walker, guard],
        at: 'end',
        dice: [1],
        dark: { space: ['Foundry'] },
        light: { space: ['Raider'], ground: ['Walker'] },
      }).expect({ table: { turn: 2 }, asked: 'dark' })
    },
  )
})

idc(
  'a Battle card may be played in the battle phase only, unless it says otherwise',
  ['cards/battle-played-in-battle-phase'],
  () => {
    fight({
      cards: [battleCard('Rush', gainForce(1)), raider, patrol],
      at: 'build dark',
      dark: { buildPoints: 1, hand: ['Rush', 'Raider'], space: ['Raider'] },
      light: { space: ['Patrol'] },
    }).expect({
      noOffers: { dark: [{ 'battle-card': 'Rush' }] },
      refused: { dark: { 'battle-card': 'Rush' }, rule: 'idc/turn/activated-effects-when' },
      asked: 'dark',
    })
  },
)
