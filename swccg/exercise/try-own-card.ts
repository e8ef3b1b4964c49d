/** A game in which a card of one's own is played, told line by line. */
import type { CardDefinition } from '../cards/definition.ts'
import type { Game, SwccgEvent } from '../kinds.ts'
import { words } from '../words.ts'
import { runTrial } from './trial.ts'

export interface TriedCard {
  readonly lines: readonly string[]
  readonly played: boolean
}

/** Seeds that are tried until the card was played. */
const MOST_GAMES = 20
const SHOWN = 40
const BEGINS: ReadonlySet<SwccgEvent['kind']> = new Set(['deployed', 'played', 'inserted'])

export function tryOwnCard(card: CardDefinition): TriedCard {
  let last: TriedCard = { lines: [], played: false }
  for (let seed = 1; seed <= MOST_GAMES && !last.played; seed++) last = tryOnce(card, seed)
  return last
}

function tryOnce(card: CardDefinition, seed: number): TriedCard {
  const lines: string[] = []
  let played = false
  const hear = (game: Game, event: SwccgEvent): void => {
    const line = words.event(game, event)
    if (line) lines.push(line)
    played ||= BEGINS.has(event.kind) && 'is' in event && event.is === card.key
  }
  runTrial({ card, seed, start: 'hand' }, { hear }, () => played)
  return { lines: lines.slice(-SHOWN), played }
}
