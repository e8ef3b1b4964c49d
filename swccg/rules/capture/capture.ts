/** Capturing: a character of the Light Side is seized, imprisoned or let go (ccgx/capture/options). */
import { type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { leaveBattle } from '../battle/exclude.ts'
import { restore } from '../battle/hit.ts'
import { putOn } from '../cards/attach.ts'
import { exists, isOnTable, locationOf } from '../cards/place.ts'
import { isSiteCard } from '../locations/locations.ts'
import { CUSTODY_CHECKS, captor, isCaptive, isPrison, possibleEscorts } from './captives.ts'
import { letEscape } from './escape.ts'
import { freezeCaptive, leaveUnattended } from './freeze.ts'

export interface Capturing {
  readonly cards: readonly CardId[]
  /** Whose doing it is. */
  readonly by: SeatId
  readonly restored: boolean
  readonly frozen: boolean
  readonly now?: CardId | null
}

/** Only characters of the Light Side, and nobody twice (ccgx/capture/who, ccgx/capture/capture-bar). */
const canBeCaptured = (game: Game, card: CardId): boolean =>
  exists(game, card) &&
  isOnTable(game, card) &&
  definitionOf(game, card).kind === 'character' &&
  game.card(card).controller !== captor(game) &&
  !isCaptive(game, card)

export const capture = procedure<Capturing>('swccg/capture', [
  step('next', (game, { cards: [card, ...rest], by, restored }) => {
    if (card === undefined) return game.finish()
    if (!canBeCaptured(game, card)) {
      game.goto('next')
      return { cards: rest }
    }
    standAlone(game, card)
    if (restored) restore(game, card)
    game.emit({ kind: 'captured', card, cause: { rule: 'ccgx/capture/options' } })
    answer(game, { just: 'captured', by, card, at: locationOf(game, card)! })
    return { cards: rest, now: card }
  }),
  ask(
    'option',
    (game, { now = null, frozen }) => {
      if (now === null || !exists(game, now)) return
      const rules = ['ccgx/capture/options']
      const offers = optionsFor(game, now, frozen)
      return { kind: 'action', seat: captor(game), about: 'capture', card: now, offers, rules } as const
    },
    (game, { frozen }, offer) => {
      take(game, offer)
      if (frozen && 'card' in offer && exists(game, offer.card)) freezeCaptive(game, offer.card, captor(game))
    },
  ),
  step('more', (game) => game.goto('next')),
])

/** It leaves what it is aboard, and its cover (ccgx/capture/first-steps, ccgx/undercover/captured-under). */
function standAlone(game: Game, card: CardId): void {
  const at = locationOf(game, card)
  if (at !== null && (game.card(card).on !== at || game.card(card).as !== 'at')) putOn(game, card, at, 'at')
}

/** Escape is always possible; whoever is frozen at once can be left unattended instead (ccgx/freeze/all-too-easy). */
function optionsFor(game: Game, card: CardId, frozen: boolean): SwccgOffer[] {
  const at = locationOf(game, card)!
  const offers: SwccgOffer[] = possibleEscorts(game, card)
    .filter((escort) => isAllowed(game, CUSTODY_CHECKS, { captive: card, escort }))
    .map((escort) => ({ verb: 'seize', key: `seize ${card} ${escort}`, card, escort }))
  if (isPrison(game, at)) offers.push({ verb: 'imprison', key: `imprison ${card}`, card })
  const leaves = frozen && isSiteCard(game, at)
  offers.push(
    leaves
      ? { verb: 'leave-unattended', key: `leave ${card}`, card }
      : { verb: 'escape', key: `escape ${card}`, card },
  )
  return offers
}

function take(game: Game, offer: SwccgOffer): void {
  if (offer.verb === 'seize') {
    seize(game, offer.card, offer.escort)
    game.changeCard(offer.card, { seizer: offer.escort })
  } else if (offer.verb === 'imprison') imprison(game, offer.card)
  else if (offer.verb === 'leave-unattended') leaveUnattended(game, offer.card)
  else if (offer.verb === 'escape') letEscape(game, offer.card)
}

/** A captive is with this escort from now on; a bounty on it must be earned again (ccgx/bounty/same-hunter). */
export function seize(game: Game, card: CardId, escort: CardId): void {
  leaveBattle(game, card)
  putOn(game, card, escort, 'escorted')
  game.changeCard(card, { seizer: null })
  game.emit({ kind: 'seized', card, escort, cause: { rule: 'ccgx/capture/seize' } })
}

export function imprison(game: Game, card: CardId): void {
  const at = locationOf(game, card)!
  leaveBattle(game, card)
  putOn(game, card, at, 'imprisoned')
  game.changeCard(card, { seizer: null })
  game.emit({ kind: 'imprisoned', card, at, cause: { rule: 'ccgx/capture/prison' } })
}
