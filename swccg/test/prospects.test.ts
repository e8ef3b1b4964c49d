/** What could be done with a card, and why not. */
import {
  type CardId,
  chance,
  newMachine,
  type Prospect,
  prospects,
  sampleAnswer,
  sayReason,
} from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { swccgGame } from '../index.ts'
import type { Game, SwccgOffer } from '../kinds.ts'
import { lookInto } from './play.ts'

const [DARK, LIGHT] = [0, 1]
const CANTINA = 'Tatooine: Cantina (D)'
const position = {
  at: 'battle dark',
  locations: [
    { card: CANTINA, dark: ['Stormtrooper'], light: [{ card: 'Luke Skywalker', with: ['Blaster'] }] },
  ],
  dark: { force: 1, hand: ['Darth Vader', 'Imperial Barrier', "The Empire's Back"] },
}

const idOf = (game: Game, is: string): CardId => game.state.cards.findIndex((card) => card?.is === is)
const codes = (outlook: readonly Prospect<SwccgOffer>[], verb: string): readonly string[] =>
  outlook.filter(({ offer }) => offer.verb === verb).flatMap(({ reasons }) => reasons.map(({ code }) => code))

describe('why not', () => {
  const look = (at: string, force: number) =>
    lookInto({
      position: {
        at,
        locations: [
          {
            card: CANTINA,
            light: [{ card: 'Luke Skywalker', with: ['Blaster'] }, 'Han Solo', 'C-3PO (See-Threepio)'],
          },
          {
            card: 'Tatooine (L)',
            light: [
              { card: 'Millennium Falcon', pilots: ['Biggs Darklighter', 'Dutch'], passengers: ['Pops'] },
            ],
          },
        ],
        light: { force },
      },
      edition: '1995',
    })
  const light = (game: Game, is: string) => prospects(swccgGame, game, LIGHT, idOf(game, is))

  test('a weapon goes to somebody else for Force, in the deploy phase, and only to a warrior', () => {
    const poor = light(look('deploy light', 0), 'Blaster').filter(({ offer }) => offer.verb === 'transfer')
    expect(poor).toHaveLength(2)
    const lacking = ['not-enough-force', 'not-enough-force', 'no-warrior', 'text-forbids-place']
    expect(codes(poor, 'transfer')).toEqual(lacking)
    const rich = light(look('deploy light', 3), 'Blaster')
    expect(codes(rich, 'transfer')).toEqual(['no-warrior', 'text-forbids-place'])
    const later = light(look('move light', 3), 'Blaster')
    expect(new Set(codes(later, 'transfer'))).toEqual(new Set(['not-your-deploy-phase']))
  })
  test('a seat is taken in the own deploy and move phases, where one is free', () => {
    expect(codes(light(look('move light', 3), 'Pops'), 'take-seat')).toEqual(['no-room'])
    expect(codes(light(look('control light', 3), 'Pops'), 'take-seat')).toEqual(['not-your-seating-phase'])
    expect(codes(light(look('move light', 3), 'Dutch'), 'take-seat')).toEqual([])
  })

  const game = lookInto({ position, edition: '1995', options: ['quick-tempo'] })
  const outlook = (seat: number, is: string) => prospects(swccgGame, game, seat, idOf(game, is))

  test('a card in hand waits for the deploy phase', () => {
    expect(codes(outlook(DARK, 'Darth Vader'), 'deploy')).toEqual(['not-your-deploy-phase'])
  })
  test('a location that the opponent shares is not drained; a battle can begin there', () => {
    expect(codes(outlook(DARK, CANTINA), 'drain')).toContain('not-controlled')
    expect(outlook(DARK, CANTINA)[0]).toMatchObject({ offer: { verb: 'battle' }, reasons: [] })
    expect(codes(outlook(LIGHT, CANTINA), 'battle')).toContain('not-your-battle-phase')
  })
  test('a weapon is fired in the weapons segment', () => {
    expect(codes(outlook(LIGHT, 'Blaster'), 'fire')).toContain('not-in-weapons-segment')
  })
  test('an Interrupt waits for its moment and its price', () => {
    const barrier = codes(outlook(DARK, "The Empire's Back"), 'play')
    expect(barrier).toContain('not-enough-force')
    expect(codes(outlook(DARK, 'Imperial Barrier'), 'play')).toContain('not-the-moment')
  })
  test("nothing is told of the other hand, and nothing can be done with the opponent's cards", () => {
    expect(outlook(LIGHT, 'Darth Vader')).toEqual([])
    expect(outlook(DARK, 'Luke Skywalker')).toEqual([])
  })
})

test('every action of a random game that is imagined is offered or has a reason', () => {
  const game = newMachine(swccgGame, swccgGame.sampleSetup({ seed: 4 }))
  const below = chance(4)
  for (let answers = 0; answers < 60 && game.state.asked; answers++) {
    const question = game.state.asked.questions[game.state.asked.answers.indexOf(null)]!
    for (const card of game.state.cards)
      for (const { offer, reasons } of card ? prospects(swccgGame, game, question.seat, card.id) : []) {
        const offered = question.kind === 'action' && question.offers.some(({ key }) => key === offer.key)
        if (!offered) expect(reasons.length, offer.key).toBeGreaterThan(0)
        // A detail that a sentence names and the reason lacks would leave a gap.
        for (const reason of reasons)
          expect(sayReason(swccgGame.words, reason), reason.code).not.toMatch(/ [.,;]| {2}/)
      }
    game.answer({ ask: game.state.asked.id, seat: question.seat, value: sampleAnswer(question, below) })
  }
})
