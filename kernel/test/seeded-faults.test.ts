import { describe, expect, test } from 'vitest'
import { type GameDefinition, makeRules, type Patch, zone } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { type Skirmish, step } from '../skirmish/kinds.ts'
import { cardsIn, seatZone } from '../skirmish/place.ts'
import { source } from '../skirmish/setup.ts'
import { tryGame } from '../testing/index.ts'

type Variant = Partial<GameDefinition<Skirmish>>

function findings(variant: Variant): readonly string[] {
  const definition = { ...skirmishGame, ...variant }
  return tryGame(definition, {
    games: 20,
    seed: 1,
    setup: (seed) => skirmishGame.sampleSetup({ seed, seats: 3 }),
  }).faults
}

const patched = (patch: Omit<Patch<Skirmish>, 'name'>): Variant => ({
  rulesFor: () => makeRules(source, [{ name: 'planted', ...patch }]),
})

describe('the generic game test finds a planted fault', { timeout: 60_000 }, () => {
  test('none is found where none was planted', () => {
    expect(findings({})).toEqual([])
  })

  test('a hidden card that leaks into a view', () => {
    const leaky: Variant = {
      viewing: {
        ...skirmishGame.viewing,
        seat: (game, seat) => ({
          hand: cardsIn(game, seat, 'hand').map((card) => game.card(card).is),
        }),
      },
    }
    expect(findings(leaky)[0]).toContain('depends on what it cannot know')
  })

  test('a seat that is skipped because of what it holds', () => {
    const telling = patched({
      apply: (rules) =>
        rules.insertBefore(
          'skirmish/attack',
          'react',
          step<{ defender: number }>('skip', (game, { defender }) => {
            const hand = cardsIn(game, defender, 'hand')
            if (!hand.some((card) => game.card(card).is === 'shield')) game.goto('roll')
          }),
        ),
    })
    expect(findings(telling)[0]).toContain('can tell hidden things')
  })

  test('a listener that reads the clock', () => {
    const clocked = patched({
      apply: (rules) => rules.listen('deployed', (game) => game.changeTable({ turn: Date.now() })),
    })
    expect(findings(clocked)[0]).toContain('may not call now()')
  })

  test('a card duplicated by a move', () => {
    const copying = patched({
      apply: (rules) =>
        rules.listen('discarded', (game, event) => {
          if (event.kind !== 'discarded') return
          const hand = seatZone(event.seat, 'hand')
          const first = zone(game, hand).cards[0]
          if (first !== undefined) game.state.zones[hand] = { ...zone(game, hand), cards: [first, first] }
        }),
    })
    expect(findings(copying)[0]).toContain('cards')
  })

  test('a refused answer that changed the state', () => {
    const careless: Variant = {
      explain: (game) => {
        game.changeSeat(0, { credits: 9 })
        return [{ code: 'not-offered' }]
      },
    }
    expect(findings(careless)).toContainEqual(expect.stringContaining('a refused answer changed the state'))
  })

  test('an option that drops a step', () => {
    const forgetful = patched({ apply: (rules) => rules.remove('skirmish/turn', 'draw') })
    expect(findings(forgetful)[0]).toContain('planted loses skirmish/turn:draw without declaring it')
  })

  test('a procedure that never asks', () => {
    const circling = patched({
      apply: (rules) =>
        rules.replace(
          'skirmish/turn',
          step('draw', (game) => game.goto('draw')),
        ),
    })
    expect(findings(circling)[0]).toContain('without asking anybody')
  })
})
