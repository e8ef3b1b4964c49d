/** Rulings on Locations, Pilots, prices and keywords. */
import { describe } from 'vitest'
import { at, character, ground, ruling, unit } from './ruling.ts'

const SPARE = 'Jawa'

describe('Locations and Pilots', () => {
  ruling(['Podracing Course'], 'the speed of the moment counts', (card) => {
    const slowed = ground('Slowed', { speed: 60, text: 'This unit gets -50 speed.' })
    at('battle ground', {
      cards: [slowed],
      dark: {
        ground: [
          { card: 'Slowed', tapped: true },
          { card: 'Walker', tapped: true },
        ],
        locations: [card],
      },
      light: { ground: [{ card: 'Walker', tapped: true }] },
    }).expect({ zones: { 'dark.discard': ['Slowed'] } })
  })
  const flier = unit('Flier', { subtypes: ['Starfighter'], text: 'This unit can have an extra Pilot.' })
  const ace = character('Ace', { text: '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.' })
  ruling(
    ['Nien Nunb (A)'],
    'alone he gives nothing; with another Pilot, in whatever order, he does',
    (card) => {
      const power = (...pilots: string[]) =>
        at('build light', {
          cards: [flier, ace],
          light: { space: [{ card: 'Flier', pilots }], hand: [SPARE] },
        })
      power(card).expect({ numbers: { Flier: { power: 3 } } })
      power(card, 'Ace').expect({ numbers: { Flier: { power: 7 } } })
      power('Ace', card).expect({ numbers: { Flier: { power: 7 } } })
    },
  )
  ruling(['Nien Nunb (A)'], 'he makes no room for another Pilot', (card) => {
    at('build light', {
      cards: [unit('Glider', { subtypes: ['Starfighter'] }), ace],
      light: { space: [{ card: 'Glider', pilots: ['Ace'] }], character: [card], hand: [SPARE] },
    }).expect({ noOffers: { light: [{ pilot: card, unit: 'Glider' }] } })
  })
  ruling(['General Grievous (D)'], 'tapped he stays tapped', (card) => {
    at('battle ground', {
      cards: [ground('Barge', { subtypes: ['Vehicle'] })],
      dark: { ground: [{ card: 'Barge', tapped: true, pilots: [{ card, tapped: true }] }] },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', 'yes')
      .expect({ facts: { [card]: { tapped: true, host: '' } } })
  })
  ruling(
    ["Obi-Wan's Spirit (A)"],
    'it stands beside Obi-Wan Kenobi, and can be chosen like a unit',
    (card) => {
      at('build light', {
        light: {
          hand: [card, SPARE],
          character: ['Obi-Wan Kenobi (A)', 'Bail Organa (A)'],
          buildPoints: 5,
        },
        dark: { character: [card] },
      })
        .play('light', { complete: card, destination: { to: 'character' } })
        .expect({ zones: { character: ['Obi-Wan Kenobi (A)', 'Bail Organa (A)', card, card] } })
        .play('light', { play: 'Bail Organa (A)' })
        .expect({ facts: { [`character/${card} #1`]: { tapped: true } } })
    },
  )
})

describe('prices and keywords', () => {
  ruling(['Darth Sidious (D)'], 'only abilities with a Force cost cost more', (card) => {
    const text = '[tap] -> Draw a card. | Pay 1 Force -> This unit gets +1 power until end of turn.'
    at('battle character', {
      cards: [character('Clerk', { speed: 5, text })],
      dark: { character: [card] },
      light: { character: ['Clerk'], deck: [SPARE, SPARE], force: 2 },
    }).expect({
      offers: { light: [{ play: 'Clerk', ability: '0' }] },
      noOffers: { light: [{ play: 'Clerk', ability: '1' }] },
    })
  })
  ruling(['Ionization Weapons'], 'Shields by an effect are lost too', (card) => {
    const flag = unit('Flagship', { text: 'Each of your other Space units gets Shields 2.' })
    at('battle space', {
      cards: [flag],
      dark: { hand: [card], force: 1, space: ['Ship'] },
      light: { space: ['Flagship', { card: 'Idle Ship', tapped: true }] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['Idle Ship'] })
      .expect({ numbers: { 'Idle Ship': { shields: 0 } } })
  })
  ruling(['Lightsaber Throw'], 'an own Location may be discarded', (card) => {
    const hall = {
      name: 'Hall',
      side: 'neutral' as const,
      kind: 'location' as const,
      arenas: ['character' as const],
      cost: 1,
      text: '',
    }
    at('battle character', {
      cards: [hall],
      dark: { hand: [card], force: 6, character: ['Guard'], locations: ['Hall'] },
      light: { character: [{ card: 'Idle Guard', tapped: true }] },
    })
      .play('dark', { 'battle-card': card, enhance: 0 })
      .play('dark', { cards: ['Idle Guard'] })
      .play('dark', 'yes')
      .expect({ zones: { 'dark.discard': [card, 'Hall'], 'light.discard': ['Idle Guard'] } })
  })
  ruling(['Hidden Arsenal'], 'the Equipment counts as completed', (card) => {
    const gear = {
      name: 'Gear',
      side: 'neutral' as const,
      kind: 'equipment' as const,
      arenas: ['space' as const],
      cost: 9,
      text: 'Pay 3 Force -> Equip | Equipped unit gets +2 power. | When you complete this card, you gain 1 Force.',
    }
    at('battle space', {
      cards: [gear],
      dark: { hand: [card, 'Gear'], force: 5, space: ['Ship'] },
      light: { space: ['Idle Ship'] },
    })
      .play('dark', { 'battle-card': card })
      .expect({ numbers: { Ship: { power: 4 } }, resources: { dark: { force: 1 } } })
  })
  ruling(['Imperial Supremacy'], 'shown from the hand it does only the first effect', (card) => {
    const trooper = unit('Trooper', { subtypes: ['Imperial'], speed: 5 })
    at('battle space', {
      cards: [trooper],
      dark: { hand: [card], force: 2, space: ['Ship', 'Trooper'] },
      light: { space: ['Idle Ship'] },
    })
      .play('dark', { play: card })
      .play('dark', { cards: ['Ship'] })
      .expect({
        numbers: { Ship: { power: 4 }, Trooper: { power: 3 } },
        zones: { 'dark.hand': [card] },
      })
  })
  ruling(["It's Not Over Yet"], 'what the start of a battle step sets off happens again', (card) => {
    const sentry = unit('Sentry', {
      speed: 5,
      text: 'When the Space battle step starts, you gain 1 Force.',
    })
    at('battle space', {
      cards: [sentry],
      dice: [1, 1],
      dark: { hand: [card], force: 5, space: [{ card: 'Ship', tapped: true }] },
      light: { space: [{ card: 'Sentry', tapped: true }] },
    })
      .expect({ resources: { light: { force: 1 } } })
      .play('dark', { 'battle-card': card })
      .play('dark', 'space')
      .expect({ resources: { light: { force: 2 } } })
  })
})
