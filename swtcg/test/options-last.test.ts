/** Rules of styles and options that are about rare moments: bounties, dice that nobody rolls, boarders, prisoners. */
import { newMachine, viewOf } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import { swtcgGame } from '../index.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { checkSupply, supplyList, tradeSupply } from '../match.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, gainForce, paying, self, unit } from './battle-play.ts'
import { gameWith, mission, opt, passTo, playWith } from './option-play.ts'

const DUEL = 'duel-of-the-fates:character-7'
const RANCOR = 'battle-the-rancor'
const bounty: Ability = { ability: 'bounty', do: [gainForce(2)] }
const earned = (game: ReturnType<typeof playWith>): number =>
  game.machine.state.waiting.filter((each) => each.bounty).length
const hurt = (who: object, amount = 1): Instruction => ({ do: 'damage', who, amount, from: self }) as never
const each = (of: object) => ({ take: { take: 'each' }, of })

describe('Bounty for damage', () => {
  const fight = (options: string, hunter: InlineCard, dark: object = { character: ['Hunter'] }) =>
    passTo(
      playWith(
        `${options} quick-tempo`,
        { at: 'battle character', dark, light: { character: ['Prey'] } } as never,
        { cards: [hunter, character('Prey', { speed: 10, health: 9 })], dice: [6, 6, 6, 1, 1, 1] },
      ),
      'general',
    ).play('dark', { play: 'Hunter' })
  opt(
    'none for what a unit does to itself',
    ['duel-of-the-fates/bounty-not-on-itself', 'battle-the-rancor/bounty-not-on-itself'],
    () => {
      const masochist = character('Hunter', { health: 9, abilities: [bounty, paying(0, [hurt(self)])] })
      for (const style of [DUEL, RANCOR]) {
        const game = fight(style, masochist).expect({ facts: { Hunter: { damage: 1 } } })
        expect(earned(game)).toBe(0)
      }
      const hunter = character('Hunter', {
        abilities: [bounty, paying(0, [hurt(each({ names: ['Prey'] }))])],
      })
      expect(earned(fight(RANCOR, hunter))).toBe(1)
    },
  )
  opt('also for a unit that has left play', ['duel-of-the-fates/bounty-after-leaving-play'], () => {
    const leaver = character('Hunter', {
      abilities: [
        bounty,
        paying(0, [hurt(each({ names: ['Prey'] })), { do: 'put', what: self, to: 'hand' } as never]),
      ],
    })
    const game = fight(RANCOR, leaver)
    expect([earned(game), game.machine.state.cards.filter((card) => card?.zone === 0).length]).toEqual([1, 0])
    const duel = fight(DUEL, leaver)
    expect(duel.machine.state.waiting.filter((waiting) => waiting.bounty).length).toBe(1)
  })
  opt('also from the build zone', ['duel-of-the-fates/bounty-in-build-zone'], () => {
    const reserve = character('Hunter', {
      abilities: [
        bounty,
        { ability: 'reserves', gives: [paying(0, [hurt(each({ names: ['Prey'] }))])] } as never,
      ],
    })
    const foe = character('Foe')
    const game = passTo(
      playWith(
        `${DUEL} quick-tempo`,
        {
          at: 'battle character',
          dark: { build: ['Hunter'], character: ['Foe'] },
          light: { character: ['Prey'] },
        } as never,
        { cards: [reserve, foe, character('Prey', { speed: 10, health: 9 })] },
      ),
      'general',
    ).play('dark', { play: 'Hunter' })
    expect(earned(game)).toBe(1)
  })
  opt('Intercept does nothing in a duel', ['duel-of-the-fates/intercept-no-effect'], () => {
    const guard = character('Guard', {
      abilities: [{ ability: 'activated', keyword: 'intercept', cost: [], value: 1 } as never],
    })
    const game = playWith(
      `${DUEL} quick-tempo`,
      {
        at: 'attack character',
        dark: { character: ['Foe'] },
        light: { character: ['Prey', 'Guard'] },
      } as never,
      { cards: [guard, character('Foe', { speed: 90 }), character('Prey', { health: 9 })], dice: [6, 6, 6] },
    )
    game.play('dark', { attack: 'Foe', defender: 'Prey' })
    if (game.machine.state.asked?.questions[0]?.about === 'attack') game.play('light', { play: 'Guard' })
    passTo(game, 'next-attack').expect({ facts: { Prey: { damage: 3 }, Guard: { damage: 0 } } })
  })
})

