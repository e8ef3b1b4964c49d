/** What text says of Pilots, Equipment and Upkeep, and of players' draws and hands, from the words of cards. */
import { describe, test } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { character, fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const ship = (text: string) => unit('Ship', { subtypes: ['Starfighter'], text })
const pilot = (name: string, facts: object = {}) =>
  character(name, { text: '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.', ...facts })
const ace = pilot('Ace', { subtypes: ['Rebel'] })
const droid = pilot('Unit', { subtypes: ['Astromech', 'Droid'] })
const aboard = (...pilots: string[]) => ({ card: 'Ship', pilots: pilots.map((card) => ({ card })) })

const boarding = (cards: readonly object[], space: object, own: string[]) =>
  build.light({ hand: [SPARE], space: [space as never], character: own }, {}, cards)

describe('Pilots', () => {
  test('a card on a unit makes room for a Pilot that is no Droid', () => {
    const copilot = pilot('Copilot', {
      text: "[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power. | Any Starfighter with Copilot on it can have an extra Pilot if that Pilot isn't an Astromech Droid.",
    })
    boarding([ship(''), ace, droid, copilot], aboard('Copilot'), ['Ace', 'Unit']).expect({
      offers: { light: [{ pilot: 'Ace', unit: 'Ship' }] },
      noOffers: { light: [{ pilot: 'Unit', unit: 'Ship' }] },
      asked: 'light',
    })
  })
  test('only some Pilots, and no more than so many', () => {
    boarding([ship('This unit can be piloted only by Droids.'), ace, droid], { card: 'Ship' }, [
      'Ace',
      'Unit',
    ]).expect({
      offers: { light: [{ pilot: 'Unit', unit: 'Ship' }] },
      noOffers: { light: [{ pilot: 'Ace', unit: 'Ship' }] },
      asked: 'light',
    })
    boarding(
      [
        ship("This unit can have up to three Pilots. | This unit can't have more than 2 Pilots."),
        ace,
        droid,
        pilot('Third'),
      ],
      aboard('Ace', 'Unit'),
      ['Third'],
    ).expect({ noOffers: { light: [{ pilot: 'Third', unit: 'Ship' }] }, asked: 'light' })
  })
  test('a Pilot that flies only some units', () => {
    const choosy = pilot('Choosy', {
      text: '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power. | This unit can only pilot Rebel units.',
    })
    boarding([ship(''), choosy], { card: 'Ship' }, ['Choosy']).expect({
      noOffers: { light: [{ pilot: 'Choosy', unit: 'Ship' }] },
      asked: 'light',
    })
  })
  test('who flies a unit makes a difference', () => {
    const text = 'As long as this unit is piloted by a Droid, it gets +10 speed.'
    boarding([ship(text), ace, droid], aboard('Unit'), []).expect({
      numbers: { Ship: { speed: 60 } },
      asked: 'light',
    })
    boarding([ship(text), ace, droid], aboard('Ace'), []).expect({
      numbers: { Ship: { speed: 50 } },
      asked: 'light',
    })
  })
})

const gear = (name: string, text: string): InlineCard => ({
  name,
  side: 'neutral',
  kind: 'equipment',
  arenas: ['space'],
  subtypes: ['Blaster', 'Weapon'],
  cost: 1,
  text: `Pay 2 Force -> Equip | Equipped unit gets +1 power.${text}`,
})
const equipping = (more: string, own: object[], text = '', theirs: string[] = []) =>
  build.light({ hand: [SPARE], force: 9, build: ['Gear'], space: own as never }, { space: theirs }, [
    gear('Gear', more),
    gear('Gun', ''),
    ship(text),
    unit('Target'),
  ])

describe('Equipment', () => {
  test('one of a kind on a unit', () => {
    equipping(' | Equipped unit may only have one Blaster Weapon attached to it.', [
      { card: 'Ship', equipment: ['Gun'] },
    ]).expect({ noOffers: { light: [{ equip: 'Gear', unit: 'Ship' }] }, asked: 'light' })
    equipping(' | Equipped unit may only have one Gear attached to it.', [
      { card: 'Ship', equipment: ['Gun'] },
    ]).expect({ offers: { light: [{ equip: 'Gear', unit: 'Ship' }] }, asked: 'light' })
  })
  test('only some units bear it', () => {
    equipping(' | This Equipment may only be attached to unique units.', [{ card: 'Ship' }]).expect({
      noOffers: { light: [{ equip: 'Gear', unit: 'Ship' }] },
      asked: 'light',
    })
  })
  test('it goes on the unit of an opponent', () => {
    equipping(" | You may attach this Equipment to one of your opponent's units.", [], '', ['Target'])
      .play('light', { equip: 'Gear', unit: 'Target' })
      .expect({ numbers: { Target: { power: 4 } }, asked: 'light' })
  })
  test('equipping for less, and for nothing', () => {
    equipping('', [{ card: 'Ship' }], 'Equipment costs 1 less Force to attach to this unit.')
      .play('light', { equip: 'Gear', unit: 'Ship' })
      .expect({ resources: { light: { force: 8 } }, asked: 'light' })
    equipping('', [{ card: 'Ship' }], 'You may attach Equipment to this unit without paying the equip cost.')
      .play('light', { equip: 'Gear', unit: 'Ship' })
      .expect({ resources: { light: { force: 9 } }, asked: 'light' })
  })
  test('equipping for less with Equipment of one subtype', () => {
    const cheaper = (subtype: string) =>
      equipping(
        '',
        [{ card: 'Ship' }],
        `${subtype} Equipment costs 1 less Force to attach to this unit.`,
      ).play('light', {
        equip: 'Gear',
        unit: 'Ship',
      })
    cheaper('Blaster Weapon').expect({ resources: { light: { force: 8 } }, asked: 'light' })
    cheaper('Lightsaber').expect({ resources: { light: { force: 7 } }, asked: 'light' })
  })
  test('Equipment is detached for an effect, and waits in the build zone', () => {
    fight({
      cards: [
        ship(
          'Detach an Equipment from this unit -> This unit gets +2 power until end of turn. Play only if this unit is attacking.',
        ),
        unit('Target', { speed: 10, health: 9 }),
        gear('Gear', ''),
      ],
      dark: { space: [{ card: 'Ship', equipment: ['Gear'] }] },
      light: { space: ['Target'] },
    })
      .play('dark', { attack: 'Ship' })
      .play('dark', { play: 'Ship' })
      .expect({ numbers: { Ship: { power: 5 } }, zones: { 'dark.build': 1 }, asked: 'light' })
  })
  test('what cannot be detached is lost with its unit', () => {
    fight({
      cards: [
        unit('Killer', { power: 6, speed: 60 }),
        ship(''),
        gear(
          'Gear',
          " | This Equipment can't be detached from non-Droid units. If the unit is discarded, discard this Equipment.",
        ),
      ],
      dice: [6, 6, 6, 6, 6, 6],
      dark: { space: ['Killer'] },
      light: { space: [{ card: 'Ship', equipment: ['Gear'] }] },
    })
      .play('dark', { attack: 'Killer' })
      .expect({ zones: { 'light.discard': 2, 'light.build': 0 }, asked: 'dark' })
  })
})

describe('players', () => {
  test('nobody need pay the Upkeep of some units', () => {
    const keeper = unit('Keeper', { text: "You don't have to pay the Upkeep costs of your other units." })
    const costly = unit('Costly', { text: 'Upkeep: Pay 1 build point or tap this unit.' })
    build
      .light({ hand: [SPARE], space: ['Keeper', 'Costly'] }, {}, [keeper, costly])
      .expect({ facts: { Costly: { tapped: false } }, asked: 'light' })
  })
  test('more cards in the draw step', () => {
    build
      .dark({ deck: ['Ship', 'Ship', 'Ship'], space: ['Ship'] }, {}, [
        ship('Draw 1 extra card during your draw step.'),
      ])
      .play('dark', 'draw')
      .expect({ zones: { 'dark.hand': 2, 'dark.deck': 1 }, asked: 'dark' })
  })
  test('a hand lies open', () => {
    build
      .dark({ deck: ['Ship'], hand: [SPARE] }, { space: ['Ship'] }, [
        ship('Your opponent plays with his or her hand revealed.'),
      ])
      .play('dark', 'draw')
      .expect({ knows: { light: ['dark.hand/Ship', `dark.hand/${SPARE}`] }, asked: 'dark' })
  })
  test('a unit that does not untap', () => {
    build
      .at('untap', { hand: [SPARE], space: [{ card: 'Ship', tapped: true }] }, {}, [
        ship("This unit doesn't untap during your untap step."),
      ])
      .expect({ facts: { Ship: { tapped: true } }, asked: 'dark' })
  })
  test('a unit that cannot use its activated abilities', () => {
    build
      .light({ hand: [SPARE], force: 3, space: ['Ship'] }, { space: ['Target'] }, [
        ship('Pay 1 Force -> Draw a card.'),
        unit('Target', { text: "Your opponent's units can't use activated abilities." }),
      ])
      .expect({ noOffers: { light: [{ play: 'Ship' }] }, asked: 'light' })
  })
})
