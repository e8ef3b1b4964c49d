/** Captives and their escorts: who holds whom, and who may hold one more (ccgx/capture/escort-who). */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { hasTrait } from '../../cards/definition.ts'
import { allowedBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { aboard, fitsAboard } from '../aboard/capacity.ts'
import { CAPTIVE, cardsAt, cardsOnTable, isInactive, locationOf, seatOf } from '../cards/place.ts'
import { hasSkill, hasTraitNow } from '../cards/skills.ts'

export const isCaptive = (game: Game, card: CardId): boolean => CAPTIVE.has(game.card(card).as)

/** Whether it is asked what becomes of this one. */
export const isBeingCaptured = (game: Game, card: CardId): boolean =>
  game.state.asked?.questions.some((question) => question.about === 'capture' && question.card === card) ===
  true

/** Only the Dark Side captures (ccgx/capture/who). */
export const captor = (game: Game): SeatId => seatOf(game, 'dark')

/** The captives that a character escorts. */
export const captivesOf = (game: Game, escort: CardId): readonly CardId[] =>
  game.card(escort).holds.filter((card) => game.card(card).as === 'escorted')

/** Captives of whoever is not the Dark Side's any more, or has gone into hiding (ccgx/capture/escort-gone). */
export const escapees = (game: Game): readonly CardId[] =>
  game.policies.cardsGoInactive
    ? cardsOnTable(game).filter((card) => {
        const { as, on } = game.card(card)
        if (as !== 'escorted' || on === null) return false
        return game.card(on).controller !== captor(game) || game.card(on).as === 'undercover'
      })
    : []

/** An escort with more captives than its hands hold, if there is one. */
export function overburdened(game: Game): CardId | undefined {
  if (!game.policies.cardsGoInactive) return undefined
  return cardsOnTable(game).find(
    (card) =>
      game.card(card).as === 'escorted' &&
      captivesOf(game, game.card(card).on!).length > 1 &&
      allowedBy(game, 'escort-any-number', game.card(card).on!) === null,
  )
}

/** Sites marked so: Detention Block Corridor, Security Tower, Dungeon (ccgx/capture/prison). */
export const isPrison = (game: Game, location: CardId): boolean =>
  hasTrait(definitionOf(game, location), 'prison')

export interface Custody {
  readonly captive: CardId
  readonly escort: CardId
}

const isEscort: Check<Custody> = (game, { escort }) => {
  const mayEscort =
    definitionOf(game, escort).kind === 'character' &&
    game.card(escort).controller === captor(game) &&
    !isInactive(game, escort) &&
    (hasSkill(game, escort, 'warrior') ||
      hasTraitNow(game, escort, 'bounty hunter') ||
      allowedBy(game, 'escort', escort) !== null)
  return mayEscort ? null : because('no-escort', 'ccgx/capture/escort-who', { card: escort })
}

const hasHandFree: Check<Custody> = (game, { escort }) =>
  captivesOf(game, escort).length === 0 || allowedBy(game, 'escort-any-number', escort) !== null
    ? null
    : because('escorts-already', 'ccgx/capture/escort-who', { card: escort })

const isThere: Check<Custody> = (game, { captive, escort }) =>
  locationOf(game, captive) === locationOf(game, escort)
    ? null
    : because('not-there', 'ccgx/capture/seize', { card: escort })

/** Aboard something a captive takes the place of a passenger. */
const hasPlace: Check<Custody> = (game, { captive, escort }) => {
  const { on, as } = game.card(escort)
  if (on === null || on === locationOf(game, escort) || as === 'attached') return null
  const load = aboard(game, on).map((card) => ({ card, as: game.card(card).as! }))
  const isRoom = fitsAboard(game, on, [...load, { card: captive, as: 'passenger' }])
  return isRoom ? null : because('no-room', 'ccgx/capture/aboard-capacity', { card: on })
}

export const CUSTODY_CHECKS: readonly Check<Custody>[] = [isEscort, hasHandFree, isThere, hasPlace]

/** Characters at the same location that could take it, for all that the checks say. */
export const possibleEscorts = (game: Game, captive: CardId): readonly CardId[] => {
  const at = locationOf(game, captive)
  return at === null ? [] : cardsAt(game, at).filter((card) => game.card(card).controller === captor(game))
}
