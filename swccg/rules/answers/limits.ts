/** How often an action was used in this turn, this battle or this game. */
import type { CardId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import { speaking } from '../../effects/context.ts'
import { allowedBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Limit } from '../../text/text.ts'

/** The names of the moments at which a turn ends and begins. */
export const endOfTurn = (turn: number): string => `end-of-turn-${turn}`

export const startOfTurn = (turn: number): string => `start-of-turn-${turn}`

/** What is used: an action by its number on the card, or what happens by itself. */
type Used = number | `by itself ${number}`
export const byItself = (index: number): Used => `by itself ${index}`

const keyOf = (per: Limit['per'], index: Used): string => `${per}:${index}`

export function isUsedUp(game: Game, card: CardId, index: Used, limit: Limit | undefined): boolean {
  if (!limit) return false
  const times = timesOf(game, card, limit)
  if (limit.per === 'game') return usedInGame(game, card, index) >= times
  const { uses } = game.card(card)
  if (uses.length === 0) return times === 0
  const key = keyOf(limit.per, index)
  return uses.filter((use) => use === key).length >= times
}

const timesOf = (game: Game, card: CardId, { times }: Limit): number =>
  typeof times === 'number' ? times : amountOf(game, speaking(game.card(card).controller, card), times)

/** The mark of a carrier that has used its one device of the turn. */
const DEVICE = 'turn:device'

/** The carrier whose one device of a turn this would be, where the edition counts (ccg/device/one-use-per-turn). */
function countedCarrier(game: Game, card: CardId): CardId | null {
  const { on } = game.card(card)
  if (!game.policies.oneDeviceATurn || on === null || definitionOf(game, card).kind !== 'device') return null
  const { kind, type } = definitionOf(game, on)
  if (allowedBy(game, 'carry-any-number', on) !== null) return null
  return kind === 'character' || kind === 'vehicle' || type === 'starfighter' ? on : null
}

export function isDeviceSpent(game: Game, card: CardId): boolean {
  const carrier = countedCarrier(game, card)
  return carrier !== null && game.card(carrier).uses.includes(DEVICE)
}

export function noteDevice(game: Game, card: CardId): void {
  const carrier = countedCarrier(game, card)
  if (carrier !== null) game.changeCard(carrier, { uses: [...game.card(carrier).uses, DEVICE] })
}

export function noteUse(game: Game, card: CardId, index: Used, limit: Limit | undefined): void {
  if (!limit) return
  if (limit.per === 'game') return noteInGame(game, card, index)
  game.changeCard(card, { uses: [...game.card(card).uses, keyOf(limit.per, index)] })
}

/** What is done once in a game counts for the title and the player, whichever copy does it (ccgx/number/once-per-game). */
const gameKey = (game: Game, card: CardId, index: Used): string =>
  `${definitionOf(game, card).title} ${index}`
const usedInGame = (game: Game, card: CardId, index: Used): number =>
  game.seat(game.card(card).controller).once.filter((use) => use === gameKey(game, card, index)).length
function noteInGame(game: Game, card: CardId, index: Used): void {
  const { controller: seat } = game.card(card)
  game.changeSeat(seat, { once: [...game.seat(seat).once, gameKey(game, card, index)] })
}

/** Turns and battles end; what was used up in them can be used again. */
export function forgetUses(game: Game, cards: readonly CardId[], per: 'turn' | 'battle'): void {
  for (const card of cards) {
    const { uses } = game.card(card)
    if (uses.some((use) => use.startsWith(per)))
      game.changeCard(card, { uses: uses.filter((use) => !use.startsWith(per)) })
  }
}

/** The moment at which what holds for one shot or one use of a tractor beam ends. */
export const END_OF_DRAW = 'end-of-draw'
