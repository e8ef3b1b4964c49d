/** Printed numbers as far as a card has them now: what it is without a crew, landed, as a board piece, on its back. */

import { type CardId, numberOf } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { CardNumber } from '../../text/filter.ts'
import { isCreature, isDriven, isLanded, isPiloted, permanentPilot } from '../aboard/crew.ts'
import { printedFerocity } from '../creatures/ferocity.ts'
import { projectedValue } from '../locations/holosite.ts'
import { destinyOfBack } from '../objectives/two-faces.ts'
import { isOnTable } from './place.ts'

type Printed = Exclude<CardNumber, 'deploy'>

/** What stands on the card. A permanent pilot's ability is the ship's. */
export function printedByFacts(game: Game, card: CardId, name: Printed): number | undefined {
  const facts = definitionOf(game, card)
  if (name === 'immunity' || name === 'immunity-exactly') return 0
  if (isAddition(name)) return 0
  if (name === 'guns' || name === 'shots' || name === 'x') return 0
  if (name === 'usable-ability') return numberOf(game, 'ability', card)
  if (name === 'ability')
    return facts.ability ?? permanentPilot(game, card) ?? (facts.kind === 'character' ? 0 : undefined)
  if (name === 'landspeed' && (facts.kind === 'character' || facts.kind === 'creature'))
    return facts.landspeed ?? 1
  if (name === 'ferocity') return printedFerocity(game, card)
  if (name === 'destiny') return destinyOfBack(game, card) ?? facts.destiny
  return facts[name]
}

/** What is only ever added. */
type Addition =
  | 'weapon-draw'
  | 'weapon-total'
  | 'beam-total'
  | 'asteroid-destiny'
  | 'total-against'
  | 'duel-total'
  | 'training'
  | 'own-draw'
const ADDITIONS: ReadonlySet<Printed> = new Set<Addition>([
  'weapon-draw',
  'weapon-total',
  'beam-total',
  'asteroid-destiny',
  'total-against',
  'duel-total',
  'training',
  'own-draw',
])
const isAddition = (name: Printed): name is Addition => ADDITIONS.has(name)

const NEEDS_CREW: ReadonlySet<Printed> = new Set(['power', 'maneuver'])

/** The Beginner's Rulebook: power and maneuver only while somebody flies or drives it (ccg/pilot/needed). */
export function printedIfFlown(game: Game, card: CardId, name: Printed): number | undefined {
  const value = printedByFacts(game, card, name)
  if (value === undefined || !NEEDS_CREW.has(name) || !isOnTable(game, card)) return value
  const { kind } = definitionOf(game, card)
  if (kind === 'starship') return isPiloted(game, card) && !isLanded(game, card) ? value : 0
  return kind === 'vehicle' && !isPiloted(game, card) && !isDriven(game, card) ? 0 : value
}

/** Tournaments: the same, but a creature that is ridden needs nobody. */
export const printedIfCrewed = (game: Game, card: CardId, name: Printed): number | undefined =>
  projectedValue(game, card, name) ??
  (isCreature(game, card) && !game.card(card).crashed
    ? printedByFacts(game, card, name)
    : printedIfFlown(game, card, name))
