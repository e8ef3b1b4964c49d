/** Immunity to a title, two cards of one persona, cards sent back as they come, and lightsabers in Force drains. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')

describe('a card that is immune to a title', () => {
  const gloom = {
    title: 'Gloom',
    side: 'dark',
    kind: 'effect',
    text: {
      deploys: { on: [{ on: { kind: 'character' } }] },
      statics: [
        { static: 'number', change: 'power', of: { kind: 'character', whose: 'opponents' }, add: -1 },
        { static: 'blanks', of: { kind: 'character', whose: 'opponents' } },
      ],
    },
  } as never
  const strike = interrupt('Strike', 'dark', {
    when: 'any-time',
    targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents' } }],
    do: [{ do: 'lose-cards', what: { the: { chosen: 'target' } } }],
  })
  const own = { static: 'number', change: 'forfeit', of: { the: 'self' }, add: 3 } as const
  const cards = [
    gloom,
    strike,
    saying('light', 'Bright', { immuneTo: ['Gloom', 'Strike'], statics: [own] }, { power: 3 }),
    saying('light', 'Plain', { statics: [own] }, { power: 3 }),
    saying('light', 'Warden', {
      immuneTo: ['Gloom'],
      statics: [{ static: 'protects', of: { title: 'Plain' }, from: 'Gloom' }],
    }),
    fighter('dark', 'Host', { power: 1, ability: 1 }),
  ]
  test(
    'is no target or choice of it, and nothing in it is changed',
    proves('ccgx/term/immune-to-title', 'ccgx/final/immune-to-title'),
    () => {
      const lying = lookingOn(
        [{ card: HERE, dark: [{ card: 'Host', with: ['Gloom'] }], light: ['Bright', 'Plain'] }],
        cards,
        { dark: { hand: ['Gloom', 'Strike'] } },
      )
      lying.expect({
        numbers: { Bright: { power: 3, forfeit: 4 }, Plain: { power: 2, forfeit: 1 } },
        offers: { dark: [{ deploy: 'dark.hand/Gloom', on: 'Plain' }] },
        noOffers: { dark: [{ deploy: 'dark.hand/Gloom', on: 'Bright' }] },
      })
      lying.play('dark', { play: 'Strike' })
      lying.expect({ zones: { 'light.lost': ['Plain'] }, asked: 'dark' })
    },
  )

  test(
    'loses what of that title lies on it as soon as it is immune',
    proves('ccgx/final/immune-to-title'),
    () => {
      const game = final(
        {
          at: 'deploy light',
          locations: [
            { card: HERE, light: [{ card: 'Plain', with: [{ card: 'Gloom', owner: 'dark', by: 'dark' }] }] },
          ],
          light: { hand: ['Warden', 'Talz'], force: 5 },
          dark: { lost: 0 },
        },
        { cards },
      )
      game.expect({ facts: { Gloom: { on: 'Plain' } } })
      game.play('light', { deploy: 'Warden', on: HERE })
      game.expect({ zones: { 'dark.lost': ['Gloom'] }, asked: asked(game) })
    },
  )
})

test(
  'a player who comes to have two cards of one persona on table chooses one of them, which is lost',
  proves('ccgx/final/persona-duplicate-lost'),
  () => {
    const rogue = (side: 'dark' | 'light', title: string) =>
      fighter(side, title, { power: 3, ability: 3, forfeit: 4 }, { persona: 'Rogue', dots: 1 })
    const turn = interrupt('Turn', 'dark', {
      when: 'any-time',
      do: [{ do: 'cross-over', what: { title: 'Rogue (L)' } }],
    })
    const game = () =>
      lookingOn(
        [
          { card: HERE, light: ['Rogue (L)', 'Talz'] },
          { card: THERE, dark: ['Rogue (D)'] },
        ],
        [rogue('light', 'Rogue (L)'), rogue('dark', 'Rogue (D)'), turn],
        { dark: { hand: ['Turn'], lost: 0 }, light: { lost: 0 } },
      ).play('dark', { play: 'Turn' })
    const own = game()
    own.expect({ asked: { dark: 'choose' } }).play('dark', { cards: ['Rogue (D)'] })
    own.expect({
      zones: { 'dark.lost': ['Rogue (D)'] },
      facts: { 'Rogue (L)': { controller: 'dark', at: 'Tatooine: Cantina' } },
      asked: 'dark',
    })
    const other = game().play('dark', { cards: ['Rogue (L)'] })
    other.expect({ zones: { 'light.lost': ['Rogue (L)'] }, asked: 'dark' })
  },
)

test(
  'a card that is sent back as it comes was deployed, its Force stays used, and it may be kept away for the turn',
  proves('ccgx/interrupt/return-deployed'),
  () => {
    const wait = interrupt('Can Wait', 'light', {
      when: { just: 'deployed', by: 'opponent', card: { kind: 'character' } },
      do: [
        {
          do: 'for-a-while',
          what: { static: 'bars', what: 'deploy', of: { title: 'Recruit', whose: 'opponents' } },
          until: 'end-of-turn',
        },
        { do: 'return-to-hand', what: { the: { chosen: 'answered' } } },
      ],
    })
    const ear = saying('light', 'Ear', {
      triggers: [{ when: { just: 'deployed', by: 'opponent' }, do: [{ do: 'activate', amount: 1 }] }],
    })
    const game = lookingOn(
      [{ card: HERE, dark: ['Stormtrooper'], light: ['Ear'] }],
      [wait, ear, saying('dark', 'Recruit', {}, { deploy: 2 })],
      {
        dark: { hand: ['Recruit'], force: 5, used: 0 },
        light: { hand: ['Can Wait'], force: 0, reserve: 5 },
      },
    )
    game.play('dark', { deploy: 'Recruit', on: HERE }).play('light', { play: 'Can Wait' })
    game.expect({
      zones: { 'dark.hand': ['Stormtrooper', 'Recruit'] },
      resources: { dark: { force: 3, used: 2 }, light: { force: 1 } },
      noOffers: { dark: [{ deploy: 'dark.hand/Recruit' }] },
      asked: 'dark',
    })
  },
)

test(
  'a lightsaber adds to a Force drain as it is begun, before anybody answers, and may be fired in a battle later',
  proves('ccgx/weapon/lightsaber-drain'),
  () => {
    const SABER = "Anakin's Lightsaber"
    const quench = interrupt('Quench', 'dark', {
      when: { just: 'drain-initiated', by: 'opponent' },
      do: [{ do: 'lose-cards', what: { title: SABER } }],
    })
    const start = (hand: readonly string[]) =>
      final(
        {
          at: 'control light',
          locations: [
            { card: HERE, light: [{ card: 'Luke Skywalker', with: [SABER] }] },
            { card: THERE, dark: ['Stormtrooper'] },
          ],
          light: { force: 5 },
          dark: { hand, reserve: 20, force: 0 },
        },
        { cards: [quench] },
      ).play('light', { drain: HERE })
    const drained = start(['Quench'])
    drained.expect({ asked: { light: 'adds-to-drain' } })
    drained.play('light', { cards: [SABER] })
    drained.expect({ events: [{ kind: 'drainInitiated' }], asked: { dark: 'drain-initiated' } })
    const battle = final({
      at: 'control light',
      locations: [{ card: HERE, light: [{ card: 'Luke Skywalker', with: [SABER] }], dark: [] }, THERE],
      light: { force: 5 },
      dark: { reserve: 20 },
    }).play('light', { drain: HERE })
    battle.play('light', { cards: [SABER] })
    const saber = battle.machine.state.cards.find((card) => card?.is === SABER)!
    expect(saber.uses.filter((use) => use.startsWith('turn:fired') || use.startsWith('battle'))).toEqual([])
    battle.expect({ asked: asked(battle) })
  },
)
