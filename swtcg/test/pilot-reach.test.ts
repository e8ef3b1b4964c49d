/** Pilots on units: which words of card text reach them, and which of their own abilities work there. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  a,
  battleCard,
  character,
  type Fight,
  fight,
  fight2003,
  gainForce,
  idc,
  patrol,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'
import { idc as idcGames } from './both-editions.ts'

const pilots: Ability = { ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }
const flyer = (name: string, subtypes: readonly string[], ...more: Ability[]): InlineCard =>
  character(name, { subtypes: [...subtypes], health: 2, abilities: [pilots, ...more] })
const jedi = flyer('Jedi Ace', ['Jedi'])
const fighter = unit('Fighter', { subtypes: ['Starfighter'], speed: 60, health: 9 })

const discard = (of: Filter): Instruction => ({ do: 'discard', what: a(of) })
const UNIT = { kind: ['unit'] } as const
const A_JEDI: Filter = { ...UNIT, subtypes: ['Jedi'], word: 'subtype' }
const A_JEDI_CHARACTER: Filter = { ...UNIT, subtypes: ['Jedi'], types: ['character'], word: 'character' }
const A_PILOT: Filter = { ...UNIT, word: 'pilot' }

/** The Light Side plays the card against a Jedi that pilots a Starfighter. */
const against = (play: Fight, deed: Instruction, pilot: InlineCard = jedi) =>
  play({
    cards: [pilot, fighter, patrol, battleCard('Order', deed)],
    at: 'space',
    dark: { space: [{ card: 'Fighter', pilots: [pilot.name] }] },
    light: { hand: ['Order'], space: [{ card: 'Patrol', tapped: true }] },
  }).play('light', { 'battle-card': 'Order' })
const GONE = { zones: { attached: [], 'dark.discard': ['Jedi Ace'], space: ['Fighter', 'Patrol'] } }
const ABOARD = { zones: { attached: ['Jedi Ace'], space: ['Fighter', 'Patrol'] } }

