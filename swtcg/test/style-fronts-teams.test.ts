/** Fight on All Fronts in teams: before the game, decks, and units that are lent. */
import { describe, expect } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import { seatZone } from '../rules/cards/place.ts'
import { FRONTS, id, play } from './fronts-play.ts'
import { gameWith, mission, opt, passTo } from './option-play.ts'

const rich = { hand: ['Jawa'], buildPoints: 3 }

describe('before the game', () => {
  const SEATS = ['dark', 'dark2', 'dark3', 'light', 'light2', 'light3']
  opt('a team names its primary player, or throws a die', id('choose-primary'), () => {
    const game = gameWith(FRONTS, { seed: 1, dice: [5] })
    const votes = ['ground', 'ground', 'ground', 'space', 'ground', 'ground']
    for (const [seat, vote] of votes.entries()) game.play(SEATS[seat]!, vote)
    game.expect({
      events: [
        { kind: 'primaryChosen', seat: 'dark2' },
        { kind: 'primaryChosen', seat: 'light3' },
      ],
      asked: { dark2: 'pull-resource' },
    })
  })
  const OPEN = ['first', 'first2', 'first3', 'second', 'second2', 'second3']
  const start = (options: string, dice: readonly number[]) => {
    const game = gameWith(`${FRONTS} ${options}`, { seed: 1, dice: [...dice] })
    for (const seat of OPEN) game.play(seat, 'space')
    return game.play('first', 'dark').play('second', 'dark')
  }
  opt('teams choose sides, or roll for one', id('choose-sides'), () => {
    const sides = start('roll-for-sides', [5, 2]).machine.state.seats.map(({ side }) => side)
    expect(sides).toEqual(['dark', 'dark', 'dark', 'light', 'light', 'light'])
  })
  const bid = (amount: number) => ({ verb: 'bid', amount }) as never
  opt(
    'each player lowers the own points, Space against Space, then Ground, until one side stops',
    id('bidding'),
    () => {
      const game = start('bid-for-sides', [5, 2])
      game.expect({ asked: { first: 'bid-for-side' }, noOffers: { first: [bid(15)] } })
      game.play('first', bid(14)).expect({ asked: 'second', noOffers: { second: [bid(14)] } })
      game.play('second', bid(13)).expect({ asked: 'first2', offers: { first2: [bid(14)] } })
      game.play('first2', bid(14)).play('second2', bid(12)).expect({ asked: 'first3' })
      game.play('first3', 'give-up')
      expect(game.machine.state.seats.map(({ side }) => side)).toEqual([
        ...['light', 'light', 'light'],
        ...['dark', 'dark', 'dark'],
      ])
    },
  )
  opt('the winners start with what each bid, the others with 15', id('bid-result'), () => {
    const game = start('bid-for-sides', [5, 2])
    game.play('first', bid(14)).play('second', bid(13)).play('first2', bid(14)).play('second2', bid(12))
    game.play('first3', 'give-up')
    expect(game.machine.state.seats.map(({ setup }) => setup.left)).toEqual([15, 15, 15, 13, 12, 15])
  })
  opt('who gives the rest of the points to a teammate has built', id('setup-give-points'), () => {
    const hand = ['Walker', 'Guard']
    const all = Object.fromEntries(SEATS.map((seat) => [seat, { hand }]))
    const game = play({ at: 'setup', ...all, dark: { hand, setup: { left: 2 } } }, {}, FRONTS)
    game.play('dark', { verb: 'special', name: 'give-points' } as never).expect({ asked: { dark: 'gift' } })
    game.play('dark', 'character').expect({
      resources: {
        dark: { setupDone: true, setupLeft: 0 },
        dark2: { setupLeft: 15 },
        dark3: { setupLeft: 17 },
      },
    })
  })
})

describe('lent units', () => {
  const lent = () =>
    play({
      at: 'build dark',
      dark: { ...rich, space: ['Lander'] },
      dark2: rich,
      light2: { ground: ['Tank'] },
    }).play('dark', { move: 'Lander', to: 'ground' })
  const back = { verb: 'special', name: 'recall', card: 'Lander' } as never
  opt('a unit that goes to another arena is the teammate’s to use', id('lend-multi-arena-unit'), () => {
    const game = lent().expect({ facts: { Lander: { controller: 'dark2' } } })
    passTo(game.play('dark', 'pass').play('dark2', 'pass'), 'retreat')
    play({ at: 'attack ground', dark2: { ground: ['Lander'] }, light2: { ground: ['Tank'] } }).expect({
      asked: { dark2: 'next-attack' },
    })
  })
  opt('it is asked back at any time, unless the primary player keeps it', id('lent-unit-recalled'), () => {
    lent()
      .play('dark', back)
      .expect({ facts: { Lander: { controller: 'dark' } }, zones: { ground: 2 } })
    const by2 = () =>
      play({
        at: 'build dark2',
        dark: rich,
        dark2: { ...rich, ground: ['Lander'] },
      }).play('dark2', { move: 'Lander', to: 'space' })
    const game = by2().expect({ facts: { Lander: { controller: 'dark' } } })
    game
      .play('dark2', back)
      .expect({ asked: { dark: 'recall' } })
      .play('dark', false)
    game.expect({ facts: { Lander: { controller: 'dark' } }, noOffers: { dark2: [back] } })
    by2()
      .play('dark2', back)
      .play('dark', true)
      .expect({ facts: { Lander: { controller: 'dark2' } } })
  })
})

