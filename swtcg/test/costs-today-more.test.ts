/** More about what cards cost today: Hidden Cost that is granted, less to complete, costs that give, X with a limit. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { character, fightToday, now, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

describe('cheaper cards', () => {
  const plan: InlineCard = { name: 'Plan', side: 'dark', kind: 'mission', cost: 2, text: 'Gain 1 Force.' }
  const aide = (text: string) => unit('Aide', { side: 'dark', text })
  const less = 'Each of your Missions costs 1 less build counter to complete.'
  const stand = (buildPoints: number, ...texts: readonly string[]) =>
    today.dark({ hand: ['Plan', SPARE], buildPoints, space: texts.map((_, index) => `Aide ${index}`) }, {}, [
      plan,
      ...texts.map((text, index) => ({ ...aide(text), name: `Aide ${index}` })),
    ])
  now('to complete is for others what to deploy is for units', ['costs/costs-less-to-complete'], () => {
    stand(1, less).expect({ offers: { dark: [{ complete: 'Plan', cost: 1 }] }, asked: 'dark' })
    stand(1).expect({ noOffers: { dark: [{ complete: 'Plan' }] }, asked: 'dark' })
    stand(0, less, less).expect({ offers: { dark: [{ complete: 'Plan', cost: 0 }] }, asked: 'dark' })
  })
  now('a floor stops what makes it cheaper', ['costs/costs-less-to-complete'], () => {
    const scout = unit('Scout', {
      side: 'dark',
      cost: 5,
      text: "This unit costs 1 less build counter to deploy for each of your units in the Space arena. This unit can't cost less than 4 build counters to deploy.",
    })
    today
      .dark({ hand: ['Scout', SPARE], buildPoints: 9, space: ['Plain', 'Plain', 'Plain'] }, {}, [
        scout,
        unit('Plain'),
      ])
      .expect({ offers: { dark: [{ complete: 'Scout', cost: 4 }] }, asked: 'dark' })
  })
})

describe('Hidden Cost', () => {
  now(
    'may be granted for a while to a partially built card that is shown',
    ['costs/hidden-cost-for-cards'],
    () => {
      const spy = character('Spy', { side: 'dark', cost: 6 })
      const chief = unit('Chief', {
        side: 'dark',
        text: 'Pay 0 Force -> Reveal one of your partially built cards. The revealed card gets Hidden Cost 3 until end of turn.',
      })
      fightToday({
        at: 'battle space',
        cards: [spy, chief, unit('Foe')],
        dark: { force: 9, build: [{ card: 'Spy', counters: 3 }], space: ['Chief'] },
        light: { space: ['Foe'] },
      })
        .expect({ noOffers: { dark: [{ complete: 'Spy' }] } })
        .play('dark', { play: 'Chief' })
        .expect({ knows: { light: ['dark.build/Spy'] } })
        .play('dark', { complete: 'Spy', destination: { to: 'character' } })
        .expect({ resources: { dark: { force: 6 } }, zones: { character: ['Spy'] }, stop: 'here' })
    },
  )
})

describe('costs that give', () => {
  now('are simply done', ['costs/gain-as-cost'], () => {
    const helmet: InlineCard = {
      name: 'Helmet',
      side: 'dark',
      kind: 'equipment',
      arenas: ['character'],
      cost: 1,
      text: 'Gain 2 Force -> Equip | Equipped unit gets +1 power.',
    }
    today
      .dark({ hand: [SPARE], force: 0, build: ['Helmet'], character: ['Bearer'] }, {}, [
        helmet,
        character('Bearer'),
      ])
      .play('dark', { equip: 'Helmet', unit: 'Bearer' })
      .expect({ resources: { dark: { force: 2 } }, numbers: { Bearer: { power: 4 } }, asked: 'dark' })
  })
})

describe('X with a limit', () => {
  now('is any number up to it, and none', ['costs/pay-x-up-to'], () => {
    const sponge = unit('Sponge', {
      speed: 10,
      health: 9,
      text: 'Pay X Force, up to 3 -> This unit gets +X power until end of turn.',
    })
    fightToday({
      at: 'battle space',
      cards: [sponge, unit('Foe')],
      dark: { force: 9, space: ['Sponge'] },
      light: { space: ['Foe'] },
    })
      .play('dark', { play: 'Sponge' })
      .expect({ offersExactly: { dark: [0, 1, 2, 3] } })
      .play('dark', 3)
      .expect({ resources: { dark: { force: 6 } }, numbers: { Sponge: { power: 6 } }, stop: 'here' })
  })
})

describe('Reduced Cost', () => {
  now('printed without its number cannot be used', ['costs/reduced-without-number'], () => {
    const squad = 'Mudtrooper Squad'
    today
      .dark({ hand: [squad, squad, SPARE], buildPoints: 5, ground: [squad] }, {})
      .expect({ noOffers: { dark: [{ complete: squad }] }, asked: 'dark' })
    today
      .dark({ hand: [squad, SPARE], buildPoints: 6, ground: [squad] }, {})
      .expect({ offers: { dark: [{ complete: squad, cost: 6 }] }, asked: 'dark' })
  })
})
