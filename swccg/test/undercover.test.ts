/** Undercover spies: inactive on the opponent's side of a site, until their cover is broken. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { shippedCards } from '../index.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn } from './looking-on.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CAMP = 'Tatooine: Jawa Camp (L)'
const EISLEY = 'Tatooine: Mos Eisley (L)'
const HUT = "Tatooine: Obi-Wan's Hut"
/** A spy of the Light Side. */
const SPY = 'Momaw Nadon'
const hidden = { card: SPY, undercover: true }

describe('a spy goes undercover', () => {
  test(
    'by the Effect that is deployed on it, and is on the other side of its site then',
    together(proves('ccgx/undercover/goes-under'), tells('Undercover (L)')),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [{ card: EISLEY, light: [SPY, 'Talz'] }],
        light: { hand: ['Undercover (L)', 'Rebel Trooper'], force: 9 },
      })
      game.expect({ noOffers: { light: [{ deploy: 'Undercover (L)', on: 'Talz' }] } })
      game.play('light', { deploy: 'Undercover (L)', on: SPY })
      game.expect({ facts: { [SPY]: { as: 'undercover', on: 'Tatooine: Mos Eisley' } }, asked: 'light' })
    },
  )

  test('of the Dark Side too', tells('Undercover (D)'), () => {
    const game = final({
      locations: [{ card: 'Tatooine: Mos Eisley (D)', dark: ['Garindan'] }],
      dark: { hand: ['Undercover (D)', 'Stormtrooper'], force: 9 },
    })
    game.play('dark', { deploy: 'Undercover (D)', on: 'Garindan' })
    game.expect({ facts: { Garindan: { as: 'undercover' } }, asked: 'dark' })
  })
})

describe('an undercover spy', () => {
  test(
    'is inactive: no presence, no power, no part in a battle, and the text on it is silent',
    proves(
      'ccgx/undercover/inactive',
      'ccgx/state/active',
      'ccgx/state/inactive-carried',
      'ccgx/undercover/control-unaffected',
    ),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: CAMP, dark: ['Stormtrooper'], light: [{ ...hidden, with: ['Blaster'] }] },
          { card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
        ],
        dark: { force: 5 },
        light: { force: 5 },
      })
      game.expect({
        offers: { dark: [{ battle: EISLEY }] },
        noOffers: { dark: [{ battle: CAMP }] },
        numbers: { [CAMP]: { 'total-power-light': 0, 'presence-light': 0, 'total-power-dark': 1 } },
        asked: 'dark',
      })
    },
  )

  test('still counts for uniqueness', proves('ccgx/state/inactive-holds-uniqueness'), () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: CAMP, light: [hidden] }, EISLEY],
      light: { hand: [SPY, 'Rebel Trooper'], force: 9 },
    })
    game.expect({ noOffers: { light: [{ deploy: `light.hand/${SPY}`, on: EISLEY }] }, asked: 'light' })
  })

  test('keeps its opponent from draining there', proves('ccgx/undercover/stops-drains'), () => {
    const game = final({
      at: 'control dark',
      locations: [
        { card: CAMP, dark: ['Stormtrooper'], light: [hidden] },
        { card: EISLEY, dark: ['Stormtrooper'] },
      ],
    })
    game.expect({
      offersExactly: { dark: [{ drain: EISLEY }, 'pass'] },
      refused: { dark: { drain: CAMP }, rule: 'ccgx/undercover/stops-drains' },
      asked: 'dark',
    })
  })

  test('lets its player deploy there', proves('ccgx/undercover/lets-deploy'), () => {
    const docks = 'Death Star: War Room'
    const without = final({
      at: 'deploy light',
      locations: [docks, EISLEY],
      light: { hand: ['Rebel Trooper'], force: 9 },
    })
    without.expect({ noOffers: { light: [{ deploy: 'Rebel Trooper', on: docks }] }, asked: 'light' })
    const game = final({
      at: 'deploy light',
      locations: [{ card: docks, light: [hidden] }, EISLEY],
      light: { hand: ['Rebel Trooper'], force: 9 },
    })
    game.expect({ offers: { light: [{ deploy: 'Rebel Trooper', on: docks }] }, asked: 'light' })
  })

  test(
    "walks in its opponent's move phase, once, and boards nothing",
    proves('ccgx/undercover/moves', 'ccgx/undercover/only-sites'),
    () => {
      const own = final({
        at: 'move light',
        locations: [{ card: CAMP, light: [hidden, 'Rebel Trooper'] }, EISLEY],
        light: { force: 5 },
      })
      own.expect({ noOffers: { light: [{ move: SPY }] }, asked: 'light' })
      const game = final({
        at: 'move dark',
        locations: [
          { card: CAMP, dark: ['Stormtrooper'], light: [hidden, "Luke's X-34 Landspeeder"] },
          EISLEY,
          HUT,
        ],
        dark: { force: 5 },
        light: { force: 5 },
      })
      game.play('dark', 'pass')
      game.expect({
        offersExactly: { light: [{ move: SPY, to: EISLEY, by: 'landspeed', cost: 1 }, 'pass'] },
      })
      game.play('light', { move: SPY, to: EISLEY })
      game.expect({
        facts: { [SPY]: { as: 'undercover', on: 'Tatooine: Mos Eisley', moved: true } },
        asked: 'dark',
      })
      game.play('dark', 'pass').expect({ asked: { dark: 'draw-phase' } })
    },
  )

  test(
    'comes back to its own side when its player wants it in the deploy phase, and the Effect is lost',
    proves('ccgx/undercover/break-own', 'ccgx/undercover/break-result'),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [{ card: EISLEY, light: [{ ...hidden, with: ['Undercover (L)'] }] }],
        light: { hand: ['Rebel Trooper'], force: 9, lost: 0 },
      })
      game.play('light', { 'break-cover': SPY })
      game.expect({
        facts: { [SPY]: { as: 'at' } },
        resources: { light: { lost: 1 } },
        numbers: { [EISLEY]: { 'presence-light': 3 } },
        asked: 'light',
      })
    },
  )

  test(
    'is found out by a destiny that is its ability exactly',
    together(proves('ccgx/undercover/break-destiny'), tells('Lt. Pol Treidum')),
    () => {
      const drawing = (top: string) => {
        const game = final({
          at: 'control dark',
          locations: [
            { card: EISLEY, dark: ['Lt. Pol Treidum'], light: [hidden] },
            { card: CAMP, dark: ['Stormtrooper'] },
          ],
          dark: { reserve: [top, 5], force: 3 },
        })
        game.play('dark', { play: 'Lt. Pol Treidum' })
        return game
      }
      const { cards } = shippedCards()
      const of = (destiny: number): string =>
        cards.find((card) => card.side === 'dark' && card.destiny === destiny && !card.destinies)!.key
      const ability = cards.find(({ key }) => key === SPY)!.ability!
      drawing(of(ability + 1)).expect({ facts: { [SPY]: { as: 'undercover' } }, asked: 'dark' })
      drawing(of(ability)).expect({ facts: { [SPY]: { as: 'at' } }, asked: 'dark' })
    },
  )

  test('adds to total power from the control room', tells('Lt. Pol Treidum'), () => {
    const bay = 'Death Star: Docking Bay 327 (D)'
    const game = final({
      locations: [
        { card: bay, dark: ['Stormtrooper'] },
        { card: 'Death Star: Docking Control Room 327', dark: ['Lt. Pol Treidum'] },
      ],
      dark: { hand: ['Stormtrooper'], force: 3 },
    })
    game.expect({ numbers: { [bay]: { 'total-power-dark': 3 } }, asked: 'dark' })
  })

  test('is found out when it is no spy any more', proves('ccgx/undercover/break-not-spy'), () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: EISLEY, light: [{ card: 'Talz', undercover: true }] }],
      light: { hand: ['Rebel Trooper', 'Rebel Trooper'], force: 9 },
    })
    game.play('light', { deploy: 'Rebel Trooper', on: EISLEY })
    game.expect({ facts: { Talz: { as: 'at' } }, asked: 'light' })
  })

  test('may be what a card comes as', proves('ccgx/undercover/deploys-as'), () => {
    const infiltrator = {
      title: 'Sleeper',
      side: 'light',
      kind: 'character',
      type: 'rebel',
      traits: ['spy'],
      deploy: 1,
      power: 1,
      ability: 1,
      forfeit: 1,
      text: { deploys: { undercover: true } },
    } as const
    const docks = 'Death Star: War Room'
    const game = final(
      { at: 'deploy light', locations: [docks], light: { hand: ['Sleeper', 'Kessel (L)'], force: 3 } },
      { cards: [infiltrator] },
    )
    game.play('light', { deploy: 'Sleeper', on: docks })
    game.expect({ facts: { Sleeper: { as: 'undercover' } }, asked: 'light' })
  })
})