describe('decks of a team', () => {
  const deck = ['Fighter', 'Walker', 'Guard', 'Enemy', 'Tank', 'Lander']
  const decks = {
    dark: { deck },
    dark2: { deck },
    dark3: { deck },
    light: { deck },
    light2: { deck },
    light3: { deck },
  }
  const send = (instruction: object, dice: readonly number[] = [], seat = 'dark') => {
    const order = mission('Order', 0, instruction as Instruction)
    const position = {
      at: `build ${seat}`,
      ...decks,
      [seat]: { deck, hand: ['Order', 'Jawa'], buildPoints: 1 },
    }
    const game = play(position, { cards: [order], dice: [...dice] }).play(seat, 'skip-draw')
    return game.play(seat, { complete: 'Order' })
  }
  const hands = (counts: readonly [number, number, number]) => ({
    zones: { 'light.hand': counts[0], 'light2.hand': counts[1], 'light3.hand': counts[2] },
  })
  opt(
    'a side that draws throws a die for each card',
    id('generic-draw-by-die', 'generic-draw-per-card'),
    () => {
      send({ do: 'draw', who: { side: 'light' }, count: 1 }, [5]).expect(hands([0, 0, 1]))
      send({ do: 'draw', who: { side: 'light' }, count: 3 }, [2, 2, 6]).expect({
        ...hands([2, 0, 1]),
        events: [{ kind: 'diceRolled', seat: 'light' }],
      })
      send({ do: 'draw', who: 'you', count: 1 }).expect({ zones: { 'dark.hand': 2 } })
    },
  )
  const find = (of: object, more: object = {}) => ({
    ...{ do: 'search', who: 'you', zone: 'deck', of, count: 1, to: 'hand', show: 'hidden' },
    ...more,
  })
  opt('a player searches the own deck, or that of a type that the card lists', id('search-own-deck'), () => {
    send(find({ kind: ['unit'] }))
      .play('dark', { cards: ['dark.deck/Guard'] })
      .expect({ zones: { 'dark.deck': 5, 'dark2.deck': 6 } })
    const listed = send(find({ kind: ['unit'], types: ['space', 'ground'] }))
    listed.expect({ asked: { dark: 'choose-player' } }).play('dark', 'dark 2')
    listed.play('dark', { cards: ['dark2.deck/Tank'] }).expect({ zones: { 'dark.deck': 6, 'dark2.deck': 5 } })
  })
  opt('who makes the other side search throws for the deck', id('opponent-search-random-deck'), () => {
    const game = send(find({ kind: ['unit'] }, { who: 'opponent' }), [3])
    game.expect({ asked: { light2: 'search' } }).play('light2', { cards: ['light2.deck/Guard'] })
    game.expect(hands([0, 1, 0]))
  })
  opt('a type that is named says whose deck it is', id('opponent-search-by-type'), () => {
    const game = send(find({ kind: ['unit'], types: ['character'] }, { in: 'opponent' }))
    game.expect({ asked: { dark: 'search' } }).play('dark', { cards: ['light3.deck/Guard'] })
    game.expect({ zones: { 'light3.deck': 5, 'light.deck': 6 } })
  })
  opt('whose hand loses a card at random is thrown for', id('random-discard'), () => {
    const instruction = {
      do: 'discard',
      what: {
        take: { take: 'exactly', count: 1 },
        of: { whose: 'opponent', place: { in: 'hand' } },
        atRandom: true,
      },
    }
    const order = mission('Order', 0, instruction as Instruction)
    const hand = ['Guard', 'Tank']
    const position = {
      light: { hand },
      light2: { hand },
      light3: { hand },
      dark: { hand: ['Order', 'Jawa'], buildPoints: 1 },
    }
    play({ at: 'build dark', ...position }, { cards: [order], dice: [6] })
      .play('dark', { complete: 'Order' })
      .expect(hands([2, 2, 1]))
  })
  opt('when one shuffles, the team shuffles', id('shuffle-together'), () => {
    const order = (game: ReturnType<typeof send>, seat: number) =>
      game.machine.state.zones[seatZone(seat, 'deck')]!.cards.map((card) => game.machine.card(card).is).join()
    const before = [0, 1, 2, 3].map(() => deck.map((name) => `OWN ${name}`).join())
    const game = send({ do: 'shuffle', who: 'you' }, [], 'dark2')
    expect([0, 1, 2, 3].map((seat) => order(game, seat) === before[seat])).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})
