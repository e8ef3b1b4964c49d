/** What a player might think of doing with a card, possible or not: each as the offer that it would be. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS } from './cards/definition.ts'
import { meant } from './effects/nouns/arenas-meant.ts'
import { definitionOf, type Game, type SwtcgOffer } from './kinds.ts'
import { pilotNow } from './rules/abilities/grants.ts'
import { attackOffer, skipOffer } from './rules/attack/battle.ts'
import { reach } from './rules/attack/targets.ts'
import { playableOf } from './rules/attack/why-battle.ts'
import { addOffer, layOffer } from './rules/build/build-counters.ts'
import { destinationsOf } from './rules/build/destination.ts'
import { moveOffer } from './rules/build/moves-offered.ts'
import { completeOffer } from './rules/build/what-can-be-completed.ts'
import { isPiloting } from './rules/cards/attachment.ts'
import { isConcealed } from './rules/cards/face.ts'
import { arenaOf, areOpponents, isIn, isInPlay } from './rules/cards/place.ts'
import { isUnit, unitsInPlay } from './rules/cards/unit.ts'
import { battleCardOffer, playOffer } from './rules/chances/playable.ts'
import { equipAbilities } from './rules/equipment/equip-cost.ts'
import { detachOffer } from './rules/equipment/equipment.ts'
import { equipOffer } from './rules/keywords/equip.ts'
import { isPilot } from './rules/keywords/pilot.ts'
import { boardOffer } from './rules/pilots/board-and-leave.ts'
import { rearrangeOffer } from './rules/pilots/fall-off.ts'
import { imaginableWays, setUpOffer } from './rules/preparation/setup-build.ts'

type Imagine = (game: Game, seat: SeatId, card: CardId) => readonly SwtcgOffer[]

/** Before setup nothing is done with a single card; what is asked then are bids and choices of cards. */
export const imaginable: Imagine = (game, seat, card) => {
  const { step } = game.table
  const { controller, host } = game.card(card)
  const faceDown = isConcealed(game, card)
  if (step === 'sides' || step === 'preparation') return []
  if (controller !== seat) return faceDown ? [] : attacksOn(game, seat, card)
  if (isIn(game, card, 'hand')) return step === 'setup' ? inSetup(game, seat, card) : inHand(game, seat, card)
  if (faceDown) return [addOffer(card), ...completions(game, seat, card)]
  if (host !== null && game.card(host).stack.includes(card)) return [rearrangeOffer(game, host, card)]
  return isInPlay(game, card) ? inPlay(game, seat, card) : plays(game, seat, card)
}

const inSetup: Imagine = (game, seat, card) => [
  ...imaginableWays(game, seat, card).map((way) => setUpOffer(game, card, way)),
  layOffer(card),
]

const inHand: Imagine = (game, seat, card) =>
  definitionOf(game, card).kind === 'battle'
    ? playableOf(game, card).map(({ path }) => battleCardOffer(card, path))
    : [...completions(game, seat, card), layOffer(card)]

const completions: Imagine = (game, seat, card) =>
  destinationsOf(game, seat, card).map((destination) => completeOffer(game, card, destination))

const inPlay: Imagine = (game, seat, card) => [
  ...(isUnit(game, card) ? asUnit(game, seat, card) : []),
  ...(isUnit(game, card) || isPiloting(game, card) ? journeys(game, seat, card) : []),
  ...(definitionOf(game, card).kind === 'equipment' ? asEquipment(game, seat, card) : []),
  ...game.card(card).stack.map((version) => rearrangeOffer(game, card, version)),
  ...plays(game, seat, card),
]

/** Where a unit or a Pilot might go: an arena, the build zone, a unit that it could pilot. */
const journeys: Imagine = (game, seat, card) => [
  ...([...meant(game, ARENAS), 'build'] as const)
    .filter((to) => isPiloting(game, card) || to !== (arenaOf(game, card) ?? 'build'))
    .map((to) => moveOffer(card, to)),
  ...(isPilot(pilotNow(game, card))
    ? unitsInPlay(game, seat)
        .filter((unit) => unit !== card)
        .map((unit) => boardOffer(card, unit))
    : []),
]

const asUnit: Imagine = (game, seat, card) => {
  if (arenaOf(game, card) === null) return []
  const foes = game.table.order
    .filter((other) => areOpponents(game, seat, other))
    .flatMap((other) => unitsInPlay(game, other))
  const attacks = withinReach(
    game,
    foes.map((foe) => [card, foe] as const),
  )
  return [...attacks, skipOffer(card), retreatOffer(card)]
}

/** Attacks by whom on whom: those that reach; where none does, all of them, so that the reason is told. */
function withinReach(game: Game, pairs: readonly (readonly [CardId, CardId])[]): readonly SwtcgOffer[] {
  const near = pairs.filter(([unit, foe]) => reach(game, unit, foe) !== null)
  return (near.length > 0 ? near : pairs).map(([unit, foe]) => attackOffer(game, unit, foe))
}

const retreatOffer = (card: CardId): SwtcgOffer => ({ key: `retreat ${card}`, verb: 'retreat', card })

const asEquipment: Imagine = (game, seat, card) => [
  ...equipAbilities(definitionOf(game, card)).flatMap(([ability]) =>
    unitsInPlay(game, seat).map((unit) => equipOffer(card, unit, ability)),
  ),
  ...(game.card(card).host === null ? [] : [detachOffer(card)]),
]

const plays: Imagine = (game, _, card) =>
  playableOf(game, card).map((active) => playOffer(card, active, active.ability))

/** A card of somebody else's may be attacked. */
const attacksOn: Imagine = (game, seat, card) => {
  if (!isUnit(game, card) || !areOpponents(game, seat, game.card(card).controller)) return []
  const units = unitsInPlay(game, seat).filter((unit) => arenaOf(game, unit) !== null)
  return withinReach(
    game,
    units.map((unit) => [unit, card] as const),
  )
}