test(
  'its power may be added to a side without its taking part',
  proves('ccgx/undercover/added-power'),
  () => {
    const mole = fighter(
      'dark',
      'Mole',
      { power: 3, ability: 2 },
      {
        traits: ['spy'],
        text: {
          statics: [
            {
              static: 'side-number',
              change: 'total-power',
              whose: 'yours',
              add: { number: 'power', of: { the: 'self' } },
              when: { if: 'this', is: { trait: 'undercover' } },
            },
          ],
        },
      },
    )
    const game = lookingOn(
      [{ card: HERE, dark: [{ card: 'Mole', undercover: true }, 'Darth Vader'] }],
      [mole],
    )
    game.expect({
      numbers: { [HERE]: { 'total-power-dark': 9, 'presence-dark': 6 } },
      facts: { Mole: { as: 'undercover' } },
      asked: 'dark',
    })
  },
)

test(
  'one that was deployed so can be sent back, and was deployed',
  proves('ccgx/undercover/spy-uncovered-deploy'),
  () => {
    const sleeper = fighter(
      'dark',
      'Mole',
      { power: 1, ability: 1, deploy: 1 },
      { traits: ['spy'], text: { deploys: { undercover: true } } },
    )
    const reveal = {
      title: 'Revealed',
      side: 'light',
      kind: 'interrupt',
      type: 'used',
      text: {
        actions: [
          {
            when: { just: 'deployed', by: 'opponent', card: { trait: 'undercover' } },
            do: [{ do: 'return-to-hand', what: { the: { chosen: 'answered' } } }],
          },
        ],
      },
    } as const
    const game = lookingOn([HERE], [sleeper, reveal], {
      dark: { hand: ['Mole'] },
      light: { hand: ['Revealed'] },
    })
    game.play('dark', { deploy: 'Mole', on: HERE }).play('light', { play: 'Revealed' })
    game.expect({
      events: [
        { kind: 'deployed', is: 'Mole' },
        { kind: 'left', is: 'Mole', by: 'returned' },
      ],
      resources: { dark: { force: 8, hand: 2 } },
      asked: 'dark',
    })
  },
)
