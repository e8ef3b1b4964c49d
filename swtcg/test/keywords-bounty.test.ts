/** Bounty and Switch. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { chosen, fight, gainForce, idc, paying, self, tapped, unit } from './battle-play.ts'

const frail = unit('Frail', { speed: 10, health: 1 })
const other = unit('Other', { speed: 10, health: 9 })

describe('Bounty', () => {
  const hunter = unit('Hunter', {
    speed: 60,
    health: 9,
    text: 'Bounty: Gain 2 Force. | Bounty: Draw a card.',
  })
  const spare = unit('Spare')
  const turn = [1]

  idc(
    'is received at the start of the next build step, each by itself',
    ['keyword/bounty-trigger', 'keyword/bounty-paid-at-next-build-step', 'keyword/bounty-layered'],
    () => {
      fight({
        cards: [hunter, frail, other, spare],
        dice: [6, 1, 1, ...turn],
        dark: { space: ['Hunter'], deck: ['Spare', 'Spare'] },
        light: { space: ['Frail', { card: 'Other', tapped: true }] },
      })
        .play('dark', { attack: 'Hunter', defender: 'Frail' })
        .expect({
          resources: { dark: { force: 4 } },
          zones: { 'dark.hand': [] },
          asked: { dark: 'build-start' },
          offers: { dark: ['draw', { resolve: 'Hunter' }] },
        })
        .play('dark', 'pass')
        .expect({ resources: { dark: { force: 6 } }, zones: { 'dark.hand': 2 }, asked: { dark: 'build' } })
    },
  )

  const unpaid = { resources: { dark: { force: 4 } }, asked: { dark: 'retreat' } }
  const paid = { resources: { dark: { force: 6 } }, asked: { dark: 'retreat' } }
  /** Earns 2 Force by its Bounty, and is able to do something more. */
  const hunterWho = (ability: Ability, facts: Partial<InlineCard> = {}) =>
    unit('Hunter', {
      speed: 60,
      health: 9,
      abilities: [{ ability: 'bounty', do: [gainForce(2)] }, ability],
      ...facts,
    })
  /** It does so in a battle in which nobody attacks any more. */
  const hunts = (act: Instruction, ...dice: number[]) =>
    fight({
      cards: [hunterWho(paying(0, [act])), frail, other],
      at: 'space',
      dice: [...dice, ...turn],
      dark: { space: [tapped('Hunter')] },
      light: { space: ['Frail', 'Other'].map(tapped) },
    }).play('dark', { play: 'Hunter' })
  const simple = unit('Hunter', { speed: 60, health: 9, text: 'Bounty: Gain 2 Force.' })

  idc(
    'is not earned by a discard without damage, or by counters put',
    ['keyword/bounty-needs-damage-discard'],
    () => {
      const acts: readonly Instruction[] = [
        { do: 'discard', what: chosen('Frail') },
        { do: 'put-damage-counters', who: chosen('Frail'), amount: 1 },
      ]
      for (const act of acts) hunts(act).expect({ zones: { 'light.discard': ['Frail'] }, ...unpaid })
    },
  )

  idc(
    'is earned by any damage of the unit',
    ['keyword/bounty-any-damage-from-unit', 'term/dice-of-damage-affected-by', 'term/damage-source-effect'],
    () => {
      hunts({ do: 'dice-of-damage', who: chosen('Frail'), dice: 1, from: self }, 6).expect({
        zones: { 'light.discard': ['Frail'] },
        ...paid,
      })
    },
  )

  idc('is not earned by damage that no unit does', ['term/damage-no-source'], () => {
    hunts({ do: 'damage', who: chosen('Frail'), amount: 1 }).expect({
      zones: { 'light.discard': ['Frail'] },
      ...unpaid,
    })
  })

  const gone: readonly (readonly [string, Instruction])[] = [
    ['hand', { do: 'put', what: { the: 'attacker' }, to: 'hand' }],
    ['build zone', { do: 'retreat', who: { the: 'attacker' } }],
  ]
  for (const [where, act] of gone)
    idc(
      `is earned although the unit went to the ${where} meanwhile`,
      [where === 'hand' ? 'keyword/bounty-even-if-hunter-left' : 'keyword/bounty-works-in-build-zone'],
      () => {
        const trick = unit('Trick', {
          speed: 5,
          abilities: [paying(0, [{ do: 'change-damage', who: { the: 'defender' }, add: 0 }, act])],
        })
        fight({
          cards: [simple, frail, other, trick],
          dice: [6, 1, 1, ...turn],
          dark: { space: ['Hunter', { card: 'Other', tapped: true }] },
          light: {
            space: [
              { card: 'Frail', tapped: true },
              { card: 'Trick', tapped: true },
            ],
          },
        })
          .play('dark', { attack: 'Hunter', defender: 'Frail' })
          .play('light', { play: 'Trick' })
          .expect({
            zones: { 'light.discard': ['Frail'] },
            resources: { dark: { force: 6 } },
            asked: { dark: 'build' },
          })
      },
    )

  idc("is not earned by a unit's own discard", ['keyword/bounty-not-on-itself'], () => {
    const clumsy = hunterWho(paying(0, [{ do: 'damage', who: self, amount: 1, from: self }]), { health: 1 })
    fight({
      cards: [clumsy, other],
      at: 'space',
      dice: turn,
      dark: { space: ['Hunter', { card: 'Other', tapped: true }] },
      light: { space: [{ card: 'Other', tapped: true }] },
    })
      .play('dark', { play: 'Hunter' })
      .expect({ zones: { 'dark.discard': ['Hunter'] }, ...unpaid })
  })

  idc('is earned by any other unit, own units too', ['keyword/bounty-any-other-unit'], () => {
    const traitor = hunterWho({
      ability: 'rule',
      who: self,
      rule: { may: 'attack', target: { whose: 'you' } },
    })
    fight({
      cards: [traitor, frail, other],
      dice: [6, 1, 1, ...turn],
      dark: { space: ['Hunter', { card: 'Frail', tapped: true }] },
      light: { space: [{ card: 'Other', tapped: true }] },
    })
      .play('dark', { attack: 'Hunter', defender: 'Frail' })
      .expect({ zones: { 'dark.discard': ['Frail'] }, ...paid })
  })
})

