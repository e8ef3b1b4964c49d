/** Terms that text relies on: what a card is called and counts as, what is drawn, counted and paid. */

import { scenario } from '@dejarik/kernel/scenario/testing'
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  both,
  character,
  fight,
  fight2003,
  gainForce,
  ground,
  idc,
  patrol,
  paying,
  raider,
  self,
  unit,
  wotc,
} from './battle-play.ts'

/** A Location that gives 1 power to whatever fits. */
const banner = (of: Filter): InlineCard => ({
  name: 'Banner',
  side: 'neutral',
  kind: 'location',
  arenas: ['ground'],
  cost: 1,
  abilities: [{ ability: 'static', who: of, gain: { power: 1 } }],
})
const powers = (of: Filter, units: InlineCard[], numbers: Record<string, number>): void => {
  fight({
    cards: [banner(of), ...units, patrol],
    dark: { space: units.map(titleOf), locations: ['Banner'] },
    light: { space: ['Patrol'] },
  }).expect({
    numbers: Object.fromEntries(Object.entries(numbers).map(([name, power]) => [name, { power }])),
    asked: 'dark',
  })
}
const titleOf = ({ name, version }: InlineCard): string => (version ? `${name} (${version})` : name)

describe('subtypes', () => {
  idc('count only on the type line', ['term/subtype-only-from-type-line'], () => {
    powers({ subtypes: ['Droid'] }, [unit('Droid Control Ship'), unit('Probe', { subtypes: ['Droid'] })], {
      'Droid Control Ship': 3,
      Probe: 4,
    })
  })
  idc('of two words fit wherever both words stand', ['term/subtype-two-words'], () => {
    powers(
      { subtypes: ['Imperial Officer'] },
      [
        unit('Piett', { subtypes: ['Imperial', 'Fleet', 'Officer'] }),
        unit('Rebel', { subtypes: ['Rebel', 'Officer'] }),
      ],
      { Piett: 4, Rebel: 3 },
    )
  })
  idc('with Jedi or Sith fit word for word', ['term/subtype-jedi-sith-exact'], () => {
    const sidious = unit('Sidious', { subtypes: ['Dark', 'Jedi', 'Master', 'Sith', 'Lord'] })
    for (const subtype of ['Dark Jedi', 'Jedi Master', 'Sith Lord'])
      powers({ subtypes: [subtype] }, [sidious], { Sidious: 4 })
    powers({ subtypes: ['Sith Master'] }, [sidious], { Sidious: 3 })
  })
})

