/** Disrupting attacks, cards, abilities and disrupts. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  both,
  fight,
  fight2003,
  force,
  gainForce,
  ground,
  idc,
  patrol,
  paying,
  raider,
  self,
  unit,
  wotc,
} from './battle-play.ts'
import { gift, mission } from './paid-cards.ts'

const at = 'space'

describe('disrupting', () => {
  const no = battleCard('No', { do: 'disrupt', what: ['battle'] })
  const never = battleCard('Never', { do: 'disrupt', what: ['battle'] })
  const position = {
    cards: [gift, no, never, raider, patrol],
    at,
    dark: { force: 3, hand: ['Gift', 'Never'], space: ['Raider'] },
    light: { hand: ['No'], space: ['Patrol'] },
  }
  both(
    'a Battle card takes its effect away, but not its price',
    {
      idc: [
        'idc/disrupt/cancels-actions-and-effects',
        'idc/disrupt/cost-stays-paid',
        'idc/disrupt/window-card-played',
      ],
      wotc: ['wotc/disrupt/negates', 'wotc/disrupt/cost-still-lost', 'wotc/disrupt/timing'],
    },
    (play) => {
      play({ ...position, dark: { ...position.dark, hand: ['Gift'] } })
        .play('dark', { 'battle-card': 'Gift' })
        .expect({ asked: { light: 'disrupt' }, zones: { 'dark.aside': ['Gift'] } })
        .play('light', { 'battle-card': 'No' })
        .expect({
          resources: { dark: { force: 0 } },
          zones: { 'dark.discard': ['Gift'], 'light.discard': ['No'] },
          asked: { dark: 'next-attack' },
        })
    },
  )
  both(
    'a disrupt lets the first card take place',
    { idc: ['idc/disrupt/disrupt-may-be-disrupted'], wotc: ['wotc/disrupt/disrupting-a-disrupt'] },
    (play) => {
      const game = play(position)
      game.play('dark', { 'battle-card': 'Gift' })
      if (play === fight) game.play('dark', 'pass') // in 2003 one's own card cannot be disrupted
      game
        .play('light', { 'battle-card': 'No' })
        .expect({ asked: { dark: 'disrupt' } })
        .play('dark', { 'battle-card': 'Never' })
        .expect({
          resources: { dark: { force: 7 } },
          zones: { 'dark.discard': ['Gift', 'Never'], 'light.discard': ['No'] },
          asked: { dark: 'next-attack' },
        })
    },
  )
  wotc("one's own card is not possible", ['disrupt/own-card'], () => {
    fight2003(position)
      .play('dark', { 'battle-card': 'Gift' })
      .expect({
        asked: { light: 'disrupt' },
        refused: { dark: { 'battle-card': 'Never' }, code: 'not-asked' },
      })
  })

  const blocker = unit('Blocker', {
    speed: 10,
    abilities: [paying(2, [{ do: 'disrupt', what: ['battle'] }])],
  })
  wotc(
    'by an ability cannot be disrupted',
    [
      'disrupt/by-ability-cannot-be-disrupted',
      'disrupt/only-battle-cards',
      'battle-card/arrow-is-not-ability',
    ],
    () => {
      fight2003({ ...position, cards: [...position.cards, blocker], light: { force: 2, space: ['Blocker'] } })
        .play('dark', { 'battle-card': 'Gift' })
        .play('light', { play: 'Blocker' })
        .expect({
          resources: { dark: { force: 0 }, light: { force: 0 } },
          zones: { 'dark.hand': ['Never'] },
          asked: { dark: 'next-attack' },
        })
    },
  )

  idc(
    'has no chance against what is triggered or static',
    ['disrupt/triggered-and-static-not-named', 'phrase/as-long-as-is-static'],
    () => {
      const any = battleCard('Any', { do: 'disrupt' })
      const proud = unit('Proud', {
        speed: 60,
        abilities: [
          { ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(1)] },
          { ability: 'static', while: { if: 'attacking', card: self }, who: self, gain: { power: 1 } },
        ],
      })
      fight({
        cards: [any, proud, patrol],
        dice: [1, 1, 1, 1],
        dark: { space: ['Proud'] },
        light: { hand: ['Any'], space: ['Patrol'] },
      })
        .play('dark', { attack: 'Proud' })
        .expect({ asked: { light: 'disrupt' } })
        .play('light', 'pass')
        .expect({
          resources: { dark: { force: 1 } },
          events: [{ kind: 'forceChanged' }, { kind: 'diceRolled', dice: [1, 1, 1, 1] }],
          asked: 'light',
        })
    },
  )

  idc(
    'names what it disrupts: a Battle card is no ability',
    ['effect/unit-effects-are-abilities', 'disrupt/window-effect-activated'],
    () => {
      const jam = battleCard('Jam', { do: 'disrupt', what: ['ability'] })
      const boost = unit('Boost', { speed: 10, abilities: [paying(1, [gainForce(4)])] })
      fight({
        cards: [jam, gift, boost, raider, patrol],
        at,
        dark: { hand: ['Jam'], space: ['Raider'] },
        light: { force: 4, hand: ['Gift'], space: ['Boost'] },
      })
        .play('light', { 'battle-card': 'Gift' })
        .expect({ resources: { light: { force: 8 } }, asked: { light: 'general' } })
        .play('light', { play: 'Boost' })
        .expect({ asked: { dark: 'disrupt' } })
        .play('dark', { 'battle-card': 'Jam' })
        .expect({ resources: { light: { force: 7 } }, asked: { dark: 'next-attack' } })
    },
  )

  const it = { the: 'chosen', name: 'it' } as const
  const toll = battleCard('Toll', {
    do: 'may-pay',
    who: { controllerOf: it },
    cost: [force(2)],
    so: [],
    otherwise: [{ do: 'disrupt', what: ['battle'] }],
  })
  idc(
    'unless its controller pays asks for the payment when it resolves',
    ['disrupt/unless-clause-at-resolution'],
    () => {
      const free = battleCard('Free', gainForce(1))
      const cards = [toll, free, raider, patrol]
      fight({
        cards,
        at,
        dark: { force: 2, hand: ['Free'], space: ['Raider'] },
        light: { hand: ['Toll'], space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Free' })
        .play('light', { 'battle-card': 'Toll' })
        .expect({ asked: { dark: 'may' } })
        .play('dark', 'yes')
        .expect({ resources: { dark: { force: 1 } }, asked: { dark: 'next-attack' } })
      fight({
        cards,
        at,
        dark: { force: 1, hand: ['Free'], space: ['Raider'] },
        light: { hand: ['Toll'], space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Free' })
        .play('light', { 'battle-card': 'Toll' })
        .expect({ resources: { dark: { force: 1 } }, asked: { dark: 'next-attack' } })
    },
  )

  const spy = battleCard(
    'Spy',
    { do: 'disrupt', what: ['mission'] },
    { do: 'gain-force', who: 'you', amount: { amount: 'statistic', statistic: 'total-cost', of: it } },
  )
  const questing = {
    cards: [mission, spy, no, raider, patrol, gift],
    at: 'build dark',
    dark: { buildPoints: 5, hand: ['Quest', 'No'], space: ['Raider'] },
    light: { hand: ['Spy'], space: ['Patrol'] },
  }
  idc(
    'brings what comes with it only if it resolves',
    [
      'disrupt/rider-only-when-disrupt-resolves',
      'disrupt/completion-disrupted-discards-card',
      'turn/completion-disrupt-pop',
      'pop/three-that-always-occur',
    ],
    () => {
      fight(questing)
        .play('dark', { complete: 'Quest' })
        .expect({ asked: { light: 'disrupt' } })
        .play('light', { 'battle-card': 'Spy' })
        .expect({ asked: { dark: 'disrupt' } })
        .play('dark', 'pass')
        .expect({
          resources: { dark: { force: 0 }, light: { force: 4 } },
          zones: { 'dark.discard': ['Quest'], 'light.discard': ['Spy'] },
          asked: 'dark',
        })
      fight(questing)
        .play('dark', { complete: 'Quest' })
        .play('light', { 'battle-card': 'Spy' })
        .play('dark', { 'battle-card': 'No' })
        .expect({ resources: { dark: { force: 9 }, light: { force: 0 } }, asked: { dark: 'retreat' } })
    },
  )
  wotc('Missions is not possible', ['mission/not-disruptable', 'disrupt/only-battle-cards'], () => {
    fight2003({ ...questing, dark: { ...questing.dark, hand: ['Quest', 'No'] } })
      .play('dark', { complete: 'Quest' })
      .expect({ resources: { dark: { force: 9 } }, zones: { 'light.hand': ['Spy'] }, asked: 'dark' })
  })

  idc(
    'works in the middle of whatever is being done, as rerolls and prevention do',
    ['pop/three-that-always-occur', 'effect/no-wait-for-special-chances'],
    () => {
      const raid: InlineCard = {
        ...mission,
        name: 'Raid',
        cost: 0,
        abilities: [
          {
            ability: 'effect',
            cost: [],
            do: [
              {
                do: 'dice-of-damage',
                who: { take: { take: 'each' }, of: { names: ['Lucky One'] } },
                dice: 3,
              },
              gainForce(1),
            ],
          },
        ],
      }
      const lucky = ground('Lucky One', {
        health: 9,
        abilities: [
          paying(0, [{ do: 'reroll', dice: 1 }]),
          { ability: 'activated', cost: [], keyword: 'evade', value: 1 },
          paying(0, [{ do: 'disrupt', what: ['mission'] }]),
        ],
      })
      fight({
        cards: [raid, lucky, raider, gift],
        at: 'build dark',
        dice: [6, 6, 6, 1],
        dark: { buildPoints: 1, hand: ['Raid', 'Gift'], space: ['Raider'] },
        light: { ground: ['Lucky One'] },
      })
        .play('dark', { complete: 'Raid' })
        .expect({ asked: { light: 'disrupt' } })
        .play('light', 'pass')
        .expect({ asked: { light: 'reroll' } })
        .play('light', { play: 'Lucky One' })
        .play('light', ['6'])
        .expect({ asked: { light: 'prevention' }, resources: { dark: { force: 0 } } })
        .play('light', { play: 'Lucky One' })
        .expect({ facts: { 'Lucky One': { damage: 1 } }, resources: { dark: { force: 1 } }, asked: 'dark' })
    },
  )
})