describe('Switch', () => {
  const keyword = (name: 'armor' | 'stealth' | 'accuracy' | 'lucky', value = 1): Ability => ({
    ability: 'keyword',
    keyword: name,
    value,
  })
  const part = (...gives: Ability[]) => ({ bonus: {}, gives })
  const evade: Ability = { ability: 'activated', cost: [], keyword: 'evade', value: 2 }
  const changing: Ability = {
    ability: 'switch',
    parts: [part(evade, keyword('lucky', 2)), part(keyword('armor')), part(keyword('accuracy'))],
  }
  const shifter = (name: string, arenas: ('space' | 'ground' | 'character')[], ...abilities: Ability[]) =>
    unit(name, { arenas, abilities, health: 3 })

  idc(
    'gives what stands for the arena, in the order of the type line',
    ['keyword/switch-by-arena', 'keyword/switch-third-arena-optional', 'keyword/switch-follows-type-line'],
    () => {
      const cards = [
        shifter('Shifter', ['space', 'ground', 'character'], changing),
        shifter('Reverse', ['ground', 'space'], {
          ability: 'switch',
          parts: [part(keyword('armor')), part(keyword('lucky', 2))],
        }),
      ]
      const has = (lucky: number, armor: number, accuracy: number) => ({ lucky, armor, accuracy })
      fight({ cards, dark: { space: ['Shifter'] }, light: { space: ['Reverse'] } }).expect({
        numbers: { Shifter: has(2, 0, 0), Reverse: has(2, 0, 0) },
        asked: 'dark',
      })
      fight({
        cards,
        at: 'attack ground',
        dark: { ground: ['Shifter'] },
        light: { ground: ['Reverse'] },
      }).expect({ numbers: { Shifter: has(0, 1, 0), Reverse: has(0, 1, 0) }, asked: 'dark' })
      fight({
        cards,
        at: 'attack ground',
        dark: { character: ['Shifter'] },
        light: { ground: ['Reverse'] },
      }).expect({ numbers: { Shifter: has(0, 0, 1) }, asked: 'dark' })
    },
  )

  idc(
    'gives nothing where it says None, and nothing outside the arenas',
    ['keyword/switch-none', 'keyword/switch-off-outside-arenas'],
    () => {
      const sneak = shifter('Sneak', ['ground', 'character'], {
        ability: 'switch',
        parts: [part(), part(keyword('stealth'))],
      })
      const tough = shifter('Tough', ['space', 'ground'], {
        ability: 'switch',
        parts: [
          { bonus: { health: 2 }, gives: [] },
          { bonus: { power: 2 }, gives: [] },
        ],
      })
      fight({
        cards: [sneak, tough, other],
        dark: { ground: ['Sneak'], space: ['Tough'] },
        light: { space: ['Other'] },
      }).expect({ numbers: { Sneak: { stealth: 0 }, Tough: { health: 5, power: 3 } }, asked: 'dark' })
      fight({
        cards: [sneak, tough, other],
        dark: { character: ['Sneak'], space: ['Other'], build: ['Tough'] },
        light: { space: ['Other'] },
      }).expect({ numbers: { Sneak: { stealth: 1 }, Tough: { health: 3, power: 3 } }, asked: 'dark' })
    },
  )

  idc('several apply side by side, printed or granted', ['keyword/switch-layered-static'], () => {
    const granted: Ability = {
      ability: 'switch',
      parts: [
        { bonus: { power: 1 }, gives: [] },
        { bonus: { health: 1 }, gives: [] },
      ],
    }
    const saber = {
      ...unit('Saber'),
      kind: 'equipment' as const,
      arenas: ['space', 'ground'] as ('space' | 'ground')[],
      abilities: [{ ability: 'equipped', bonus: {}, gives: [granted] } as Ability],
    }
    fight({
      cards: [shifter('Shifter', ['space', 'ground'], changing), saber, other],
      dark: { space: [{ card: 'Shifter', equipment: ['Saber'] }] },
      light: { space: ['Other'] },
    }).expect({ numbers: { Shifter: { lucky: 2, power: 4, health: 3 } }, asked: 'dark' })
  })

  idc('does not let a unit move in the battle phase', ['keyword/switch-no-moving-in-battle'], () => {
    fight({
      cards: [shifter('Shifter', ['space', 'ground'], changing), other],
      dark: { space: ['Shifter'] },
      light: { space: ['Other'] },
    }).expect({
      refused: { dark: { move: 'Shifter', to: 'ground' }, rule: 'idc/turn/build-step-move-between-arenas' },
      asked: 'dark',
    })
  })
})
