/** Crossing over: a card becomes the other player's in place, and its persona is lost to the player whose it was (ccgx/duel/cross-over). */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { CardFacts } from '../../cards/definition.ts'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { freeCaptives } from '../capture/release.ts'
import { loseCards } from '../force/losing.ts'
import { isSiteCard } from '../locations/locations.ts'
import { putOn } from './attach.ts'
import { exists, isInside, isOnTable, locationOf, opponentOf } from './place.ts'
import { takenAlong, turnTo } from './stealing.ts'

export interface Crossing {
  readonly cards: readonly CardId[]
  readonly cancelled?: boolean
}

export const crossOver = procedure<Crossing>('swccg/cross-over', [
  step('about', (game, { cards: [card] }) => {
    if (card === undefined || !exists(game, card)) return game.finish()
    const by = opponentOf(game.card(card).controller)
    answer(game, { just: 'about-to-cross', by, card }, 'cancelled')
  }),
  step('cross', (game, { cards: [card, ...rest], cancelled = false }) => {
    game.goto('about')
    if (!cancelled && exists(game, card!) && isOnTable(game, card!)) cross(game, card!)
    return { cards: rest, cancelled: false }
  }),
])

function cross(game: Game, card: CardId): void {
  const seat = opponentOf(game.card(card).controller)
  getOffBoard(game, card)
  freeCaptives(game, card)
  notePersona(game, opponentOf(seat), definitionOf(game, card))
  const taken = takenAlong(game, card)
  for (const each of taken) turnTo(game, each, seat)
  game.emit({ kind: 'stolen', card, seat, cause: { rule: 'ccgx/persona/crosses-side' } })
  const left = taken.filter((each) => each !== card && !mayStay(game, each, seat))
  if (left.length > 0) game.call(loseCards, { cards: left, by: 'lost' })
}

function getOffBoard(game: Game, card: CardId): void {
  const at = locationOf(game, card)
  if (at !== null && isInside(game, card) && isSiteCard(game, at)) putOn(game, card, at, 'at')
}

/** Whether the text of a weapon or device lets the new player have it on that card. */
function mayStay(game: Game, card: CardId, seat: SeatId): boolean {
  const { on: host } = game.card(card)
  const { on = [] } = definitionOf(game, card).text.deploys ?? {}
  return (
    host === null ||
    on.length === 0 ||
    on.some(({ on: what }) => typeof what === 'object' && matches(game, speaking(seat, card), what, host))
  )
}

const nameOf = ({ persona, title }: CardFacts): string => persona ?? title

function notePersona(game: Game, seat: SeatId, facts: CardFacts): void {
  const { crossed } = game.seat(seat)
  if (facts.kind === 'character') game.changeSeat(seat, { crossed: [...crossed, nameOf(facts)] })
}

/** Whether a version of the card has crossed over from this player, who may deploy none any more (ccgx/duel/cross-over-persona). */
export const hasCrossed = (game: Game, seat: SeatId, facts: CardFacts): boolean =>
  game.seat(seat).crossed.includes(nameOf(facts))
