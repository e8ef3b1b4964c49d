/** Space Slugs: what they swallow, their mouths, and what happens in their bellies; and a lift in a shuttle. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ANOAT, BIG, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CAVE = 'Big One: Asteroid Cave Or Space Slug Belly (L)'
const HAN_SHIP = { card: 'X-wing', pilots: ['Han Solo'] }

const inside = (
  at: string,
  there: { readonly big?: readonly object[]; readonly cave?: readonly (string | object)[] },
  more: object = {},
) =>
  final({
    at,
    locations: [
      { card: ANOAT },
      { card: FIELD, of: 'Anoat' },
      { card: BIG, of: 'Anoat', dark: ['Space Slug (D)'], light: [...(there.big ?? [])] },
      { card: CAVE, of: 'Anoat', light: [...(there.cave ?? [])] },
    ],
    dark: { force: 5, reserve: [withDestiny('dark', 5), withDestiny('dark', 5), 9] },
    light: { force: 5, reserve: 9, lost: 0 },
    ...more,
  } as never)

describe.each([
  ['Space Slug (D)', 'dark', 'light', 'X-wing', 'Han Solo'],
  ['Space Slug (L)', 'light', 'dark', 'Punishing One', 'Dengar'],
] as const)('%s', (card, seat, other, ship, pilot) => {
  const there = (at: string) =>
    final({
      at,
      locations: [
        { card: ANOAT },
        { card: FIELD, of: 'Anoat' },
        { card: BIG, of: 'Anoat', [seat]: [card], [other]: [{ card: ship, pilots: [pilot] }] },
        { card: CAVE, of: 'Anoat' },
      ],
      [seat]: { force: 5, reserve: [withDestiny(seat, 5), withDestiny(seat, 5), 9] },
      [other]: { force: 5, reserve: 9, lost: 0 },
    })

  test(
    'opens and closes its mouth, which keeps ships in or out',
    together(tells(card), proves('ccgx/sector/slug-mouth', 'ccgx/sector/belly')),
    () => {
      const open = there(`control ${seat}`)
      open.play(seat, { play: card })
      open.expect({ noOffers: { [seat]: [{ play: card }] }, stop: 'here' })
    },
  )

  test('swallows starfighters, or eats them', tells(card), () => {
    const game = there(`battle ${seat}`)
    game
      .play(seat, { unleash: card, against: other })
      .play(seat, 'pass')
      .play(seat, 'relocate victim to Space Slug Belly')
    game.expect({ facts: { [ship]: { at: 'Big One: Asteroid Cave Or Space Slug Belly' } }, stop: 'here' })
  })
})

test(
  'a closed mouth keeps a starfighter out of the belly, and an open one lets it in',
  together(tells('Space Slug (D)'), proves('ccgx/sector/slug-mouth')),
  () => {
    const open = inside('move light', { big: [HAN_SHIP] })
    open.expect({ offers: { light: [{ move: 'X-wing', to: CAVE }] }, stop: 'here' })
    const shut = inside('control dark', { cave: [HAN_SHIP] })
    shut.play('dark', { play: 'Space Slug (D)' })
    shut.expect({
      refused: { light: { move: 'X-wing', to: BIG }, rule: 'ccg/goal/card-text-wins' },
      stop: 'here',
    })
  },
)

test(
  'Corrosive Damage costs whoever is inside, and is over with the slug',
  together(tells('Corrosive Damage'), proves('ccgx/sector/belly')),
  () => {
    const deploying = inside(
      'deploy dark',
      { cave: [HAN_SHIP, 'Leia Organa'] },
      {
        dark: { force: 5, hand: ['Corrosive Damage'], reserve: 9 },
      },
    )
    deploying.play('dark', { deploy: 'Corrosive Damage', on: CAVE })
    deploying.expect({
      facts: { 'Corrosive Damage': { at: 'Big One: Asteroid Cave Or Space Slug Belly' } },
      stop: 'here',
    })
  },
)

test('Corrosive Damage is felt at the end of a turn', tells('Corrosive Damage'), () => {
  const game = inside('draw light', {
    cave: [HAN_SHIP, 'Leia Organa', { card: 'Corrosive Damage', by: 'dark' }],
  })
  game.play('light', 'pass').play('dark', 'pass')
  game.expect({ asked: { light: 'lose-force' }, stop: 'here' })
})

test('This Is No Cave takes a smuggler out of the slug', tells('This Is No Cave'), () => {
  const game = inside(
    'control light',
    { cave: [HAN_SHIP] },
    {
      light: { force: 5, hand: ['This Is No Cave'], reserve: 9 },
    },
  )
  game.play('light', { play: 'This Is No Cave' })
  game.expect({
    facts: { 'X-wing': { at: 'Big One' } },
    numbers: { 'X-wing': { immunity: 99, 'asteroid-destiny': -5 } },
    stop: 'here',
  })
})

describe.each([
  ['Incom T-16 Skyhopper', 'light', 'Rebel Trooper', 'Corellian Corvette'],
  ['Bespin Motors Void Spider THX 1138', 'dark', 'Stormtrooper', 'Imperial-Class Star Destroyer'],
] as const)('%s', (card, seat, person, ship) => {
  const EISLEY = 'Tatooine: Mos Eisley (D)'
  test(
    'lifts somebody to a starship, and moves no more',
    together(tells(card), proves('ccgx/vehicle/shuttle-vehicle')),
    () => {
      const game = final({
        at: `move ${seat}`,
        locations: [
          { card: 'Tatooine (D)', [seat]: [ship] },
          { card: EISLEY, [seat]: [card, person] },
          'Tatooine: Cantina (D)',
        ],
        [seat]: { force: 5 },
      })
      game.play(seat, { play: card })
      game.expect({
        facts: { [`table/${person}`]: { on: ship }, [card]: { moved: true } },
        resources: { [seat]: { force: 5 } },
        noOffers: { [seat]: [{ move: card }] },
        stop: 'here',
      })
    },
  )
})
