/** Keywords of today in the build step: Pilots, Hidden Cost, Enhance, Upkeep, Meditate that was granted. */
import { describe } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import type { SeatPosition } from '../scenario/position.ts'
import { battleCard, character, fight, fightToday, gainForce, now, paying, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'
import { yard } from './build-cards.ts'
import { attacker, other } from './threats.ts'

const flies: Ability = { ability: 'pilot', subtypes: ['Starfighter'], bonus: { speed: 10 }, gives: [] }
const ace = character('Ace', {
  side: 'dark',
  health: 3,
  abilities: [flies, { ability: 'keyword', keyword: 'fury', value: 2 }],
})
const wing = unit('Wing', { subtypes: ['Starfighter'] })
const roomy = unit('Roomy', {
  subtypes: ['Starfighter'],
  abilities: [{ ability: 'rule', who: { the: 'self' }, rule: { pilots: 1 } }],
})
const drone = unit('Drone', { subtypes: ['Droid', 'Starfighter'] })

describe('Pilots', () => {
  const stand = (dark: SeatPosition) => today.dark({ hand: [SPARE], ...dark }, {}, [ace, wing, roomy, drone])
  now('one for every subtype, unless a card says more', ['keywords/pilot-number-by-subtype'], () => {
    const full = (unit: string) => ({ space: [{ card: unit, pilots: ['Ace'] }], character: ['Ace'] })
    stand(full('Wing')).expect({
      refused: [
        { dark: { pilot: 'character/Ace', unit: 'Wing' }, rule: 'now/keywords/pilot-number-by-subtype' },
      ],
      asked: 'dark',
    })
    stand(full('Roomy')).expect({
      offers: { dark: [{ pilot: 'character/Ace', unit: 'Roomy' }] },
      asked: 'dark',
    })
  })
  now(
    'not onto Droids, once on or off in a build step, and without its other text',
    ['keywords/pilot-not-on-droids'],
    () => {
      const scene = stand({ space: [{ card: 'Wing', pilots: ['Ace'] }, 'Roomy', 'Drone'] })
      scene.expect({ numbers: { Wing: { speed: 60, fury: 0 } } })
      scene.play('dark', { move: 'Ace', to: 'character' }).expect({
        refused: [
          { dark: { pilot: 'Ace', unit: 'Drone' }, rule: 'now/keywords/pilot-not-on-droids' },
          { dark: { pilot: 'Ace', unit: 'Roomy' }, rule: 'now/keywords/pilot-not-on-droids' },
        ],
        asked: 'dark',
      })
    },
  )
})

describe('Hidden Cost', () => {
  const spy = character('Spy', {
    side: 'dark',
    cost: 6,
    abilities: [flies, { ability: 'hidden-cost', value: 5 }],
  })
  now('does not complete a Pilot onto a unit', ['keywords/hidden-cost-not-onto-unit'], () => {
    fightToday({
      at: 'battle space',
      cards: [spy, wing, other],
      dark: { force: 9, build: [{ card: 'Spy', counters: 5 }], space: ['Wing'] },
      light: { space: ['Other'] },
    }).expect({
      offersExactly: {
        dark: [
          'pass',
          { complete: 'Spy', destination: { to: 'character' } },
          { complete: 'Spy', destination: { to: 'build' } },
        ],
      },
      asked: 'dark',
    })
  })
  now('the reduced cost in counters is enough', ['keywords/hidden-cost-below-x'], () => {
    const stand = (counters: number) =>
      today.dark({ hand: [SPARE], force: 0, build: [{ card: 'Spy', counters }], locations: ['Yard'] }, {}, [
        spy,
        yard(2),
      ])
    stand(4)
      .play('dark', { complete: 'Spy', destination: { to: 'character' }, hidden: { force: 0 } })
      .expect({ resources: { dark: { force: 0 } }, zones: { character: ['Spy'] }, asked: 'dark' })
    stand(3).expect({ noOffers: { dark: [{ complete: 'Spy', hidden: { force: 1 } }] }, asked: 'dark' })
  })
})

describe('Enhance', () => {
  now(
    'is paid before the chance to disrupt, and lost with the card',
    ['keywords/enhance-before-disrupt'],
    () => {
      const no = battleCard('No', { do: 'disrupt', what: ['battle'] })
      const boon: InlineCard = {
        ...battleCard('Boon'),
        abilities: [
          paying(1, [gainForce(5)], {
            enhance: [{ cost: [{ pay: 'force', amount: 2 }], how: 'also', do: [gainForce(5)] }],
          }),
        ],
      }
      fight({
        at: 'battle space',
        cards: [no, boon, attacker, other],
        dark: { force: 3, hand: ['Boon'], space: ['Attacker'] },
        light: { hand: ['No'], space: ['Other'] },
      })
        .play('dark', { 'battle-card': 'Boon', enhance: 0 })
        .expect({ asked: { light: 'disrupt' }, resources: { dark: { force: 0 } } })
        .play('light', { 'battle-card': 'No' })
        .expect({ resources: { dark: { force: 0 } }, stop: 'here' })
    },
  )
  now('more build counters than the cost enhance a card', ['keywords/enhance-extra-build-counters'], () => {
    const plan: InlineCard = {
      name: 'Plan',
      side: 'dark',
      kind: 'mission',
      cost: 2,
      text: 'Gain 1 Force. | Enhance: If there is at least 1 more build counter on Plan, gain 3 Force instead.',
    }
    for (const [counters, force] of [
      [2, 1],
      [3, 3],
    ] as const)
      today
        .dark({ hand: [SPARE], force: 0, build: [{ card: 'Plan', counters }] }, {}, [plan])
        .play('dark', { complete: 'Plan' })
        .expect({ resources: { dark: { force } }, asked: 'dark' })
  })
})

describe('Upkeep', () => {
  now('may be a gain, which is simply done', ['keywords/upkeep-gains'], () => {
    const miner = unit('Miner', { side: 'dark', text: 'Upkeep: Gain 1 Force.' })
    for (const zone of ['build', 'space'] as const)
      today
        .at('build dark', { deck: [SPARE], force: 0, [zone]: ['Miner'] }, {}, [miner])
        .play('dark', { upkeep: 'Miner' })
        .expect({ resources: { dark: { force: 1 } }, stop: 'here' })
  })
})

describe('Meditate', () => {
  now(
    'may be granted to a card in a discard pile, and works there',
    ['keywords/meditate-granted-in-pile'],
    () => {
      const keep: InlineCard = { name: 'Keep', side: 'dark', kind: 'location', arenas: ['space'], cost: 4 }
      const seer = unit('Seer', {
        side: 'dark',
        text: 'Pay 0 Force -> Choose a Location card in your discard pile. That card gets "Pay 5 Force -> Meditate" until end of turn. Play only during your build step.',
      })
      today
        .dark({ hand: [SPARE], force: 5, discard: ['Keep'], space: ['Seer'] }, {}, [keep, seer])
        .expect({ noOffers: { dark: [{ complete: 'Keep' }] } })
        .play('dark', { play: 'Seer' })
        .play('dark', { complete: 'Keep' })
        .expect({ resources: { dark: { force: 0 } }, zones: { 'dark.discard': [] }, asked: 'dark' })
    },
  )
})
