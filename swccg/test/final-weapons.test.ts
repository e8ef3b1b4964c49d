/** Weapons by the rules of tournaments: what they have to beat, how many are fired, and who takes them over. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Swccg } from '../index.ts'
import type { Placed } from '../scenario/position.ts'
import type { Static } from '../text/statics.ts'
import { ARENA, fight, fighter, PIT, weapon, YARD } from './battle-play.ts'
import { ship } from './cast.ts'
import { final } from './play.ts'
import { saying } from './worded-fighters.ts'

type Card = ReturnType<typeof weapon>
const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const gun = (title: string, on: object = { kind: ['character', 'starship', 'vehicle'] }, cost = 0): Card =>
  weapon(title, 'dark', {
    deploys: { on: [{ on: { whose: 'yours', ...on }, cost }] },
    fires: { at: { kind: ['character', 'starship'] } },
  })
const GUNS = [gun('Spare Gun'), gun('Gun A'), gun('Gun B'), gun('Gun C'), gun('Gun D')]
const target = fighter('light', 'Rebel', { power: 1, ability: 7, forfeit: 9 })

test(
  'the defense value is the highest of ability, maneuver and armor as they are now; a droid has no ability to count',
  proves('ccgx/final/defense-value'),
  () => {
    const armor: Static = { static: 'number', change: 'armor', of: { title: 'Guard' }, become: 6 }
    const bonus: Static = { static: 'number', change: 'maneuver', of: { title: 'Raider' }, add: 3 }
    const game = fight(final, {
      cards: [
        fighter('dark', 'Guard', { power: 1, ability: 3 }),
        fighter('dark', 'Page', { power: 1, ability: 3 }),
        fighter('dark', 'Smith', { power: 1, ability: 1 }, { text: { statics: [armor, bonus] } }),
        fighter('dark', 'Droid', { power: 1 }, { type: 'droid' }),
        ship(
          'dark',
          'Raider',
          { power: 1, maneuver: 2, armor: 4, permanentPilot: 3 },
          { kind: 'vehicle', type: 'combat' },
        ),
      ],
      dark: { there: ['Guard', 'Page', 'Smith', 'Droid', 'Raider'] },
      light: { there: ['Talz'], hand: ['Sense (L)'] },
    })
    game.expect({
      numbers: {
        Guard: { defense: 6 },
        Page: { defense: 3 },
        Droid: { defense: 0 },
        Raider: { defense: 5 },
      },
      asked: asked(game),
    })
  },
)

describe('in a turn', () => {
  const shooters: readonly Card[] = [
    fighter('dark', 'Single', { power: 1, ability: 1, forfeit: 9 }),
    fighter('dark', 'Double', { power: 1, ability: 1, forfeit: 9 }, { icons: ['warrior', 'warrior'] }),
    ship('dark', 'Wing', { power: 1, maneuver: 3, permanentPilot: 1, forfeit: 9 }),
    ship('dark', 'Wings', { power: 1, maneuver: 3, permanentPilot: 1, forfeit: 9 }, { type: 'squadron' }),
    ship('dark', 'Cruiser', { power: 1, armor: 3, permanentPilot: 1, forfeit: 9 }, { type: 'capital' }),
    ship('dark', 'Derelict', { power: 1, maneuver: 3, forfeit: 9 }),
    fighter('dark', 'Spare', { power: 1, ability: 1, forfeit: 9 }),
    ship('dark', 'Spare Wing', { power: 1, maneuver: 3, permanentPilot: 1, forfeit: 9 }),
    ship('light', 'Foe', { power: 1, maneuver: 7, permanentPilot: 1, forfeit: 9 }),
  ]
  /** Fires as many weapons as it may. */
  const shots = (user: string, where: 'pit' | 'orbit', count: number) => {
    const armed: Placed = { card: user, with: ['Gun A', 'Gun B', 'Gun C', 'Gun D'] }
    const foe = where === 'pit' ? 'Rebel' : 'Foe'
    const spare = { card: where === 'pit' ? 'Spare' : 'Spare Wing', with: ['Spare Gun'] }
    const game = fight(final, {
      cards: [...GUNS, ...shooters, target],
      in: where,
      dark: { there: [armed, spare], reserve: [...ZEROS, 9] },
      light: { there: [foe] },
    })
    for (const fire of ['Gun A', 'Gun B', 'Gun C', 'Gun D'].slice(0, count))
      game.play('dark', { fire, target: foe })
    const left = ['Gun A', 'Gun B', 'Gun C', 'Gun D'].slice(count)
    game.expect({
      offers: { dark: [{ fire: 'Spare Gun' }] },
      noOffers: { dark: left.map((fire) => ({ fire })) },
      asked: { dark: 'weapons' },
    })
  }
  const ZEROS = ['0 of dark', '0 of dark', '0 of dark', '0 of dark']

  test(
    'a card uses one weapon, two with two icons of a warrior, a squadron three, a capital starship all',
    proves('ccgx/final/weapon-one-per-turn'),
    () => {
      shots('Single', 'pit', 1)
      shots('Double', 'pit', 2)
      shots('Wing', 'orbit', 1)
      shots('Wings', 'orbit', 3)
      shots('Cruiser', 'orbit', 4)
      shots('Derelict', 'orbit', 0)
    },
  )
})

describe('a weapon', () => {
  const cards = [
    ...ARENA,
    gun('Sidearm', { title: ['Giver', 'Taker', 'Rider'] }, 2),
    gun('Cannon', { type: 'starfighter' }, 3),
    gun('Toy', { title: ['Giver', 'Taker'] }, 5),
    fighter('dark', 'Giver', { power: 1, ability: 1 }),
    fighter('dark', 'Taker', { power: 1, ability: 1 }),
    fighter('dark', 'Rider', { power: 1, ability: 1 }, { icons: [] }),
    ship('dark', 'Wing', { power: 1, maneuver: 3, permanentPilot: 1 }),
    ship('dark', 'Other Wing', { power: 1, maneuver: 3, permanentPilot: 1 }),
    saying('dark', 'Porter', {
      statics: [{ static: 'allows', what: 'transfer-free', of: { title: 'Toy' } }],
    }),
  ]
  test(
    'goes in the deploy phase to another of the own cards that is present and may have it, at its price',
    proves('ccgx/final/weapon-transfer', 'ccgx/weapon/weapon-transfer-free'),
    () => {
      const game = final(
        {
          at: 'deploy dark',
          locations: [
            {
              card: 'Arena',
              dark: [
                { card: 'Wing', with: ['Cannon'] },
                { card: 'Other Wing', passengers: ['Rider'] },
              ],
            },
            { card: PIT, dark: [{ card: 'Giver', with: ['Sidearm', 'Toy'] }, 'Taker', 'Porter'] },
            { card: YARD, dark: ['Rider'] },
          ],
          dark: { force: 4 },
        },
        { cards },
      )
      game.expect({
        offersExactly: {
          dark: [
            { transfer: 'Cannon', to: 'Other Wing', cost: 3 },
            { transfer: 'Sidearm', to: 'Taker', cost: 2 },
            { transfer: 'Toy', to: 'Taker', cost: 0 },
            'pass',
          ],
        },
      })
      game.play('dark', { transfer: 'Cannon', to: 'Other Wing' })
      game.expect({
        facts: { Cannon: { on: 'Other Wing' } },
        resources: { dark: { force: 1 } },
        offers: { dark: [{ transfer: 'Toy', to: 'Taker', cost: 0 }] },
        noOffers: { dark: [{ transfer: 'Sidearm' }] },
        asked: 'dark',
      })
    },
  )
})
