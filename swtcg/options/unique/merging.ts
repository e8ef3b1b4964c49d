/** Merging two stacks of the same unique unit: counters add up, and the player says whose top stays on top. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { attach } from '../../rules/cards/attachment.ts'
import { countsAsAnother } from '../../rules/cards/face.ts'
import { gainBuild } from '../../rules/cards/force.ts'
import { arenaOf } from '../../rules/cards/place.ts'
import { unitsInPlay } from '../../rules/cards/unit.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { discardIfSpent } from '../../rules/damage/discard.ts'
import { isSameVersion, wholeStack } from '../../rules/unique/unique.ts'

const costOf = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0

function canMerge(game: Game, kept: CardId, other: CardId): boolean {
  const [one, two] = [arenaOf(game, kept), arenaOf(game, other)]
  const both = [...wholeStack(game, kept), ...wholeStack(game, other)]
  if (both.some((card) => countsAsAnother(game, card))) return false
  const cards = both.map((card) => definitionOf(game, card))
  const twice = cards.some((card, index) =>
    cards.slice(0, index).some((earlier) => isSameVersion(card, earlier)),
  )
  if (twice || cards.length > game.constants.stackLimit) return false
  if (one !== two && one !== null && two !== null) return false
  if (game.card(kept).pilots.length + game.card(other).pilots.length > 1) return false
  return wholeStack(game, other).every((card) => game.policies.whyNotTogether(game, card, kept) === null)
}

export function mergeOffers(game: Game, seat: SeatId): SpecialOffer[] {
  const units = unitsInPlay(game, seat)
  return units.flatMap((card) =>
    units
      .filter((unit) => unit !== card && canMerge(game, card, unit))
      .map((unit) =>
        specialOffer('merge', { card, unit, cost: Math.max(0, costOf(game, card) - costOf(game, unit)) }),
      ),
  )
}

export function merge(game: Game, seat: SeatId, { card, unit, cost = 0 }: SpecialOffer): void {
  const [kept, other] = [card!, unit!]
  gainBuild(game, seat, -cost, { rule: 'opt/assembler/merge-stacks' })
  const { stack, pilots, equipment, damage } = game.card(other)
  for (const beneath of stack) attach(game, beneath, kept, 'stack')
  for (const pilot of pilots) attach(game, pilot, kept, 'pilots')
  for (const worn of equipment) attach(game, worn, kept, 'equipment')
  const id = attach(game, other, kept, 'stack')
  game.changeCard(id, { damage: 0, tapped: false, counters: {} })
  game.changeCard(kept, { damage: game.card(kept).damage + damage })
  game.emit({
    kind: 'stacked',
    seat,
    card: kept,
    is: game.card(id).is,
    place: 'beneath',
    cause: { rule: 'opt/assembler/merge-stacks' },
  })
  discardIfSpent(game, kept)
}