describe('dice that nobody rolls', () => {
  opt(
    'are rolled as ever when they should be rolled again',
    ['duel-of-the-fates/reroll-effects', 'battle-the-rancor/reroll-effects'],
    () => {
      const gambler = character('Gambler', {
        abilities: [paying(0, [{ do: 'reroll', dice: 'all' } as never])],
      })
      for (const [style, fixed] of [[DUEL, 4] as const, [RANCOR, 5] as const]) {
        const at = {
          at: 'roll-for-build',
          dark: { hand: ['Jawa'], character: ['Gambler'] },
          light: { hand: ['Jawa'], character: ['Prey'] },
        }
        const start = () =>
          playWith(`${style} quick-tempo`, at as never, { cards: [gambler, character('Prey')], dice: [6] })
        const gain = (by: number) => ({
          events: [
            { kind: 'buildChanged', seat: 'dark', by },
            { kind: 'buildChanged', seat: 'light', by },
          ],
        })
        start()
          .expect({ asked: { dark: 'reroll' } })
          .play('dark', { play: 'Gambler' })
          .expect(gain(6))
        start().play('dark', 'pass').expect(gain(fixed))
      }
    },
  )
})

describe('the rest', () => {
  opt('whoever’s action is disrupted loses 2 points', ['point-tracking/disrupted-minus-two'], () => {
    const no = battleCard('No', { do: 'disrupt' } as Instruction)
    const game = playWith(
      'point-tracking',
      {
        at: 'build light',
        dark: { hand: ['No'] },
        light: { hand: ['Plan', 'Jawa'], buildPoints: 1 },
      } as never,
      { cards: [no, mission('Plan', 1, gainForce(1))] },
    )
    game.play('light', { complete: 'Plan' }).play('dark', { 'battle-card': 'No' })
    passTo(game, 'build')
    expect(game.machine.state.seats.map(({ points }) => points)).toEqual([0, -2])
  })
  const home = (name: string) =>
    ({ name, side: 'neutral', kind: 'location', arenas: ['space'], cost: 1, abilities: [] }) as never
  opt(
    'each of three players may have a Location beneath; a team has one, as its primary player says',
    ['compat/secondary-locations-with-three-players'],
    () => {
      const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map(home)
      const under = (card: string, onto: string) => ({
        complete: card,
        destination: { onto, place: 'beneath' },
      })
      const three = playWith(
        'three-way-war secondary-locations quick-tempo',
        {
          at: 'build dark',
          dark: { hand: ['One', 'Jawa'], buildPoints: 3, locations: ['Four'] },
          light: { hand: ['Two', 'Jawa'], buildPoints: 3 },
          neutral: { hand: ['Three', 'Jawa'], buildPoints: 3 },
        } as never,
        { cards, seats: 3 },
      )
      three.play('dark', under('One', 'Four')).play('dark', 'pass').play('light', under('Two', 'Four'))
      three.play('light', 'pass').play('neutral', under('Three', 'Four'))
      three.expect({ zones: { 'space-location': 4 } })
      const team = playWith(
        'two-headed-wookiee secondary-locations quick-tempo',
        {
          at: 'build dark',
          dark: { hand: ['One', 'Jawa'], buildPoints: 3, locations: ['Four'] },
          dark2: { hand: ['Two', 'Jawa'], buildPoints: 3 },
        } as never,
        { cards, seats: 4 },
      )
      team.play('dark', under('One', 'Four')).play('dark', 'pass')
      team.expect({ noOffers: { dark2: [under('Two', 'Four')] }, zones: { 'space-location': 2 } })
    },
  )
  const match = swtcgGame.sampleSetup({ seed: 4, options: ['supply-zone'] })
  const traded = (count: number) => {
    const { deck, supply = [] } = match.players[1]!
    const fits = (out: readonly string[], back: readonly string[]) =>
      tradeSupply(match, 2, 1, { out, in: back })
    for (let first = 0; first + count <= deck.length; first++) {
      const result = fits(deck.slice(first, first + count), supply.slice(0, count))
      if ('setup' in result) return result.setup
    }
    throw new Error('no trade is legal')
  }
  opt('the opponent does not see how many cards were traded', ['supply-zone/number-secret'], () => {
    const seen = (count: number) => {
      const machine = newMachine(swtcgGame, traded(count))
      return JSON.stringify(viewOf(machine, swtcgGame.viewing, 0))
    }
    expect(traded(2).players[1]!.deck).not.toEqual(match.players[1]!.deck)
    expect(seen(2)).toBe(seen(0))
    expect(seen(1)).toBe(seen(0))
  })
  opt('the registered supply zone is kept for the judge', ['supply-zone/list-for-judge'], () => {
    const list = supplyList(match)
    expect(list.map((supply) => supply.length)).toEqual([15, 15])
    expect(checkSupply(list, match)).toEqual([])
    expect(checkSupply(list, traded(2)).map(({ rule }) => rule)).toEqual(['opt/supply-zone/list-for-judge'])
  })
})

