/** Other prices for a card: Alternative Cost, Reduced Cost, and Meditate from the discard pile. */
import { describe, test } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import type { SeatPosition } from '../scenario/position.ts'
import { battleCard, chosen, fight, now, unit } from './battle-play.ts'
import { idc, SPARE } from './both-editions.ts'
import { attacker, other } from './threats.ts'

const building = (dark: SeatPosition, ...cards: readonly InlineCard[]) =>
  idc.at(
    'build dark',
    { force: 9, buildPoints: 0, ...dark, hand: [...(dark.hand ?? []), SPARE] },
    { space: ['Guard'] },
    [...cards, guard],
  )
const guard = unit('Guard')
const to = (arena: string) => ({ destination: { to: arena } })

describe('Alternative Cost', () => {
  const knight = unit('Knight', { cost: 5, text: 'Alternative Cost: Pay 4 Force.' })
  now('completes the card in place of its build cost', ['costs/alternative-cost'], () => {
    building({ hand: ['Knight'] }, knight)
      .play('dark', { complete: 'Knight', ...to('space'), instead: 0 })
      .expect({ zones: { space: ['Guard', 'Knight'] }, resources: { dark: { force: 5 } }, asked: 'dark' })
  })
  now(
    'from the build zone too, where its counters are lost',
    ['costs/alternative-counters-lost', 'costs/alternative-when'],
    () => {
      building({ build: [{ card: 'Knight', counters: 2 }], buildPoints: 3 }, knight)
        .play('dark', { complete: 'Knight', ...to('space'), instead: 0 })
        .expect({
          resources: { dark: { force: 5, buildPoints: 3 } },
          facts: { Knight: { buildCounters: 0 } },
          asked: 'dark',
        })
    },
  )
  now(
    'all of it must be payable, and the card does not pay for itself',
    ['costs/alternative-all-or-nothing'],
    () => {
      const costly = unit('Costly', {
        text: 'Alternative Cost: Discard 3 cards from your hand, pay 1 Force.',
      })
      building({ hand: ['Costly', 'Knight'] }, costly, knight).expect({
        refused: [{ dark: { complete: 'Costly', ...to('space') }, rule: 'idc/phrase/pay-x' }],
        asked: 'dark',
      })
      building({ hand: ['Costly', 'Knight', 'Knight'] }, costly, knight)
        .play('dark', { complete: 'Costly', ...to('space'), instead: 0 })
        .play('dark', { cards: ['Knight', 'Knight', SPARE] })
        .expect({
          zones: { space: ['Guard', 'Costly'], 'dark.hand': [] },
          resources: { dark: { force: 8 } },
          asked: 'dark',
        })
    },
  )
  now('of several one is chosen, or the build cost', ['costs/alternative-selective'], () => {
    const either = unit('Either', {
      cost: 2,
      text: 'Alternative Cost: Pay 4 Force. | Alternative Cost: Pay 6 Force.',
    })
    building({ hand: ['Either'], buildPoints: 2 }, either).expect({
      offers: {
        dark: [
          { complete: 'Either', ...to('space'), cost: 2 },
          { complete: 'Either', ...to('space'), instead: 0 },
          { complete: 'Either', ...to('space'), instead: 1 },
        ],
      },
      asked: 'dark',
    })
  })
  now('is not lowered by what makes the card cheaper', ['costs/alternative-not-reduced'], () => {
    const yard: InlineCard = {
      name: 'Yard',
      side: 'dark',
      kind: 'location',
      arenas: ['space'],
      cost: 1,
      abilities: [{ ability: 'static', who: { kind: ['unit'], whose: 'you' }, gain: { cost: -1 } }],
    }
    building({ hand: ['Knight'], locations: ['Yard'] }, knight, yard)
      .play('dark', { complete: 'Knight', ...to('space'), instead: 0 })
      .expect({ resources: { dark: { force: 5 } }, asked: 'dark' })
  })
  now('what the text asks for besides stays due', ['costs/alternative-additional'], () => {
    const proud = unit('Proud', {
      text: 'Alternative Cost: Pay 4 Force. | To complete Proud, you must also pay 1 Force.',
    })
    building({ hand: ['Proud'] }, proud)
      .play('dark', { complete: 'Proud', ...to('space'), instead: 0 })
      .expect({ resources: { dark: { force: 4 } }, asked: 'dark' })
  })
  now('is told with the deployment', ['costs/alternative-remembered'], () => {
    building({ hand: ['Knight'] }, knight)
      .play('dark', { complete: 'Knight', ...to('space'), instead: 0 })
      .expect({ events: [{ kind: 'deployed', by: 'alternative-cost' }], asked: 'dark' })
  })
})

