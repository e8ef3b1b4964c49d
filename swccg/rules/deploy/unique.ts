/** Unique and restricted cards: how many of a title or a persona may be on table (ccg95/unique/one-dot). */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { CardFacts } from '../../cards/definition.ts'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsIn, cardsOnTable, IN_PLAY, locationOf } from '../cards/place.ts'
import { systemName } from '../locations/locations.ts'

/** The card on table that keeps another from coming, if one does. */
export function uniqueRival(game: Game, seat: SeatId, card: CardId): CardId | null {
  const facts = definitionOf(game, card)
  const { dots } = facts
  if (dots === undefined || facts.kind === 'location' || isCommon(game, card)) return null
  let first: CardId | null = null
  let count = 0
  for (const zone of IN_PLAY)
    for (const card of game.state.zones[zone]!.cards) {
      if (!counts(game, seat, card, facts)) continue
      first ??= card
      if (++count >= dots) return first
    }
  return null
}

/** Whether a text says that it is not unique. */
const isCommon = (game: Game, card: CardId): boolean =>
  active(game, 'makes-common').some(({ what, context }) => matches(game, context, what.of, card))

/** A title counts for its player, or for both; a persona as the edition says. */
function counts(game: Game, seat: SeatId, card: CardId, facts: CardFacts): boolean {
  const { controller, as } = game.card(card)
  if (as === 'beneath' || as === 'stranded') return false
  const { uniqueAcrossSides, personasAreUnique } = game.policies
  const other = definitionOf(game, card)
  if (facts.title === other.title || isArmedAlike(facts, other))
    return controller === seat || uniqueAcrossSides
  if (!sharePersona(facts, other)) return false
  return personasAreUnique === 'all' || (personasAreUnique === 'own' && controller === seat)
}

/** Who a card shows: itself, and whoever is always aboard (ccgx/permanent/pilot-named). */
const shows = (facts: CardFacts, who: string | undefined): boolean =>
  who !== undefined && (facts.persona === who || facts.pilotPersona === who || facts.astromechPersona === who)
const sharePersona = (one: CardFacts, other: CardFacts): boolean =>
  shows(other, one.persona) || shows(other, one.pilotPersona) || shows(other, one.astromechPersona)

/** A unique weapon is there already, as a card or as part of somebody (ccgx/permanent/weapon-unique). */
const isArmedAlike = (one: CardFacts, other: CardFacts): boolean =>
  isWeaponOf(one, other) || isWeaponOf(other, one)
const isWeaponOf = (
  { permanentWeapon: own }: CardFacts,
  { title, permanentWeapon: theirs }: CardFacts,
): boolean => own?.unique === true && (own.title === title || own.title === theirs?.title)

/** A version of the card's persona that its player has out of play, if that keeps it from coming (ccgx/persona/out-of-play-persona). */
export function outOfPlayRival(game: Game, seat: SeatId, facts: CardFacts): CardId | null {
  if (!game.policies.outOfPlayBarsPersona || facts.dots !== 1 || !PERSONS.has(facts.kind)) return null
  const isVersion = (card: CardId): boolean => {
    const other = definitionOf(game, card)
    return other.title === facts.title || sharePersona(facts, other)
  }
  return cardsIn(game, seat, 'out-of-play').find(isVersion) ?? null
}
const PERSONS: ReadonlySet<CardFacts['kind']> = new Set(['character', 'starship', 'vehicle'])

/** A card that may be there once for each system, at the system or a location of it (ccgx/layout/generic-effects). */
export function systemRival(game: Game, { title, kind, diamonds }: CardFacts, place: CardId): CardId | null {
  if (diamonds === undefined || kind === 'location') return null
  const isRival = (card: CardId): boolean => {
    const there = locationOf(game, card)
    return (
      definitionOf(game, card).title === title &&
      there !== null &&
      systemName(game, there) === systemName(game, place)
    )
  }
  return cardsOnTable(game).find(isRival) ?? null
}

/** The rule by which one keeps the other from coming: the same persona, the same name on both sides, or the dots. */
export function uniqueRule(game: Game, seat: SeatId, facts: CardFacts, rival: CardId): string {
  const other = definitionOf(game, rival)
  if (isArmedAlike(facts, other)) return 'ccgx/permanent/weapon-unique'
  if (other.title !== facts.title) return 'ccg/persona/one-per-persona'
  if (game.card(rival).controller !== seat) return 'ccg/unique/across-sides'
  return facts.dots === 1 ? 'ccg95/unique/one-dot' : 'ccg95/unique/two-or-three-dots'
}
