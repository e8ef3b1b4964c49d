/** Effects of later sets: slid into decks, storing cards, looking, trading, and what comes at once. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import { lifeForce } from '../rules/force/piles.ts'
import type { Instruction } from '../text/instruction.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { beginners, final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const doing = (title: string, ...steps: readonly Instruction[]) =>
  interrupt(title, 'dark', { when: 'any-time', do: steps })

describe('an insert card', () => {
  const cards = [
    {
      title: 'Slide',
      side: 'dark',
      kind: 'effect',
      text: { deploys: { on: [{ on: 'opponents-deck' }], surfaces: [] } },
    },
  ] as never
  const slid = (play: typeof final) =>
    play(
      {
        at: 'deploy dark',
        locations: [HERE],
        dark: { hand: ['Slide', 'Stormtrooper'], force: 3, lost: 0 },
        light: { reserve: 12, force: 0, used: 0 },
      },
      { cards, seed: 3 },
    ).play('dark', { deploy: 'Slide' })
  test(
    'lies somewhere in the deck, is its owner’s and no Life Force, and is lost when it is on top',
    proves('ccgx/effect/insert'),
    () => {
      const game = slid(final)
      game.expect({
        events: [
          { kind: 'inserted', seat: 'dark' },
          { kind: 'shuffled', seat: 'light', pile: 'reserve' },
        ],
        resources: { light: { reserve: 13 } },
        asked: 'dark',
      })
      expect(lifeForce(game.machine, 1)).toBe(12)
      expect(lifeForce(slid(beginners).expect({ asked: 'dark' }).machine, 1)).toBe(13)
      const onTop = final(
        {
          at: 'deploy dark',
          locations: [HERE],
          dark: { hand: ['Slide', 'Stormtrooper'], lost: 0 },
          light: { reserve: 0, force: 1 },
        },
        { cards },
      ).play('dark', { deploy: 'Slide' })
      onTop.expect({
        events: [{ kind: 'surfaced', is: 'Slide' }],
        zones: { 'dark.lost': ['Slide'] },
        asked: asked(onTop),
      })
    },
  )
})

describe('an Effect that stores cards', () => {
  const TABLE = 'Bargaining Table'
  const alien = fighter('light', 'Trader', { power: 1, ability: 1, deploy: 2 }, { type: 'alien' })
  const at = (phase: string, light: object) =>
    final(
      {
        at: phase,
        locations: [
          { card: HERE, dark: ['Stormtrooper'] },
          { card: THERE, light: ['Talz'] },
        ],
        dark: { force: 3, hand: ['Douse', 'Stormtrooper'] },
        light: { reserve: 9, force: 3, lost: 0, ...light },
      },
      {
        cards: [
          alien,
          doing('Douse', { do: 'cancel-cards', what: { title: TABLE } }),
          doing('Count', { do: 'show-hand', who: 'opponent' }),
        ],
      },
    )
  const store = (game: Scenario<Swccg>) => {
    game.play('dark', { drain: HERE }).play('light', { play: TABLE })
    return game.machine.questionFor(1)?.about === 'target' ? game.play('light', { cards: ['Trader'] }) : game
  }
  test(
    'takes one from hand to cancel a Force drain; where the opponent cancels it they deploy free at once, or are lost',
    proves('ccgx/effect/cancel-drain-by-placing'),
    () => {
      const drained = store(at('control dark', { side: [TABLE], hand: ['Trader', 'Trader'] }))
      drained.expect({
        events: [{ kind: 'drainCancelled' }],
        facts: { 'table/Trader': { as: 'beneath' } },
        resources: { light: { hand: 1, lost: 0 } },
        asked: asked(drained),
      })
      const doused = () =>
        store(at('control dark', { side: [TABLE], hand: ['Trader', 'Trader'] })).play('dark', {
          play: 'Douse',
        })
      const free = doused().play('light', { deploy: 'table/Trader', on: THERE })
      free.expect({
        facts: { 'table/Trader': { at: 'Tatooine: Mos Eisley' } },
        resources: { light: { force: 3 } },
        asked: asked(free),
      })
      const lost = doused().play('light', 'pass')
      lost.expect({ zones: { 'light.lost': [TABLE, 'Trader'] }, asked: asked(lost) })
    },
  )

  test(
    'lets them deploy from there when cards of the hand do, at their cost, though they are no cards in hand',
    proves('ccgx/search/deploy-as-if-from-hand'),
    () => {
      const game = store(at('control dark', { side: [TABLE], hand: ['Trader', 'Talz'] }))
      game.expect({ zones: { 'light.hand': ['Talz'] } })
      while (game.machine.table.current === 0) {
        const seat = asked(game)
        if (game.machine.questionFor(seat === 'dark' ? 0 : 1)?.kind !== 'action') break
        game.play(seat, 'pass')
      }
      while (game.machine.table.phase !== 'deploy') {
        const seat = asked(game)
        const question = game.machine.questionFor(seat === 'dark' ? 0 : 1)
        game.play(seat, question?.kind === 'number' ? 0 : 'pass')
      }
      game.expect({
        offers: { light: [{ deploy: 'table/Trader', on: THERE, cost: 2 }] },
        resources: { light: { hand: 1 } },
        asked: 'light',
      })
    },
  )
})

describe('cards of piles', () => {
  test(
    'are traded for a card of the hand that goes where the other lay, both or neither, and nothing is retrieved',
    proves('ccgx/search/exchange'),
    () => {
      const trading = (hand: readonly string[]) =>
        final({
          at: 'control light',
          locations: [{ card: HERE, light: ['Baragwin'] }],
          light: { hand, force: 3, lost: ['Talz', 'Blaster', 'Han Solo'], used: 0 },
        })
      trading([]).expect({ noOffers: { light: [{ play: 'Baragwin', action: 1 }] }, asked: 'light' })
      const game = trading(['Rebel Trooper', 'Luke Skywalker']).play('light', { play: 'Baragwin', action: 1 })
      game.play('light', { cards: ['Rebel Trooper'] })
      if (game.machine.questionFor(1)?.about === 'target') game.play('light', { cards: ['Blaster'] })
      game.expect({
        zones: { 'light.hand': ['Luke Skywalker', 'Blaster'] },
        top: { 'light.lost': ['Rebel Trooper'] },
        resources: { light: { lost: 3 } },
        noEvents: [{ kind: 'retrieved' }],
        asked: asked(game),
      })
    },
  )

  test(
    'that are looked at are seen by one player and stay in order; what is revealed both see',
    proves('ccgx/search/peek-reveal'),
    () => {
      const cards = [
        doing('Glance', { do: 'look', at: 'reserve', whose: 'opponents', top: 2 }),
        doing('Peek', { do: 'peek', as: 'top' }),
        doing('Show', { do: 'show-hand', who: 'opponent' }),
        doing('Both', { do: 'peek', as: 'top', both: true }),
      ]
      const played = (play: string) =>
        lookingOn([HERE], cards, {
          dark: { hand: ['Glance', 'Peek', 'Show', 'Both'], reserve: ['Lobot (D)', 'Darth Vader', 3] },
          light: { reserve: ['Talz', 'Han Solo', 3], hand: ['Luke Skywalker'] },
        }).play('dark', { play })
      const glanced = played('Glance')
      glanced.expect({
        told: {
          dark: [{ kind: 'looked', is: ['Talz', 'Han Solo'] }],
          light: [{ kind: 'looked', count: 2 }],
        },
        notTold: { light: [{ kind: 'looked', is: ['Talz', 'Han Solo'] }] },
      })
      if (glanced.machine.questionFor(0)?.about === 'look') glanced.play('dark', { cards: [] })
      glanced.expect({
        top: { 'light.reserve': ['Talz', 'Han Solo'] },
        hidden: { light: ['light.reserve/Talz'] },
        asked: 'dark',
      })
      const peeked = played('Peek')
      peeked.expect({
        knows: { dark: ['dark.reserve/Lobot (D)'] },
        hidden: { light: ['dark.reserve/Lobot (D)'] },
        top: { 'dark.reserve': ['Lobot (D)', 'Darth Vader'] },
        asked: 'dark',
      })
      played('Both').expect({ knows: { light: ['dark.reserve/Lobot (D)'] }, asked: 'dark' })
      played('Show').expect({
        told: {
          dark: [{ kind: 'looked', is: ['Luke Skywalker'] }],
          light: [{ kind: 'looked', is: ['Luke Skywalker'] }],
        },
        asked: 'dark',
      })
    },
  )

  test(
    'that were just lost go elsewhere from the top of the Lost Pile, and were lost all the same',
    proves('ccgx/search/revive'),
    () => {
      const cards = [
        doing('Gone', { do: 'lose-cards', what: { title: 'Luke Skywalker' } }),
        saying('dark', 'Mourner', {
          triggers: [{ when: { just: 'lost' }, do: [{ do: 'activate', amount: 1 }] }],
        }),
      ]
      const game = lookingOn([{ card: HERE, dark: ['Mourner'], light: ['Luke Skywalker', 'Talz'] }], cards, {
        dark: { hand: ['Gone'], force: 0, reserve: 9 },
        light: { side: ['Bacta Tank'], lost: 2 },
      })
      game.play('dark', { play: 'Gone' })
      game.expect({
        top: { 'light.lost': ['Luke Skywalker'] },
        events: [{ kind: 'left', is: 'Luke Skywalker', by: 'lost' }],
        asked: { light: 'lost' },
      })
      game.play('light', { play: 'Bacta Tank' })
      game.expect({
        facts: { 'Luke Skywalker': { on: 'Bacta Tank', as: 'beneath' } },
        resources: { light: { lost: 2 }, dark: { force: 1 } },
        asked: 'dark',
      })
    },
  )

  test(
    'that a text lets deploy as a result come at once, in any turn, by all other rules and at their cost',
    proves('ccgx/search/deploy-at-once'),
    () => {
      const guide = saying('light', 'Guide', {
        actions: [
          {
            when: { just: 'deployed', by: 'opponent' },
            do: [{ do: 'deploy-from', pile: 'hand', what: { kind: 'character' } }],
          },
        ],
      })
      const game = lookingOn([{ card: HERE, light: ['Guide'] }, THERE], [guide], {
        light: { hand: ['Talz', 'Luke Skywalker'], force: 1 },
      })
      game.play('dark', { deploy: 'dark.hand/Stormtrooper', on: THERE }).play('light', { play: 'Guide' })
      game.expect({
        offers: { light: [{ deploy: 'Talz', on: HERE, cost: 1 }, 'pass'] },
        noOffers: { light: [{ deploy: 'Luke Skywalker' }] },
      })
      game.play('light', { deploy: 'Talz', on: HERE })
      game.expect({ resources: { light: { force: 0 } }, asked: asked(game) })
    },
  )
})

describe('destinies', () => {
  test(
    'keep their value when the card is taken away',
    proves('ccgx/destiny/destiny-lost', 'ccgx/destiny/jam'),
    () => {
      const odds = doing('Odds', { do: 'draw-destiny' }, { do: 'activate', amount: { value: 'destiny' } })
      const jam = (to: Instruction) =>
        interrupt('Jam', 'dark', { when: { just: 'destiny-drawn', by: 'you' }, do: [to] })
      const drawn = (to: Instruction) => {
        const three = { title: 'Three', side: 'dark', kind: 'interrupt', type: 'used', destiny: 3 } as const
        const game = lookingOn([HERE], [odds, jam(to), three], {
          dark: { hand: ['Odds', 'Jam'], reserve: ['Three', 9], force: 0, lost: 0 },
        })
        game.play('dark', { play: 'Odds' })
        if (game.machine.questionFor(1)) game.play('light', 'pass')
        return game.play('dark', { play: 'Jam' })
      }
      const answered = { the: { chosen: 'answered' } } as const
      const inHand = drawn({ do: 'return-to-hand', what: answered })
      inHand.expect({
        zones: { 'dark.hand': ['Stormtrooper', 'Three'] },
        resources: { dark: { force: 3 } },
        asked: 'dark',
      })
      const lost = drawn({ do: 'put-on-pile', what: answered, piles: ['lost'] })
      lost.expect({ top: { 'dark.lost': ['Three'] }, resources: { dark: { force: 3 } }, asked: 'dark' })
    },
  )

  test(
    'choose what has that number now, never locations, and all of it is lost together',
    proves('ccgx/destiny/area-by-destiny'),
    () => {
      const blast = doing(
        'Blast',
        { do: 'draw-destiny' },
        {
          do: 'lose-cards',
          what: {
            kind: ['character', 'weapon'],
            where: { at: 'Tatooine: Cantina' },
            number: { name: 'destiny', exactly: { value: 'destiny' } },
          },
        },
      )
      const of = (title: string, destiny: number) =>
        fighter('light', title, { power: 1, ability: 1, destiny })
      const shift = saying('dark', 'Shift', {
        statics: [{ static: 'number', change: 'destiny', of: { title: 'Two' }, add: 1 }],
      })
      const three = {
        title: 'Three Drawn',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        destiny: 3,
      } as const
      const game = lookingOn(
        [{ card: HERE, light: ['One', 'Two', 'Three'], dark: ['Shift'] }],
        [blast, shift, three, of('One', 1), of('Two', 2), of('Three', 3)],
        { dark: { hand: ['Blast'], reserve: ['Three Drawn', 5] }, light: { lost: 0 } },
      )
      game.play('dark', { play: 'Blast' })
      game.expect({
        zones: { 'light.lost': ['Two', 'Three'] },
        facts: { One: { at: 'Tatooine: Cantina' } },
        asked: 'dark',
      })
    },
  )

  test(
    'that cannot be drawn leave the action without what their drawer wants, or with the worst of its results',
    proves('ccgx/destiny/failed-draw'),
    () => {
      const wish = doing('Wish', { do: 'draw-destiny' }, { do: 'draw-cards', amount: 1, from: 'used' })
      const risk = doing(
        'Risk',
        {
          do: 'draw-destiny',
          without: [{ do: 'lose-force', who: 'you', amount: 1 }],
        },
        { do: 'lose-force', who: 'opponent', amount: 1 },
      )
      const played = (play: string, reserve: number) =>
        lookingOn([HERE], [wish, risk], {
          dark: { hand: ['Wish', 'Risk'], reserve, force: 3, used: 2, lost: 0 },
          light: { reserve: 5, force: 0, lost: 0 },
        }).play('dark', { play })
      played('Wish', 5).expect({ resources: { dark: { hand: 3 } }, asked: 'dark' })
      played('Wish', 0).expect({ resources: { dark: { hand: 2 } }, asked: 'dark' })
      played('Risk', 0).expect({ asked: { dark: 'lose-force' } })
      played('Risk', 5).expect({ resources: { light: { lost: 1 } }, asked: 'dark' })
    },
  )
})