describe('Reduced Cost', () => {
  const crew = unit('Crew', {
    cost: 6,
    text: 'Reduced Cost 4: If you have 2 or more units in the Space arena.',
  })
  const stand = (space: readonly string[], buildPoints: number, ...more: readonly InlineCard[]) =>
    building({ hand: ['Crew'], space: [...space], buildPoints }, crew, attacker, other, ...more)
  now(
    'is what the card costs while the condition holds, asked when it is completed',
    ['costs/reduced-cost', 'costs/reduced-checked-at-completion'],
    () => {
      stand(['Attacker', 'Other'], 4)
        .play('dark', { complete: 'Crew', ...to('space') })
        .expect({ resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
      stand(['Attacker'], 4).expect({
        refused: [{ dark: { complete: 'Crew', ...to('space') }, rule: 'idc/phrase/pay-x' }],
        asked: 'dark',
      })
    },
  )
  now('other reductions come on top', ['costs/reduced-then-less'], () => {
    const yard: InlineCard = {
      name: 'Yard',
      side: 'dark',
      kind: 'location',
      arenas: ['space'],
      cost: 1,
      abilities: [{ ability: 'static', who: { kind: ['unit'], whose: 'you' }, gain: { cost: -1 } }],
    }
    building(
      { hand: ['Crew'], space: ['Attacker', 'Other'], buildPoints: 3, locations: ['Yard'] },
      crew,
      attacker,
      other,
      yard,
    )
      .play('dark', { complete: 'Crew', ...to('space') })
      .expect({ resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
  })
  now('of several the best is taken', ['costs/reduced-selective'], () => {
    const lucky = unit('Lucky', {
      cost: 6,
      text: 'Reduced Cost 3: If you have a unit in the Space arena. | Reduced Cost 2: If you have 2 or more units in the Space arena.',
    })
    building({ hand: ['Lucky'], space: ['Attacker', 'Other'], buildPoints: 2 }, lucky, attacker, other)
      .play('dark', { complete: 'Lucky', ...to('space') })
      .expect({ resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
  })
  now('is the Force of a Battle card', ['costs/reduced-cost'], () => {
    const bolt: InlineCard = {
      name: 'Bolt',
      side: 'neutral',
      kind: 'battle',
      text: 'Pay 3 Force -> One of your units gets +1 power until end of turn. | Reduced Cost 1: If you have 2 or more units in the Space arena.',
    }
    fight({
      at: 'battle space',
      cards: [bolt, attacker, other, guard],
      dark: { force: 1, hand: ['Bolt'], space: ['Attacker', 'Other'] },
      light: { space: ['Guard'] },
    })
      .play('dark', { 'battle-card': 'Bolt' })
      .play('dark', { cards: ['Attacker'] })
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
  })
  now('leaves the printed cost for what looks for it', ['costs/total-build-cost'], () => {
    const purge = battleCard('Purge', {
      do: 'discard',
      what: {
        take: { take: 'each' },
        of: { kind: ['unit'], number: { of: 'cost', is: 'at-most', than: 5 } },
      },
    })
    fight({
      at: 'battle space',
      cards: [crew, attacker, other, purge],
      dark: { hand: ['Purge'], space: ['Attacker', 'Other', 'Crew'] },
      light: {},
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({ zones: { space: ['Crew'] }, asked: 'dark' })
  })
})

describe('Meditate', () => {
  const bolt: InlineCard = {
    name: 'Bolt',
    side: 'neutral',
    kind: 'battle',
    text: 'Pay 3 Force -> Draw a card. | Pay 2 Force -> Meditate',
  }
  const plan: InlineCard = {
    name: 'Plan',
    side: 'neutral',
    kind: 'mission',
    cost: 5,
    text: 'Gain 7 Force. | Pay 3 Force -> Meditate',
  }
  const ghost = unit('Ghost', { cost: 5, health: 1, text: 'Deploy: Gain 1 Force. | Pay 6 Force -> Meditate' })
  now(
    'plays a Battle card from the discard pile for that cost alone, and removes it',
    ['keywords/meditate', 'keywords/meditate-then-removed', 'keywords/meditate-when'],
    () => {
      fight({
        at: 'battle space',
        cards: [bolt, attacker, other],
        dark: { force: 2, discard: ['Bolt'], deck: ['Other'], space: ['Attacker'] },
        light: { space: ['Other'] },
      })
        .play('dark', { 'battle-card': 'Bolt', instead: 1 })
        .expect({
          resources: { dark: { force: 0 } },
          zones: { 'dark.hand': ['Other'], 'dark.discard': [], 'dark.aside': ['Bolt'] },
          asked: 'dark',
        })
    },
  )
  now('plays other cards in the build step', ['keywords/meditate-when'], () => {
    building({ discard: ['Plan'], force: 3 }, plan)
      .play('dark', { complete: 'Plan', instead: 1 })
      .expect({
        resources: { dark: { force: 7 } },
        zones: { 'dark.discard': [], 'dark.aside': ['Plan'] },
        asked: 'dark',
      })
    fight({
      at: 'battle space',
      cards: [plan, attacker, other],
      dark: { force: 3, discard: ['Plan'], space: ['Attacker'] },
      light: { space: ['Other'] },
    }).expect({
      refused: [{ dark: { complete: 'Plan' }, rule: 'idc/build/only-in-build-step' }],
      asked: 'dark',
    })
  })
  test('in a way that says so it opens no chance to disrupt', () => {
    const meditating = (text: string) =>
      fight({
        at: 'battle space',
        cards: [
          { ...bolt, text },
          attacker,
          unit('Censor', { text: 'Pay 1 Force -> Disrupt a Battle card.' }),
        ],
        dark: { force: 2, discard: ['Bolt'], deck: ['Attacker'], space: ['Attacker'] },
        light: { force: 1, space: ['Censor'] },
      }).play('dark', { 'battle-card': 'Bolt', instead: 1 })
    meditating('Draw a card. | Pay 2 Force -> Meditate').expect({ asked: { light: 'disrupt' } })
    meditating("Draw a card. | Pay 2 Force -> Meditate, and this card can't be disrupted.").expect({
      zones: { 'dark.hand': ['Attacker'], 'dark.aside': ['Bolt'] },
      asked: 'dark',
    })
  })
  test('in the build step, too', () => {
    const certain = {
      ...plan,
      text: "Gain 7 Force. | Pay 3 Force -> Meditate, and this card can't be disrupted.",
    }
    building({ discard: ['Plan'], force: 3 }, certain)
      .play('dark', { complete: 'Plan', instead: 1 })
      .expect({ resources: { dark: { force: 7 } }, zones: { 'dark.aside': ['Plan'] }, asked: 'dark' })
  })
  now('deploys a unit', ['keywords/meditate-as-played'], () => {
    building({ discard: ['Ghost'], force: 6 }, ghost)
      .play('dark', { complete: 'Ghost', ...to('space'), instead: 1 })
      .expect({ resources: { dark: { force: 1 } }, zones: { space: ['Guard', 'Ghost'] }, asked: 'dark' })
  })
  now('of two costs one is chosen', ['keywords/meditate-isolated'], () => {
    const twice: InlineCard = {
      ...plan,
      name: 'Twice',
      text: 'Gain 7 Force. | Pay 3 Force -> Meditate | Pay 1 Force -> Meditate',
    }
    building({ discard: ['Twice'], force: 3 }, twice).expect({
      offers: {
        dark: [
          { complete: 'Twice', instead: 1 },
          { complete: 'Twice', instead: 2 },
        ],
      },
      asked: 'dark',
    })
  })
  now(
    'a meditated unit that would be discarded is removed instead',
    ['keywords/meditate-then-removed'],
    () => {
      const purge = battleCard('Purge', { do: 'discard', what: chosen('Ghost') })
      building({ discard: ['Ghost'], hand: ['Purge'], force: 6 }, ghost, {
        ...purge,
        abilities: [
          {
            ability: 'effect',
            cost: [],
            timing: 'build-step',
            do: [{ do: 'discard', what: chosen('Ghost') }],
          },
        ],
      })
        .play('dark', { complete: 'Ghost', ...to('space'), instead: 1 })
        .play('dark', { 'battle-card': 'Purge' })
        .expect({
          zones: { space: ['Guard'], 'dark.discard': ['Purge'], 'dark.aside': ['Ghost'] },
          asked: 'dark',
        })
    },
  )
})
