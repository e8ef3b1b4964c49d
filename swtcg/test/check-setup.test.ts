import { newMachine, sayReason } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { type SwtcgSetup, swtcgGame } from '../index.ts'

const sample = (options: readonly string[] = []): SwtcgSetup => swtcgGame.sampleSetup({ seed: 1, options })
const [dark, light] = sample().players.map(({ deck }) => deck) as [readonly string[], readonly string[]]
const codes = (setup: SwtcgSetup): string[] => swtcgGame.checkSetup(setup).map(({ code }) => code)

describe('setups from outside', () => {
  test('a sample can be played', () => {
    for (const edition of swtcgGame.editions)
      expect(swtcgGame.checkSetup(swtcgGame.sampleSetup({ seed: 7, edition }))).toEqual([])
  })

  test('two decks of one side are no game', proves('idc/deck/materials-sides'), () => {
    expect(codes({ ...sample(), players: [{ deck: dark }, { deck: dark }] })).toContain('same-side')
    expect(codes({ ...sample(), players: [{ deck: dark }, { deck: light }] })).toEqual([])
    expect(codes({ ...sample(), players: [{ deck: light }, { deck: dark }] })).toEqual([])
    const [neutral] = sample(['bid-for-sides']).players
    expect(codes({ ...sample(), players: [neutral!, { deck: light }] })).toEqual([])
    expect(codes({ ...sample(), players: [neutral!, neutral!] })).toEqual([])
  })

  test('teammates play one side', proves('idc/thw/teams'), () => {
    const players = [{ deck: dark }, { deck: light }, { deck: dark }, { deck: light }]
    expect(codes({ ...sample(['two-headed-wookiee']), players })).toContain('split-team')
  })

  test('everything that is wrong with a deck is said at once, with the cards that may have been meant', () => {
    const deck = ['ANH Darth Vadder (A)', ...dark.slice(20)]
    const reasons = swtcgGame.checkSetup({ ...sample(), players: [{ deck }, { deck: light }] })
    expect(reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown-card', 'too-few-cards']))
    const sentences = reasons.map((reason) => sayReason(swtcgGame.words, reason))
    expect(sentences[0]).toMatch(
      /^There is no card "ANH Darth Vadder \(A\)". Did you mean: Darth Vader \(A\)/,
    )
  })

  test('options that do not go together are refused', () => {
    expect(codes({ ...sample(), seats: 3 })).toContain('player-count')
    expect(codes({ ...sample(), options: ['roll-for-seating'] })).toContain('teams-only')
    expect(codes(sample(['bid-for-sides', 'roll-for-sides']))).toContain('two-ways-to-settle')
    expect(codes({ ...sample(), options: ['bid-for-sides'] })).toContain('side-settled')
  })

  test(
    'who brings a deck for each side plays the one of the side that he or she gets',
    proves('idc/prep/choose-sides'),
    () => {
      const players = [
        { deck: dark, otherDeck: light },
        { deck: dark, otherDeck: light },
      ]
      const setup = { ...sample(), options: ['bid-for-sides'], players }
      expect(swtcgGame.checkSetup(setup)).toEqual([])
      const game = newMachine(swtcgGame, setup)
      game.answer({ ask: 1, seat: 0, value: 'light' })
      game.answer({ ask: 1, seat: 1, value: 'dark' })
      const decks = game.state.seats.map((_, seat) =>
        game.state.cards.flatMap((card) => (card?.owner === seat ? [card.is] : [])).sort(),
      )
      expect(decks).toEqual([[...light].sort(), [...dark].sort()])
    },
  )
})
