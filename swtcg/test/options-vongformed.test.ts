/** Vongformed: cards that may be played only at their time, or weaker. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, force, gainForce, ground, paying, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith } from './option-play.ts'

const id = (...names: string[]) => names.map((name) => `vongformed/${name}`)
const cards: readonly InlineCard[] = [
  unit('Fighter', { cost: 1 }),
  unit('Enemy', { cost: 6, speed: 10 }),
  ground('Walker', { cost: 3 }),
  character('Guard', { subtypes: ['Droid'], cost: 2 }),
]
const play = (position: object, own: readonly InlineCard[], options = 'vongformed quick-tempo') =>
  playWith(options, position as never, { cards: [...cards, ...own] })
const each = (of: object) => ({ take: { take: 'each' }, of }) as never
const one = (of: object) => ({ take: { take: 'exactly', count: 1 }, of }) as never

describe('at the start of a build step', () => {
  const fighter = { complete: 'Fighter', destination: { to: 'space' } }
  opt('Blockade comes before anything else', id('blockade'), () => {
    const at = { at: 'build dark', dark: { hand: ['Blockade', 'Fighter', 'Jawa'], buildPoints: 5 } }
    const start = () => play(at, [mission('Blockade', 2, gainForce(1))])
    start()
      .play('dark', { complete: 'Blockade' })
      .expect({ resources: { dark: { force: 1 } } })
    start()
      .play('dark', fighter)
      .expect({ refused: { dark: { complete: 'Blockade' }, rule: 'opt/vongformed/blockade' } })
  })
  const chewbacca = character('Chewbacca', {
    version: 'G',
    abilities: [
      {
        ability: 'effect',
        timing: 'build-step',
        cost: [{ pay: 'build', amount: 1 }],
        do: [
          {
            do: 'put',
            what: one({ subtypes: ['Droid'], kind: ['unit'], whose: 'you', place: { in: 'discard-pile' } }),
            to: 'its-arena',
          },
        ],
      },
    ],
  })
  opt('so does the recursion of Chewbacca, for 2 build points', id('chewbacca'), () => {
    const start = (buildPoints: number) =>
      play(
        {
          at: 'build dark',
          dark: { hand: ['Fighter', 'Jawa'], buildPoints, character: ['Chewbacca (G)'], discard: ['Guard'] },
        },
        [chewbacca],
      )
    const recall = { play: 'Chewbacca (G)' }
    start(1).expect({ noOffers: { dark: [recall] } })
    start(2)
      .play('dark', recall)
      .expect({ resources: { dark: { buildPoints: 0 } }, zones: { 'dark.discard': 0 } })
    start(4)
      .play('dark', fighter)
      .expect({ refused: { dark: recall, rule: 'opt/vongformed/chewbacca' } })
  })
  opt('Han’s Promise is for the opponent’s', id('hans-promise'), () => {
    const promise = mission("Han's Promise", 3, gainForce(2))
    const game = play(
      {
        at: 'build dark',
        dark: { hand: ['Fighter', 'Jawa'], buildPoints: 1 },
        light: { hand: ["Han's Promise", 'Jawa'], buildPoints: 3 },
      },
      [promise],
    )
    game.expect({ asked: { light: 'promise' } }).play('light', { cards: ["Han's Promise"] })
    game.expect({ resources: { light: { force: 2, buildPoints: 0 } }, asked: { dark: 'build' } })
    const own = play({ at: 'build dark', dark: { hand: ["Han's Promise", 'Jawa'], buildPoints: 5 } }, [
      promise,
    ])
    own.expect({ refused: { dark: { complete: "Han's Promise" }, rule: 'opt/vongformed/hans-promise' } })
  })
})

describe('weaker cards', () => {
  opt('one Falcon’s Needs a turn, and it lies under its unit', id('falcons-needs'), () => {
    const needs = mission(
      "Falcon's Needs",
      2,
      { do: 'choose', what: one({ whose: 'opponent', kind: ['unit'] }) },
      {
        do: 'get',
        who: { the: 'chosen', name: 'that' },
        gain: {
          abilities: [{ ability: 'upkeep', costs: [[{ pay: 'build', amount: 2 }], [{ pay: 'tap' }]] }],
        },
        for: 'this-game',
      } as Instruction,
    )
    const game = play(
      {
        at: 'build dark',
        dark: { hand: ["Falcon's Needs", "Falcon's Needs", 'Jawa'], buildPoints: 9 },
        light: { space: ['Enemy'] },
      },
      [needs],
    )
    const first = { complete: "dark.hand/Falcon's Needs #1" }
    game
      .play('dark', first)
      .expect({ zones: { 'dark.discard': 0, attached: 1 }, facts: { Enemy: { under: 1 } } })
    game.expect({
      refused: { dark: { complete: "dark.hand/Falcon's Needs" }, rule: 'opt/vongformed/falcons-needs' },
    })
  })
  opt('Duel of the Fates is for one arena', id('duel-of-the-fates'), () => {
    const untap = (arena: string) => ({
      do: 'untap',
      who: each({ kind: ['unit'], place: { in: 'arena', arenas: [arena] } }),
    })
    const duel = mission('Duel of the Fates', 1, untap('space'), untap('ground'), untap('character'))
    const tapped = (card: string) => [{ card, tapped: true }]
    const game = play(
      {
        at: 'build dark',
        dark: {
          ...{ hand: ['Duel of the Fates', 'Jawa'], buildPoints: 1 },
          ...{ space: tapped('Fighter'), ground: tapped('Walker'), character: tapped('Guard') },
        },
      },
      [duel],
    )
    game.play('dark', { complete: 'Duel of the Fates' }).expect({ asked: { dark: 'choose-one' } })
    game.play('dark', '2').expect({
      facts: { Fighter: { tapped: true }, Walker: { tapped: false }, Guard: { tapped: true } },
    })
  })
  opt('Price of Serenity costs what the unit costs', id('price-of-serenity'), () => {
    const price: InlineCard = {
      ...battleCard('Price of Serenity'),
      abilities: [
        {
          ability: 'effect',
          cost: [force(2)],
          do: [
            { do: 'choose', what: one({ whose: 'opponent', kind: ['unit'] }) },
            { do: 'discard', what: { the: 'chosen', name: 'that' } },
          ],
        },
      ],
    }
    const start = (points: number) =>
      passTo(
        play(
          {
            at: 'battle space',
            dark: { force: points, hand: ['Price of Serenity'], space: ['Fighter'] },
            light: { space: ['Enemy', 'Fighter'], ground: ['Walker'] },
          },
          [price],
        ),
        'general',
      ).play('dark', { 'battle-card': 'Price of Serenity' })
    start(7)
      .play('dark', { cards: ['Enemy'] })
      .expect({ resources: { dark: { force: 1 } }, zones: { 'light.discard': ['Enemy'] } })
    start(5)
      .expect({ noOffers: { dark: [{ cards: ['Enemy'] }] } })
      .play('dark', { cards: ['Walker'] })
      .expect({ resources: { dark: { force: 2 } }, zones: { 'light.discard': ['Walker'] } })
  })
  const healing = (name: string, version: string): InlineCard =>
    unit(name, {
      version,
      abilities: [
        paying(0, [{ do: 'remove-damage-counters', who: { the: 'self' }, amount: 1 }], {
          timing: 'build-step',
        }),
      ],
    })
  const cancel = (name: string, version: string) => {
    const title = `${name} (${version})`
    const start = () =>
      play(
        {
          at: 'build dark',
          dark: { hand: ['Jawa'], buildPoints: 2, space: [{ card: title, damage: 1 }] },
          light: { force: 1, space: ['Enemy'] },
        },
        [healing(name, version)],
      ).play('dark', { play: title })
    start()
      .play('light', true)
      .expect({ facts: { [title]: { damage: 1 } }, resources: { light: { force: 0 } } })
    start()
      .play('light', false)
      .expect({ facts: { [title]: { damage: 0 } }, resources: { light: { force: 1 } } })
  }
  opt('the opponent may pay 1 Force to keep the damage on Luke’s X-Wing', id('lukes-x-wing'), () =>
    cancel("Luke's X-Wing", 'E'),
  )
  opt('and on R2-D2', id('r2-d2'), () => cancel('R2-D2', 'J'))
})