describe('words that reach a Pilot on a unit', () => {
  idc(
    'are Pilot and its subtypes; not Character or unit, unless it says card',
    ['pilot/affected-by-pilot-or-subtype-references', 'pilot/not-affected-by-character-or-unit-references'],
    () => {
      for (const of of [A_JEDI, A_PILOT, { ...A_JEDI_CHARACTER, word: 'card' } as const])
        against(fight, discard(of)).expect({ ...GONE, asked: 'dark' })
      for (const of of [A_JEDI_CHARACTER, { ...UNIT, types: ['character'] } as const])
        against(fight, discard(of)).expect({ ...ABOARD, asked: 'dark' })
    },
  )
  wotc(
    'are those without the word unit: it is still a Character',
    ['pilot/unit-effects-pass-by', 'pilot/still-a-character'],
    () => {
      for (const of of [A_JEDI, A_JEDI_CHARACTER])
        against(fight2003, discard(of)).expect({ ...GONE, asked: 'dark' })
      against(fight2003, discard({ ...UNIT, types: ['character'] })).expect({ ...ABOARD, asked: 'dark' })
    },
  )
  wotc('a Jedi Pilot counts among the Jedi of its arena', ['pilot/still-a-character'], () => {
    const banner: InlineCard = {
      ...{ name: 'Jedi Order', side: 'dark', kind: 'location', arenas: ['space'], cost: 1 },
      abilities: [
        {
          ability: 'static',
          who: { ...UNIT, subtypes: ['Starfighter'], whose: 'you' },
          gain: {
            power: {
              amount: 'count',
              of: { ...A_JEDI, whose: 'you', place: { in: 'arena', arenas: ['space'] } },
            },
          },
        },
      ],
    }
    fight2003({
      cards: [jedi, fighter, patrol, banner],
      dark: { space: [{ card: 'Fighter', pilots: ['Jedi Ace'] }], locations: ['Jedi Order'] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { Fighter: { power: 4 } }, asked: 'dark' })
  })
})

describe('damage to a Pilot on a unit', () => {
  const harm: Instruction = { do: 'damage', who: a(A_PILOT), amount: 2 }
  idc('discards it when its own health is used up', ['pilot/may-be-damaged-and-discarded'], () => {
    against(fight, harm).expect({ ...GONE, asked: 'dark' })
    against(fight, harm, { ...jedi, health: 3 }).expect({
      ...ABOARD,
      facts: { 'Jedi Ace': { damage: 2 }, Fighter: { damage: 0 } },
      asked: 'dark',
    })
  })
  wotc('discards it when its own health is used up; the unit stays', ['pilot/health-matters'], () => {
    const one: Instruction = { do: 'damage', who: a(A_JEDI), amount: 1 }
    fight2003({
      cards: [{ ...jedi, health: 3 }, fighter, patrol, battleCard('Order', one)],
      at: 'space',
      dark: { space: [{ card: 'Fighter', pilots: [{ card: 'Jedi Ace', damage: 2 }] }] },
      light: { hand: ['Order'], space: [{ card: 'Patrol', tapped: true }] },
    })
      .play('light', { 'battle-card': 'Order' })
      .expect({ ...GONE, asked: 'dark' })
  })
})

describe('the word Pilot', () => {
  const recruit: Instruction = {
    do: 'search',
    who: 'you',
    zone: 'deck',
    of: A_PILOT,
    count: 1,
    to: 'hand',
    show: 'shown',
  }
  const groundling = character('Groundling', { subtypes: ['Jedi'] })
  const FA = character('Pilot Droid', { subtypes: ['Pilot', 'Droid'] })

  test(
    'means a unit card with the Pilot keyword, in a deck too; the type line does not count',
    proves('idc/pilot/reference-means-keyword', 'idc/pilot/not-a-subtype'),
    () => {
      fight({
        cards: [jedi, groundling, FA, fighter, patrol, battleCard('Recruit', recruit)],
        at: 'space',
        dark: {
          hand: ['Recruit'],
          deck: ['Jedi Ace', 'Groundling', 'Pilot Droid'],
          space: [{ card: 'Fighter', tapped: true }],
        },
        light: { space: [{ card: 'Patrol', tapped: true }] },
      })
        .play('dark', { 'battle-card': 'Recruit' })
        .expect({ offersExactly: { dark: [{ cards: [] }, { cards: ['Jedi Ace'] }] } })
        .play('dark', { cards: ['Jedi Ace'] })
        .expect({ zones: { 'dark.hand': ['Jedi Ace'] }, asked: 'dark' })
    },
  )
})

describe('its own abilities', () => {
  const rally: Ability = { ability: 'static', who: { ...A_JEDI, whose: 'you' }, gain: { power: 1 } }
  const lead: Ability = {
    ability: 'triggered',
    when: { when: 'attacks', who: { the: 'bearer' } },
    do: [gainForce(1)],
  }
  idc(
    'are ignored, but for those that speak of piloting or of the piloted unit',
    ['pilot/ignore-other-abilities'],
    () => {
      const leader = flyer('Leader', ['Jedi'], rally, lead)
      const knight = unit('Knight', { subtypes: ['Jedi'], speed: 10 })
      fight({
        cards: [leader, fighter, knight, patrol],
        dice: [1, 1, 1],
        dark: { space: [{ card: 'Fighter', pilots: ['Leader'] }, 'Knight'] },
        light: { space: ['Patrol'] },
      })
        .expect({ numbers: { Knight: { power: 3 } } })
        .play('dark', { attack: 'Fighter' })
        .expect({ resources: { dark: { force: 1 } }, asked: 'light' })
    },
  )
  wotc('work as far as they do not speak of the unit itself', ['pilot/own-abilities'], () => {
    const draw = paying(3, [{ do: 'draw', who: 'you', count: 1 }])
    const push = paying(1, [{ do: 'get', who: self, gain: { power: 2 }, for: 'this-turn' }])
    fight2003({
      cards: [flyer('Sage', ['Jedi'], draw, push), fighter, patrol],
      at: 'space',
      dark: { force: 9, deck: ['Patrol'], space: [{ card: 'Fighter', pilots: ['Sage'] }] },
      light: { space: ['Patrol'] },
    })
      .expect({ offersExactly: { dark: ['pass', { play: 'Sage', ability: '1' }] } })
      .play('dark', { play: 'Sage' })
      .expect({ zones: { 'dark.hand': ['Patrol'] }, asked: 'dark' })
  })
  wotc('of the Pilot text belong to the unit', ['pilot/granted-abilities-belong-to-unit'], () => {
    const evade: Ability = {
      ...{ ability: 'activated', keyword: 'evade', value: 2 },
      cost: [{ pay: 'force', amount: 1 }],
    }
    const giver = character('Giver', {
      abilities: [
        {
          ...pilots,
          gives: [evade, { ability: 'keyword', keyword: 'critical-hit', value: 2 }],
        },
      ],
    })
    fight2003({
      cards: [giver, fighter, patrol],
      dice: [6, 6, 1, 6, 1, 1],
      dark: { force: 1, space: [{ card: 'Fighter', pilots: ['Giver'] }] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { attack: 'Fighter' })
      .expect({ facts: { Patrol: { damage: 4 } } })
      .play('light', { attack: 'Patrol' })
      .expect({ offers: { dark: [{ play: 'Fighter', name: 'evade' }] } })
      .play('dark', { play: 'Fighter' })
      .expect({ facts: { Fighter: { damage: 0 }, Giver: { damage: 0 } }, asked: 'dark' })
  })
})

describe('a Pilot of all units of a type', () => {
  const ace: InlineCard = character('Any Ace', {
    abilities: [{ ability: 'pilot', subtypes: [], types: ['space'], bonus: { power: 2 }, gives: [] }],
  })
  idc('flies any of that type, whatever its subtype, and none of another', ['pilot/subtype-match'], () => {
    const speeder = unit('Speeder', { arenas: ['ground'], subtypes: ['Speeder'] })
    const play = idcGames.at(
      'build dark',
      { space: ['Fighter', 'Patrol'], ground: ['Speeder'], character: ['Any Ace'] },
      {},
      [ace, fighter, patrol, speeder],
    )
    play
      .expect({
        offers: { dark: [{ pilot: 'Any Ace', unit: 'Patrol' }] },
        noOffers: { dark: [{ pilot: 'Any Ace', unit: 'Speeder' }] },
        asked: 'dark',
      })
      .play('dark', { pilot: 'Any Ace', unit: 'Fighter' })
      .expect({
        facts: { 'Any Ace': { host: 'Fighter' } },
        numbers: { Fighter: { power: 5 } },
        asked: 'dark',
      })
  })
})
