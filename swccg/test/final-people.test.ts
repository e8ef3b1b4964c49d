/** People by the rules of tournaments: personas, drains of a card, who leaves a battle, and what is answered or chosen. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { type Swccg, shippedCards } from '../index.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import type { Instruction } from '../text/instruction.ts'
import { fight, fighter, PIT, weapon } from './battle-play.ts'
import { found, HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const doing = (title: string, ...steps: readonly Instruction[]) =>
  interrupt(title, 'dark', { when: 'any-time', do: steps })

describe('personas', () => {
  const { cards } = shippedCards()
  const titles = (persona: string) =>
    new Set(cards.filter((card) => card.persona === persona && card.kind === 'character').map((c) => c.title))
  test(
    'are the rows of a table: versions of several titles, and cards of one title that are in no row',
    proves('ccgx/final/persona-table'),
    () => {
      for (const title of ['Luke Skywalker', 'Commander Luke Skywalker', 'Luke Skywalker, Jedi Knight'])
        if (cards.some((card) => card.title === title)) expect(titles('Luke')).toContain(title)
      expect(titles('Vader')).toContain('Darth Vader')
      expect(titles('Luke').size).toBeGreaterThan(1)
      expect(cards.find(({ title }) => title === 'Stormtrooper')?.persona).toBeUndefined()
      expect(cards.find(({ title }) => title === 'Tamtel Skreej')?.persona).toBe(
        cards.find(({ title, side }) => title === 'Lando Calrissian' && side === 'light')?.persona,
      )
    },
  )

  test(
    'are meant by a name in game text, and a title with all its words means that title',
    proves('ccgx/final/persona-from-data'),
    () => {
      const facts: CardFacts = {
        key: 'Friend',
        title: 'Friend',
        side: 'light',
        kind: 'character',
        type: 'rebel',
        destiny: 1,
      }
      const read = (words: string) => JSON.stringify(compile(words, facts, vocabularyOf(cards)).text)
      expect(read('Power +1 while at same site as Luke.')).toContain('"persona":"Luke"')
      const there = [{ card: HERE, light: ['Commander Luke Skywalker', 'Han Solo'] }]
      expect(found(there, { persona: 'Luke', kind: 'character' })).toEqual(['Commander Luke Skywalker'])
      expect(found(there, { title: 'Luke Skywalker' })).toEqual([])
    },
  )

  test('come not with a weapon that is on table already', proves('ccgx/final/persona-replace-weapon'), () => {
    const hero = (title: string, more: object = {}) =>
      fighter('dark', title, { power: 3, ability: 3, deploy: 3 }, { persona: 'Hero', dots: 1, ...more })
    const blade = { title: 'Blade', unique: true } as const
    const sword = weapon('Blade', 'dark', {
      deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
    })
    const game = (who: string | { card: string; with: readonly string[] }, others: readonly string[]) =>
      lookingOn(
        [{ card: HERE, dark: [who, ...others] }],
        [
          hero('Young Hero'),
          hero('Hero With Blade', { permanentWeapon: blade }),
          fighter('dark', 'Squire', { power: 1, ability: 1 }),
          { ...(sword as object), dots: 1 },
        ] as never,
        { dark: { hand: ['Hero With Blade'] } },
      )
    const OVER = { replace: 'Hero With Blade', over: 'Young Hero' }
    game('Young Hero', []).expect({ offers: { dark: [OVER] }, asked: 'dark' })
    game({ card: 'Young Hero', with: ['Blade'] }, []).expect({
      refused: { dark: OVER, rule: 'ccgx/final/persona-replace-weapon' },
      asked: 'dark',
    })
  })
})

test(
  'no Force is drained where somebody is who took part in a drain elsewhere in this turn',
  proves('ccgx/final/drain-card-once'),
  () => {
    const carry = doing('Carry', {
      do: 'relocate',
      what: { title: 'Runner' },
      to: { title: 'Tatooine: Mos Eisley' },
    })
    const start = (runner: boolean) =>
      final(
        {
          at: 'control dark',
          locations: [
            { card: HERE, dark: ['Runner', 'Stormtrooper'] },
            { card: THERE, dark: ['Stormtrooper'] },
            { card: 'Tatooine: Jawa Camp (D)', dark: ['Stormtrooper'] },
          ],
          dark: { hand: ['Carry'] },
          light: { force: 0, reserve: 20 },
        },
        { cards: [carry, fighter('dark', 'Runner', { power: 1, ability: 1 })] },
      )
        .play('dark', { drain: HERE })
        .play('dark', runner ? { play: 'Carry' } : { drain: THERE })
    const moved = start(true)
    moved.expect({
      refused: { dark: { drain: THERE }, rule: 'ccgx/final/drain-card-once' },
      asked: asked(moved),
    })
    const stayed = start(false)
    stayed.expect({ events: [{ kind: 'drainInitiated', at: THERE }], asked: asked(stayed) })
  },
)

test(
  'one of two things must be chosen; what cannot be done is no choice, unless neither can be',
  proves('ccgx/final/opponent-chooses'),
  () => {
    const price = (count: number) =>
      ({
        if: 'compare',
        left: { cardsIn: 'hand', whose: 'opponents' },
        is: '>=',
        right: count,
      }) as const
    const either = (title: string, one: number, other: number) =>
      doing(
        title,
        {
          do: 'choose-one',
          as: 'way',
          who: 'opponent',
          options: ['show hand', 'lose Force'],
          provided: [price(one), price(other)],
        },
        {
          do: 'if',
          when: { if: 'compare', left: { value: 'way' }, is: '=', right: 1 },
          so: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
          else: [{ do: 'show-hand', who: 'opponent' }],
        },
      )
    const cards = [either('Both Ways', 0, 0), either('Second Way', 9, 0), either('No Way', 9, 9)]
    const played = (play: string) =>
      lookingOn([HERE], cards, {
        dark: { hand: ['Both Ways', 'Second Way', 'No Way'] },
        light: { reserve: 9, force: 3, hand: ['Talz'] },
      }).play('dark', { play })
    played('Both Ways').expect({ asked: { light: 'pick' } })
    played('No Way').expect({ asked: { light: 'pick' } })
    played('Second Way').expect({ asked: { light: 'lose-force' } })
  },
)

test(
  'every copy of a title that a shown hand has twice is lost, and that is no loss of Force',
  proves('ccgx/final/reveal-hand-duplicates'),
  () => {
    const game = final({
      at: 'deploy dark',
      locations: [HERE],
      dark: { force: 9, hand: ['Monnok', 'Stormtrooper'] },
      light: { hand: ['Talz', 'Han Solo', 'Talz', 'Rebel Trooper', 'Talz'], lost: 0, reserve: 9 },
    })
    game.play('dark', { play: 'Monnok', action: 1 })
    game.expect({
      zones: {
        'light.hand': ['Han Solo', 'Rebel Trooper'],
        'light.lost': ['Talz', 'Talz', 'Talz'],
        'dark.lost': ['Monnok'],
      },
      noEvents: [{ kind: 'owesForce' }],
      asked: 'dark',
    })
  },
)

describe('an Effect', () => {
  const effect = (title: string, type?: 'immediate') =>
    ({
      title,
      side: 'dark',
      kind: 'effect',
      ...(type ? { type } : {}),
      text: {
        deploys: {
          ...(type ? { when: { phase: 'deploy', of: 'you' } } : {}),
          on: [{ on: 'own-side' }],
          after: [{ do: 'activate', amount: 2 }],
        },
        statics: [{ static: 'generation', whose: 'yours', add: 5 }],
      },
    }) as never
  const stop = (title: string, type: 'immediate' | undefined) => {
    const what = type
      ? { type }
      : ({ kind: 'effect', not: { type: ['immediate', 'mobile', 'utinni'] } } as const)
    return interrupt(
      title,
      'light',
      {
        when: { just: 'deployed', card: what },
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'answered' } } }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what }],
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'target' } } }],
      },
    )
  }
  const cards = [
    effect('Plan'),
    effect('Sudden Plan', 'immediate'),
    stop('Alteration', undefined),
    stop('Controlling', 'immediate'),
  ]
  const deployed = (deploy: string) =>
    lookingOn([HERE], cards, {
      dark: { hand: ['Plan', 'Sudden Plan'], force: 0, reserve: 9 },
      light: { hand: ['Alteration', 'Controlling'] },
    }).play('dark', { deploy })

  test(
    'is cancelled in answer to its deployment, before it has any result, or later on table',
    proves('ccgx/final/cancel-attempted-deployment'),
    () => {
      const answered = deployed('Plan')
      answered.expect({ asked: { light: 'deployed' } }).play('light', { play: 'Alteration', action: 0 })
      answered.expect({
        zones: { 'dark.side': 0 },
        resources: { dark: { force: 0, lost: 1 } },
        asked: 'dark',
      })
      const later = deployed('Plan').play('light', 'pass')
      later.expect({ zones: { 'dark.side': ['Plan'] }, resources: { dark: { force: 2 } } })
      if (asked(later) === 'dark') later.play('dark', 'pass')
      later.play('light', { play: 'Alteration', action: 1 })
      later.expect({ zones: { 'dark.side': 0 }, asked: asked(later) })
    },
  )

  test(
    'that is Immediate stays on table, and only what cancels such Effects ends it',
    proves('ccgx/effect/immediate-stays'),
    () => {
      const game = deployed('Sudden Plan')
      game.expect({
        offers: { light: [{ play: 'Controlling', action: 0 }] },
        noOffers: { light: [{ play: 'Alteration' }] },
      })
      game.play('light', 'pass')
      game.expect({ zones: { 'dark.side': ['Sudden Plan'] }, resources: { dark: { generation: 9 } } })
      if (asked(game) === 'dark') game.play('dark', 'pass')
      game.expect({ noOffers: { light: [{ play: 'Alteration' }] } })
      game.play('light', { play: 'Controlling', action: 1 })
      game.expect({ zones: { 'dark.side': 0 }, asked: asked(game) })
    },
  )
})

describe('in a battle', () => {
  test(
    'whoever is excluded adds nothing, fires nothing, is no target and no forfeit, and still counts at the place',
    proves('ccgx/final/battle-excluded'),
    () => {
      const gun = weapon('Gun', 'dark', {
        deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
        fires: { at: { kind: 'character' } },
      })
      const out = interrupt('Out', 'light', {
        when: { just: 'battle-initiated' },
        do: [{ do: 'exclude', what: { title: 'Strong' } }],
      })
      const game = fight(final, {
        cards: [
          gun,
          out,
          saying('dark', 'Strong', {}, { power: 7, ability: 6, forfeit: 9 }),
          saying('dark', 'Weak', {}, { power: 1, ability: 1, forfeit: 1 }),
          saying('light', 'Foe', {}, { power: 9, ability: 1, forfeit: 9 }),
        ],
        dark: { there: [{ card: 'Strong', with: ['Gun'] }, 'Weak'], reserve: 20 },
        light: { there: ['Foe'], hand: ['Out'] },
      })
      game.play('light', { play: 'Out' })
      game.expect({
        events: [
          { kind: 'powerTotalled', seat: 'dark', power: 1 },
          { kind: 'battleTotals', totals: [1, 9] },
        ],
        offers: { dark: [{ forfeit: 'Weak' }] },
        noOffers: { dark: [{ forfeit: 'Strong' }] },
        facts: { Strong: { at: PIT } },
        numbers: { [PIT]: { 'presence-dark': 7 } },
        asked: { dark: 'settle' },
      })
    },
  )

  test(
    'a react away leaves the place on foot; the battle goes on, or ends with nobody left',
    proves('ccgx/final/react-away'),
    () => {
      const away = (light: readonly string[], next: string) =>
        final({
          at: 'battle dark',
          locations: [{ card: THERE, light, dark: ['Stormtrooper'] }, next],
          dark: { force: 3, hand: ['Stormtrooper'] },
          light: { force: 3, reserve: 9 },
        }).play('dark', { battle: THERE })
      const goes = away(['Arcona', 'Han Solo'], HERE).play('light', { play: 'Arcona' })
      goes.expect({ facts: { Arcona: { at: 'Tatooine: Cantina' } } })
      expect(goes.machine.table.battle?.cards.map((card) => goes.machine.card(card).is)).toEqual(
        expect.arrayContaining(['Stormtrooper', 'Han Solo']),
      )
      goes.expect({ asked: asked(goes) })
      const ends = away(['Arcona'], HERE).play('light', { play: 'Arcona' })
      ends.expect({ events: [{ kind: 'battleEnded', winner: null }], asked: 'dark' })
      const stuck = away(['Arcona', 'Han Solo'], 'Hoth: Echo Corridor (D)')
      if (stuck.machine.questionFor(1)?.about === 'battle-initiated') stuck.play('light', { play: 'Arcona' })
      stuck.expect({ facts: { Arcona: { at: 'Tatooine: Mos Eisley' } }, asked: asked(stuck) })
    },
  )

  test(
    'a shot that is turned to another keeps its weapon and its price, and goes only where the weapon may',
    proves('ccgx/final/retarget', 'ccgx/interrupt/retarget-weapon'),
    () => {
      const gun = weapon('Gun', 'dark', {
        deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
        fires: { at: { kind: 'character', type: 'rebel' }, cost: 1 },
      })
      const turn = interrupt('Turn', 'light', {
        when: { just: 'targeted', by: 'opponent' },
        targets: [{ name: 'other', what: { kind: 'character', inBattle: true } }],
        do: [{ do: 'retarget', to: { the: { chosen: 'other' } } }],
      })
      const turned = (to: string) => {
        const game = fight(final, {
          cards: [
            gun,
            turn,
            saying('dark', 'Marksman', {}, { power: 1, ability: 1, forfeit: 9 }),
            saying('light', 'Luke', {}, { power: 1, ability: 3, forfeit: 9 }),
            saying('light', 'Han', {}, { power: 1, ability: 3, forfeit: 9 }),
            fighter('light', 'Guest', { power: 1, ability: 3, forfeit: 9 }, { type: 'alien' }),
          ],
          dark: {
            there: [{ card: 'Marksman', with: ['Gun'] }],
            force: 5,
            reserve: ['6 of dark', 9],
            used: 0,
          },
          light: { there: ['Luke', 'Han', 'Guest'], hand: ['Turn'] },
        })
        game.play('dark', { fire: 'Gun', target: 'Luke' }).play('light', { play: 'Turn' })
        return game.play('light', { cards: [to] })
      }
      const han = turned('Han')
      han.expect({
        facts: { Luke: { hit: false }, Han: { hit: true } },
        events: [{ kind: 'destinyDrawn', seat: 'dark' }],
        resources: { dark: { force: 3 } },
        asked: asked(han),
      })
      for (const to of ['Guest', 'Marksman']) {
        const wrong = turned(to)
        wrong.expect({ facts: { Luke: { hit: true }, [to]: { hit: false } }, asked: asked(wrong) })
      }
    },
  )
})