describe('Three-Way War', () => {
  const WAR = 'three-way-war'
  const id = (...names: string[]) => names.map((name) => `${WAR}/${name}`)
  const sidesOf = (game: ReturnType<typeof gameWith>) => game.machine.state.seats.map(({ side }) => side)
  const bid = (amount: number) => ({ verb: 'bid', amount }) as never
  opt('three different wishes are granted', id('choose-sides-declare'), () => {
    const game = gameWith(`${WAR} bid-for-sides`, { seed: 1, seats: 3 })
    game.play('first', 'neutral').play('second', 'dark').play('third', 'light')
    expect(sidesOf(game)).toEqual(['neutral', 'dark', 'light'])
    expect(game.machine.table.order).toEqual([1, 2, 0])
    const { machine } = game
    const deckOf = (seat: number) =>
      new Set(
        machine.state.cards.flatMap((card) =>
          card?.owner === seat ? [machine.constants.library.card(card.is).side] : [],
        ),
      )
    expect([0, 1, 2].map((seat) => [...deckOf(seat)])).toEqual([['neutral'], ['dark'], ['light']])
  })
  opt('who wants the same bids or rolls for it', id('choose-sides-dispute'), () => {
    const game = gameWith(`${WAR} bid-for-sides`, { seed: 1, seats: 3 })
    game.play('first', 'dark').play('second', 'dark').play('third', 'neutral')
    game
      .expect({ asked: { first: 'bid-for-side' } })
      .play('first', bid(38))
      .play('second', bid(36))
    game.play('first', 'give-up')
    expect(sidesOf(game)).toEqual(['light', 'dark', 'neutral'])
    expect(game.machine.state.seats.map(({ setup }) => setup.left)).toEqual([40, 36, 40])
    const rolled = gameWith(`${WAR} roll-for-sides`, { seed: 1, seats: 3, dice: [2, 5] })
    rolled.play('first', 'dark').play('second', 'dark').play('third', 'neutral')
    expect(sidesOf(rolled)).toEqual(['light', 'dark', 'neutral'])
  })
  opt('the others may dispute again', id('choose-sides-second-dispute'), () => {
    const game = gameWith(`${WAR} roll-for-sides`, { seed: 1, seats: 3, dice: [1, 6, 2, 3, 4] })
    game.play('first', 'dark').play('second', 'dark').play('third', 'dark')
    game.expect({ asked: ['first', 'third'] as never })
    game.play('first', 'light').play('third', 'light')
    expect(sidesOf(game)).toEqual(['neutral', 'dark', 'light'])
  })
  opt(
    'what is done to a number or to each of your opponent’s units is for one opponent',
    id('number-or-each-means-one-opponent'),
    () => {
      const enemy = { whose: 'opponent', kind: ['unit'] }
      const send = (instruction: Instruction) =>
        playWith(
          `${WAR} quick-tempo`,
          {
            at: 'build light',
            dark: { space: ['One', 'One'] },
            light: { hand: ['Order', 'Jawa'], buildPoints: 1 },
            neutral: { space: ['Two'] },
          } as never,
          { cards: [unit('One'), unit('Two'), mission('Order', 0, instruction)], seats: 3 },
        ).play('light', { complete: 'Order' })
      const all = send({ do: 'damage', who: each(enemy) as never, amount: 1 })
      all.expect({ asked: { light: 'choose-player' } }).play('light', 'dark')
      all.expect({ facts: { 'One #1': { damage: 1 }, 'One #2': { damage: 1 }, Two: { damage: 0 } } })
      const some = send({
        do: 'damage',
        who: { take: { take: 'up-to', count: 2 }, of: enemy } as never,
        amount: 1,
      })
      some
        .play('light', 'neutral')
        .expect({ offers: { light: [{ cards: ['Two'] }] }, noOffers: { light: [{ cards: ['One #1'] }] } })
    },
  )
})