describe('names', () => {
  idc(
    'of other cards mean every card of just that name',
    ['term/name-reference-by-other-card', 'term/name-not-possessions', 'term/name-where'],
    () => {
      const units = [unit('Clone Trooper'), unit('Clone Trooper Sergeant'), unit("Clone Trooper's Speeder")]
      powers({ names: ['Clone Trooper'] }, units, {
        'Clone Trooper': 4,
        'Clone Trooper Sergeant': 3,
        "Clone Trooper's Speeder": 3,
      })
    },
  )
  const own: Ability = { ability: 'static', who: self, gain: { power: 1 } }
  both(
    'of the card itself mean that card alone',
    { idc: ['idc/term/name-self-reference'], wotc: ['wotc/cards/own-name-means-this-card'] },
    (play) => {
      const shy = unit('Battle Droid', {
        speed: 60,
        health: 9,
        abilities: [paying(1, [{ do: 'get', who: self, gain: { power: 1 }, for: 'this-turn' }])],
      })
      play({
        cards: [shy, patrol],
        at: 'space',
        dark: { force: 1, space: ['Battle Droid', 'Battle Droid'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { play: 'space/Battle Droid #1' })
        .expect({
          numbers: { 'space/Battle Droid #1': { power: 4 }, 'space/Battle Droid #2': { power: 3 } },
          asked: 'dark',
        })
    },
  )
  wotc('of other cards are exact, whoever they stand for', ['cards/other-name-is-exact'], () => {
    const padme = unit('Padme', {
      abilities: [{ ability: 'static', who: { names: ['Anakin Skywalker'] }, gain: { power: 2 } }, own],
    })
    const who = (name: string) => unit(name, { version: 'Z' })
    fight2003({
      cards: [padme, who('Anakin Skywalker'), who('Darth Vader'), patrol],
      dark: { space: ['Padme', 'Darth Vader (Z)'] },
      light: { space: ['Anakin Skywalker (Z)'] },
    }).expect({
      numbers: { 'Anakin Skywalker (Z)': { power: 5 }, 'Darth Vader (Z)': { power: 3 } },
      asked: 'dark',
    })
  })
})

describe('2003', () => {
  wotc(
    'speed orders attacks, power is the dice, health the counters',
    ['cards/speed', 'cards/power', 'cards/health'],
    () => {
      const walker = (name: string, speed: number) => ground(name, { speed, power: 5, health: 3 })
      fight2003({
        cards: [walker('LS 50', 50), walker('DS 40', 40), walker('LS 40', 40)],
        at: 'attack ground',
        dice: [6, 6, 1, 1, 1, 6, 1, 1, 1, 1],
        dark: { ground: ['DS 40'] },
        light: { ground: ['LS 50', 'LS 40'] },
      })
        .play('light', { attack: 'LS 50' })
        .expect({
          facts: { 'DS 40': { damage: 2 } },
          events: [{ kind: 'diceRolled', dice: [6, 6, 1, 1, 1] }],
          asked: { dark: 'next-attack' },
        })
        .play('dark', { 'skip-attack': 'DS 40' })
        .play('light', { attack: 'LS 40' })
        .expect({ zones: { 'dark.discard': ['DS 40'] }, asked: { light: 'retreat' } })
    },
  )
  wotc(
    'a Battle card is no ability, even with an arrow',
    ['cards/non-units-have-no-abilities', 'battle-card/arrow-is-not-ability', 'keyword/kinds'],
    () => {
      const silence = battleCard('Silence', {
        do: 'cant-use',
        who: 'opponent',
        what: 'activated',
        for: 'this-turn',
      })
      const gift: InlineCard = { ...battleCard('Gift'), abilities: [paying(2, [gainForce(5)])] }
      const able = unit('Able', { speed: 10, abilities: [paying(0, [gainForce(1)])] })
      fight2003({
        cards: [silence, gift, able, raider],
        at: 'space',
        dark: { hand: ['Silence'], space: ['Raider'] },
        light: { force: 2, hand: ['Gift'], space: ['Able'] },
      })
        .play('dark', { 'battle-card': 'Silence' })
        .expect({
          asked: { light: 'general' },
          offersExactly: { light: ['pass', { 'battle-card': 'Gift' }] },
        })
    },
  )
  wotc('a Location cannot retreat', ['location/cannot-retreat'], () => {
    fight2003({
      cards: [raider, patrol],
      at: 'retreat',
      dark: { space: ['Raider'], locations: ['Carbon-Freezing Chamber'] },
      light: { space: ['Patrol'] },
    }).expect({ offersExactly: { dark: [{ cards: [] }, { cards: ['Raider'] }] }, asked: 'dark' })
  })
  wotc(
    'dice of a Mission may be rolled again, outside the battle phase',
    ['mission/dice-of-mission-reroll'],
    () => {
      const raid: InlineCard = {
        name: 'Raid',
        side: 'neutral',
        kind: 'mission',
        cost: 0,
        abilities: [
          {
            ability: 'effect',
            cost: [],
            do: [
              { do: 'dice-of-damage', who: { take: { take: 'each' }, of: { names: ['Patrol'] } }, dice: 2 },
            ],
          },
        ],
      }
      const lucky = unit('Patrol', { health: 9, abilities: [paying(0, [{ do: 'reroll', dice: 1 }])] })
      fight2003({
        cards: [raid, lucky, raider],
        at: 'build dark',
        dice: [6, 6, 1],
        dark: { buildPoints: 1, hand: ['Raid', 'Raider'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { complete: 'Raid' })
        .expect({ asked: { light: 'reroll' } })
        .play('light', { play: 'Patrol' })
        .play('light', ['6'])
        .expect({ facts: { Patrol: { damage: 1 } }, asked: 'dark' })
    },
  )
  wotc(
    'drawing takes from the top of the deck, as far as there are cards',
    ['term/draw', 'basics/no-loss-by-empty-deck'],
    () => {
      const read = battleCard('Read', { do: 'draw', who: 'you', count: 3 })
      fight2003({
        cards: [read, raider, patrol, ground('Walker')],
        at: 'space',
        dark: { hand: ['Read'], deck: ['Patrol', 'Walker'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Read' })
        .expect({ zones: { 'dark.hand': ['Patrol', 'Walker'], 'dark.deck': [] }, asked: 'dark' })
      fight2003({
        cards: [raider, patrol],
        at: 'turn',
        dice: [1],
        dark: { space: ['Raider'] },
        light: { space: ['Patrol'] },
      }).expect({ zones: { 'dark.hand': [] }, asked: { dark: 'retreat' } })
    },
  )
  wotc('your opponent is whoever does not have the card', ['term/opponents-unit'], () => {
    const fog: InlineCard = {
      ...banner({}),
      abilities: [{ ability: 'static', who: { whose: 'opponent', kind: ['unit'] }, gain: { power: -1 } }],
    }
    fight2003({
      cards: [fog, raider, patrol],
      dark: { space: ['Raider'], locations: ['Banner'] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { Raider: { power: 3 }, Patrol: { power: 2 } }, asked: 'dark' })
  })
  wotc('build counters and damage counters are separate', ['term/build-counter', 'basics/equipment'], () => {
    fight2003({
      cards: [raider, patrol, character('Guard', { cost: 2 })],
      at: 'build dark',
      dark: { space: [{ card: 'Raider', damage: 2 }], build: [{ card: 'Guard', counters: 2 }] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { complete: 'Guard', destination: { to: 'character' } })
      .expect({ facts: { Guard: { buildCounters: 0, damage: 0 }, Raider: { damage: 2 } }, asked: 'dark' })
  })
  wotc('total build cost counts the cards beneath', ['term/total-build-cost'], () => {
    const luke = (version: string): InlineCard => unit('Luke', { version, cost: 5 })
    fight2003({
      cards: [luke('A'), luke('B'), patrol],
      dark: { space: [{ card: 'Luke (A)', stack: ['Luke (B)'] }] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { 'Luke (A)': { 'total-cost': 6 }, Patrol: { 'total-cost': 3 } }, asked: 'dark' })
  })
})

idc('a discard as a cost counts only if the card arrives', ['term/discard-as-cost-must-arrive'], () => {
  const die: Ability = {
    ability: 'effect',
    cost: [{ pay: 'act', act: { do: 'discard', what: self } }],
    do: [gainForce(5)],
  }
  const saved: Ability = {
    ability: 'triggered',
    when: { when: 'would-be-discarded', who: self },
    do: [{ do: 'put', what: self, to: 'hand' }],
  }
  const cards = [
    unit('Martyr', { speed: 10, abilities: [die] }),
    unit('Phoenix', { speed: 10, abilities: [die, saved] }),
    raider,
    patrol,
  ]
  fight({
    cards,
    at: 'space',
    dark: { space: ['Raider', 'Martyr', 'Phoenix'] },
    light: { space: ['Patrol'] },
  })
    .expect({
      offersExactly: { dark: ['pass', { play: 'Martyr' }] },
      refused: { dark: { play: 'Phoenix' }, rule: 'idc/term/discard-as-cost-must-arrive' },
    })
    .play('dark', { play: 'Martyr' })
    .expect({ resources: { dark: { force: 5 } }, zones: { 'dark.discard': ['Martyr'] }, asked: 'dark' })
})

test(
  'in a team the primary player orders the effects of both',
  proves('idc/thw/primary-orders-effects'),
  () => {
    const ends: Ability = { ability: 'triggered', when: { when: 'attack-ends' }, do: [gainForce(1)] }
    const fan = unit('Fan', { speed: 10, health: 9, abilities: [ends] })
    scenario(swtcgGame, {
      options: ['two-headed-wookiee', 'quick-tempo'],
      cards: [fan, raider, patrol],
      dice: [1, 1, 1],
      position: {
        at: 'attack space',
        dark: { space: [{ card: 'Fan', tapped: true }] },
        dark2: { space: ['Raider', { card: 'Fan', tapped: true }] },
        light: { space: ['Patrol'] },
        light2: {},
      },
    })
      .play('dark2', { attack: 'Raider' })
      .expect({ asked: { dark: 'trigger-order' } })
  },
)
