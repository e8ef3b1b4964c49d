/** News and positions as a table tells them, for tests of what is shown. */
import type { EventCore } from '@dejarik/kernel'
import type { Happened, Position } from '@dejarik/table'
import type { SeenCard } from '../../sight.ts'

export const news = (...events: readonly object[]): readonly Happened[] =>
  events.map((event, index) => ({
    type: 'happened',
    number: index + 1,
    happening: { kind: 'event', event: event as EventCore, text: (event as EventCore).kind },
  }))

/** A position with cards in one open zone. */
export const position = (cards: readonly Partial<SeenCard>[], more: Partial<Position> = {}): Position =>
  ({
    at: 0,
    epoch: 0,
    view: {
      viewer: 0,
      table: { attack: null, roll: null },
      seats: [{}, {}],
      zones: [{ name: 'space', owner: null, count: cards.length, cards }],
      question: null,
      waitingFor: [],
    },
    ...more,
  }) as unknown as Position

export const asking = (told: Position): Position => ({
  ...told,
  view: { ...told.view, question: { ask: 1, question: { kind: 'confirm', seat: 0, about: 'may' } } },
})

/** An attack of the other seat that destroys a unit of the viewer. */
export const ATTACK = [
  { kind: 'attackDeclared', attacker: 2, defender: 1, with: 'power' },
  { kind: 'attackDiceCounted', attacker: 2, with: 'power', power: 3, shields: 1, dice: 2, accuracy: 0 },
  { kind: 'diceRolled', seat: 1, dice: [6, 1], for: 'attack' },
  { kind: 'hitsCounted', attacker: 2, hits: 1 },
  { kind: 'damagePending', unit: 1, amount: 2, source: 2, critical: 1 },
  { kind: 'damagePlaced', unit: 1, amount: 2, source: 2 },
  { kind: 'discarded', card: 1, is: 'A One', owner: 0, from: 'space', by: [2] },
]
