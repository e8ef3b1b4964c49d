/** What Interrupts of Dagobah say of asteroids, of ships that fly alone, and of the tops of piles. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ANOAT, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tellLater } from './stories.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const SYSTEM = 'Ralltiir (D)'
const DESTROYER = 'Imperial-Class Star Destroyer'

describe('We Can Still Outmaneuver Them', () => {
  const attacked = (...company: readonly string[]) =>
    final({
      at: 'battle dark',
      locations: [
        {
          card: SYSTEM,
          dark: [DESTROYER, DESTROYER],
          light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }, ...company],
        },
      ],
      dark: { force: 5, reserve: 9 },
      light: { force: 5, reserve: 9, hand: ['We Can Still Outmaneuver Them'] },
    }).play('dark', { battle: SYSTEM })

  test(
    'adds two battle destinies for a lone starfighter against two capital starships',
    together(tells('We Can Still Outmaneuver Them'), proves('ccgx/term/alone-craft')),
    () => {
      const alone = attacked()
      alone.play('light', { play: 'We Can Still Outmaneuver Them', action: 1 })
      alone.expect({
        numbers: { [SYSTEM]: { 'battle-destinies-light': 2 } },
        zones: { 'light.lost': ['We Can Still Outmaneuver Them'] },
        stop: 'here',
      })
      attacked('Y-wing').expect({
        noOffers: { light: [{ play: 'We Can Still Outmaneuver Them', action: 1 }] },
        stop: 'here',
      })
    },
  )

  test('finds a card that lets ships collide', tells('We Can Still Outmaneuver Them'), () => {
    const game = final({
      at: 'control light',
      light: {
        force: 3,
        hand: ['We Can Still Outmaneuver Them', 'Recoil In Fear'],
        reserve: ['Collision!', 'X-wing', 3],
      },
    })
    game.play('light', { play: 'We Can Still Outmaneuver Them' })
    game.play('light', { cards: ['light.reserve/Collision!'] })
    game.expect({
      zones: {
        'light.hand': ['Collision!', 'Recoil In Fear'],
        'light.used': ['We Can Still Outmaneuver Them'],
      },
      stop: 'here',
    })
  })
})

describe('Close Call', () => {
  test('has asteroid destiny drawn again', tells('Close Call'), () => {
    const game = final({
      at: 'control light',
      locations: [{ card: ANOAT }, { card: FIELD, of: 'Anoat', light: ['X-wing'] }],
      dark: { reserve: [withDestiny('dark', 1), withDestiny('dark', 6), 5], hand: ['Close Call'] },
      light: { force: 1, lost: 0 },
    })
    game.play('light', 'pass').play('dark', { asteroids: 'X-wing' }).play('dark', { play: 'Close Call' })
    game.expect({ zones: { 'light.lost': ['X-wing'] }, stop: 'here' })
  })

  test(
    'takes the lowest of three cards that are shown, for one Force that is lost',
    tells('Close Call'),
    () => {
      const game = final({
        at: 'control dark',
        dark: { hand: ['Close Call', 'Fear'], reserve: 9, lost: 0 },
        light: {
          reserve: [withDestiny('light', 2), 4],
          force: [withDestiny('light', 1), 4],
          used: [withDestiny('light', 1), 4],
          lost: 0,
        },
      })
      game.play('dark', { play: 'Close Call' })
      game.play('dark', { verb: 'lose', from: 'reserve' })
      game.expect({
        resources: { light: { lost: 2, reserve: 5, force: 4, used: 4 }, dark: { lost: 2 } },
        stop: 'here',
      })
    },
  )
})

describe('Fear', () => {
  const afraid = () =>
    final({
      at: 'control dark',
      dark: { hand: ['Fear', 'Close Call'], force: 3 },
      light: { hand: ['X-wing', 'Rebel Trooper', 'Blaster'], reserve: 5, force: 5, lost: 0 },
    }).play('dark', { play: 'Fear' })

  test('costs two cards of the hand, or one of the Reserve Deck', tells('Fear'), () => {
    const hand = afraid().play('light', 'lose 2 Force from hand')
    hand.expect({ refused: { light: { verb: 'lose', from: 'reserve' } }, stop: 'here' })
    hand.play('light', { verb: 'lose', card: 'X-wing' }).play('light', { verb: 'lose', card: 'Blaster' })
    hand.expect({
      zones: { 'light.hand': ['Rebel Trooper'] },
      resources: { light: { lost: 2 } },
      stop: 'here',
    })
    const deck = afraid().play('light', 'lose 1 Force from top of Reserve Deck')
    deck.expect({ resources: { light: { reserve: 4, lost: 1 } }, stop: 'here' })
  })

  test('costs no more than there is', tells('Fear'), () => {
    const game = final({
      at: 'control dark',
      dark: { hand: ['Fear', 'Close Call'], force: 3 },
      light: { hand: ['X-wing'], reserve: 5, force: 5, lost: 0 },
    })
    game.play('dark', { play: 'Fear' }).play('light', 'lose 2 Force from hand')
    game.expect({ resources: { light: { lost: 1, force: 5, reserve: 5 } }, asked: 'dark' })
  })
})

describe("They'd Be Crazy To Follow Us", () => {
  test('makes asteroids strike a ship sooner', tells("They'd Be Crazy To Follow Us"), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: ANOAT, light: ['Y-wing'] },
        { card: FIELD, of: 'Anoat', dark: ['TIE Scout'] },
      ],
      light: { force: 3, hand: ["They'd Be Crazy To Follow Us"], reserve: [withDestiny('light', 3), 4] },
      dark: { lost: 0, reserve: 4 },
    })
    game.play('light', { play: "They'd Be Crazy To Follow Us" })
    game.expect({
      numbers: { 'TIE Scout': { 'total-against': 2 } },
      resources: { light: { force: 2 } },
      stop: 'here',
    })
  })

  test('counts for asteroids that are drawn in that turn', tells("They'd Be Crazy To Follow Us"), () => {
    const struck = (...plays: readonly string[]) => {
      const game = final({
        at: 'control dark',
        locations: [{ card: ANOAT }, { card: FIELD, of: 'Anoat', dark: ['TIE Scout'] }],
        light: { force: 3, hand: ["They'd Be Crazy To Follow Us"], reserve: [withDestiny('light', 1), 4] },
        dark: { lost: 0, reserve: 4, force: 3, hand: ['Fear'] },
      }).play('dark', 'pass')
      for (const card of plays) game.play('light', { play: card }).play('dark', 'pass')
      return game.play('light', { asteroids: 'TIE Scout' })
    }
    struck("They'd Be Crazy To Follow Us").expect({ events: [{ kind: 'collided' }], stop: 'here' })
    struck().expect({ noEvents: [{ kind: 'collided' }], stop: 'here' })
  })
})

tellLater([
  {
    card: 'Transmission Terminated',
    says: 'blows a holotable away, by help of asteroids',
    position: {
      at: 'control light',
      locations: [
        'Imperial Holotable',
        { card: ANOAT },
        { card: FIELD, of: 'Anoat' },
        { card: FIELD, of: 'Anoat' },
      ],
      light: { force: 3, hand: ['Transmission Terminated'], reserve: [withDestiny('light', 2), 3] },
      dark: { reserve: 9, lost: 0 },
    },
    plays: [['light', { play: 'Transmission Terminated' }]],
    leads: { events: [{ kind: 'owesForce', amount: 4 }, { kind: 'blownAway' }], stop: 'here' },
  },
  {
    card: 'Transmission Terminated',
    says: 'leaves the holotable where the total is too low',
    position: {
      at: 'control light',
      locations: ['Imperial Holotable', { card: ANOAT }, { card: FIELD, of: 'Anoat' }],
      light: { force: 3, hand: ['Transmission Terminated'], reserve: [withDestiny('light', 2), 3] },
      dark: { reserve: 9, lost: 0 },
    },
    plays: [['light', { play: 'Transmission Terminated' }]],
    leads: { noEvents: [{ kind: 'blownAway' }], resources: { dark: { lost: 0 } }, stop: 'here' },
  },
  {
    card: 'Found Someone You Have',
    says: 'finds somebody who is missing, by the help of great ability',
    position: {
      at: 'control light',
      locations: [
        { card: EISLEY, light: [{ card: 'Rebel Trooper', missing: true }] },
        { card: 'Tatooine: Cantina (D)', light: ['Obi-Wan Kenobi'] },
      ],
      light: { force: 3, hand: ['Found Someone You Have'] },
    },
    plays: [['light', { play: 'Found Someone You Have' }]],
    leads: {
      facts: { 'table/Rebel Trooper': { as: 'at' } },
      resources: { light: { force: 0 } },
      stop: 'here',
    },
  },
  {
    card: 'Found Someone You Have',
    says: 'needs great ability for that',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, light: [{ card: 'Rebel Trooper', missing: true }, 'Luke Skywalker'] }],
      light: { force: 3, hand: ['Found Someone You Have', 'X-wing'], reserve: 4 },
    },
    leads: { noOffers: { light: [{ play: 'Found Someone You Have' }] }, stop: 'here' },
  },
  {
    card: 'Found Someone You Have',
    says: 'takes a weak character from the top of the Lost Pile',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: { force: 3, hand: ['Found Someone You Have'], lost: ['Rebel Trooper', 'X-wing'] },
    },
    plays: [['light', { play: 'Found Someone You Have' }]],
    leads: { zones: { 'light.hand': ['Rebel Trooper'] }, stop: 'here' },
  },
  {
    card: 'Found Someone You Have',
    says: 'leaves a strong one there',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: { force: 3, hand: ['Found Someone You Have'], lost: ['Luke Skywalker', 'X-wing'] },
    },
    plays: [['light', { play: 'Found Someone You Have' }]],
    leads: { zones: { 'light.hand': [] }, stop: 'here' },
  },
])

describe('Blasted Varmints', () => {
  const CARD = 'Blasted Varmints'
  const infested = () =>
    final({
      at: 'control light',
      locations: [{ card: ANOAT, light: [{ card: 'X-wing', with: [{ card: 'Mynock (D)', by: 'dark' }] }] }],
      light: { force: 3, hand: [CARD, 'Recoil In Fear'] },
      dark: { lost: 0 },
    })

  test('shakes Mynocks off, or has one lost', tells(CARD), () => {
    const shaken = infested().play('light', { play: CARD, action: 0 })
    shaken.expect({ facts: { 'Mynock (D)': { as: 'at' } }, resources: { light: { force: 2 } }, stop: 'here' })
    const lost = infested().play('light', { play: CARD, action: 1 })
    lost.expect({ zones: { 'dark.lost': ['Mynock (D)'] }, resources: { light: { force: 3 } }, stop: 'here' })
  })

  test('has a creature choose its victim again', tells(CARD), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        { card: 'Hoth: Ice Plains (5th Marker)', dark: ['Wampa'], light: ['Luke Skywalker', 'Leia Organa'] },
      ],
      dark: { force: 3, reserve: 9 },
      light: { force: 3, hand: [CARD], reserve: 9 },
    })
    game.play('dark', { unleash: 'Wampa' })
    game.expect({ offers: { light: [{ play: CARD, action: 2 }] }, stop: 'here' })
    game.play('light', { play: CARD, action: 2 })
    game.expect({ zones: { 'light.used': [CARD] }, stop: 'here' })
  })
})
