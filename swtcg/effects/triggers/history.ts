/** What happened in this turn and in the one before, as far as card text asks for it. */

import type { CardId, Listener } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import type { Game, Swtcg, SwtcgEvent } from '../../kinds.ts'
import type { Condition } from '../../language/tree/conditions.ts'
import type { Deed } from '../../language/tree/deeds.ts'
import type { Filter, Place, Reference } from '../../language/tree/nouns.ts'
import { arenaOf, exists } from '../../rules/cards/place.ts'
import { type Context, cardsFor } from '../context.ts'
import { arenaMeant, isRelative } from '../nouns/arenas-meant.ts'
import { fits } from '../nouns/nouns.ts'
import { causersOf } from './happenings.ts'

/** One thing that a card did, or that was done to it. */
export interface Fact {
  /** `missed`: its attack ended without a hit. */
  readonly did: Deed | 'missed'
  readonly card: CardId
  /** The other card in it, if there is one. */
  readonly other?: CardId
  /** Where the card was then. */
  readonly from?: Arena | 'build' | 'hand' | 'deck' | 'attached'
}

function factsOf(game: Game, event: SwtcgEvent): readonly Fact[] {
  switch (event.kind) {
    case 'attackMade': {
      const { attacker, defender } = event
      return [
        { did: 'attacked', card: attacker, other: defender },
        { did: 'was-attacked', card: defender, other: attacker },
      ]
    }
    case 'attackEnded':
      return game.table.attack?.hits === 0 ? [{ did: 'missed', card: event.attacker }] : []
    case 'intercepted':
      return game.table.attack
        ? [{ did: 'was-attacked', card: event.card, other: game.table.attack.attacker }]
        : []
    case 'damagePlaced': {
      const { unit, source } = event
      if (source === null) return [{ did: 'was-damaged', card: unit }]
      return [
        { did: 'was-damaged', card: unit, other: source },
        { did: 'damaged', card: source, other: unit },
      ]
    }
    case 'discarded':
      return [
        { did: 'was-discarded', card: event.card, from: event.from },
        ...event.by.map((source): Fact => ({ did: 'caused-discard', card: source, other: event.card })),
        ...causersOf(game, event).map(
          (causer): Fact => ({ did: 'caused-any-discard', card: causer, other: event.card }),
        ),
      ]
    case 'retreated':
      return [
        { did: 'was-retreated', card: event.card },
        ...(event.by === undefined ? [{ did: 'retreated' as const, card: event.card }] : []),
      ]
    case 'deployed':
      return [{ did: 'was-deployed', card: event.card }]
    case 'damageRemoved':
      return [{ did: 'was-healed', card: event.unit }]
    case 'equipped':
      return [{ did: 'was-equipped', card: event.unit, other: event.card }]
    default:
      return []
  }
}

/** Retreats leave the arena that they speak of; there the place is not asked for. */
function placed(game: Game, fact: Fact): Fact {
  const arena = fact.from ?? (exists(game, fact.card) ? arenaOf(game, fact.card) : null)
  return arena === null ? fact : { ...fact, from: arena }
}

const remember: Listener<Swtcg> = (game, event) => {
  const facts = factsOf(game, event).map((fact) => placed(game, fact))
  if (facts.length > 0) game.changeTable({ history: [...game.table.history, ...facts] })
  if (event.kind === 'attackMade')
    game.changeTable({ lastAttacked: { ...game.table.lastAttacked, [event.attacker]: event.defender } })
}
const HEARD = [
  'attackMade',
  'intercepted',
  'attackEnded',
  'damagePlaced',
  'discarded',
  'retreated',
  'deployed',
  'damageRemoved',
  'equipped',
] as const
export const historyListeners: Readonly<Record<string, Listener<Swtcg>>> = Object.fromEntries(
  HEARD.map((kind) => [kind, remember]),
)

/** Whether it happened in this turn or the last, to so many different cards. */
export function happened(
  game: Game,
  context: Context,
  { did, who, against, atLeast = 1, turn }: Extract<Condition, { readonly if: 'happened' }>,
): boolean {
  const { history, historyBefore } = game.table
  const facts = (turn ? historyBefore : history).filter(
    (fact) =>
      fact.did === did &&
      isMeant(game, context, who, fact.card, fact) &&
      (!against || (fact.other !== undefined && isMeant(game, context, against, fact.other))),
  )
  const counted = against ? facts.map(({ other }) => other) : facts.map(({ card }) => card)
  return new Set(counted).size >= atLeast
}

/** A card that has left since is still what it was, and counts where it was then. */
function isMeant(game: Game, context: Context, who: Reference | Filter, card: CardId, fact?: Fact): boolean {
  if ('the' in who) return cardsFor(game, context, who).includes(card)
  const { place, ...rest } = who
  if (fact?.from !== undefined && !wasAt(game, context, place, fact.from)) return false
  return exists(game, card) && fits(game, context, rest, card)
}

function wasAt(game: Game, context: Context, place: Place | undefined, from: string): boolean {
  if (place?.in === 'arena') return place.arenas.some((arena) => arena === from)
  return !place || !isRelative(place) || arenaMeant(game, context, place) === from
}
