/** Landing and taking off: starfighters between a system and its sites (Beginner's Rulebook). */
import { because, type CardId } from '@dejarik/kernel'
import { isDockingBay, isExterior } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { isPiloted } from '../aboard/crew.ts'
import { isSiteCard, isSpaceCard, sitesOf, skyOf, systemName } from '../locations/locations.ts'
import { baysAt } from '../ship-sites/crafts.ts'
import { fliesLikeStarfighter, mainMoveLeft, notBarred, oneForce, payable, spendMainMove } from './common.ts'
import type { MoveAttempt, Mover, Way } from './way.ts'

/** What flies like one only among clouds lands out of them (ccgx/vehicle/cloud-vehicle). */
const isFlier = (game: Game, card: CardId): boolean => {
  const { on, as } = game.card(card)
  if (on === null || as !== 'at') return false
  const sky = isSiteCard(game, on) ? skyOf(game, on) : on
  return fliesLikeStarfighter(game, card, sky ?? on)
}
const starfighter: Check<Mover> = (game, { card }) =>
  isFlier(game, card) ? null : because('starfighters-only', 'ccg/move/land-capital-never', { card })

const piloted: Check<Mover> = (game, { card, by }) =>
  isPiloted(game, card)
    ? null
    : because('no-pilot', by === 'land' ? 'ccg/move/land' : 'ccg/move/take-off', { card })

/** Between a site and the lowest cloud sector, or the system where there is none (ccgx/sector/land-through-clouds). */
const between: Check<MoveAttempt> = (game, { card, to, by }) => {
  const from = game.card(card).on!
  const [sky, site] = by === 'land' ? [from, to] : [to, from]
  if (isSiteCard(game, site) && skyOf(game, site) === sky) return null
  const related = isSpaceCard(game, sky) && systemName(game, sky) === systemName(game, site)
  if (related) return because('not-from-there', 'ccgx/sector/land-through-clouds', { card: to })
  return because('not-related', by === 'land' ? 'ccg/move/land' : 'ccg/move/take-off', { card: to })
}

/** At exterior sites; TIEs at docking bays only (ccg/move/land-tie-docking-bay). */
const landingPlace: Check<MoveAttempt> = (game, { card, to, by }) => {
  if (by !== 'land') return null
  const place = definitionOf(game, to)
  if (definitionOf(game, card).model?.startsWith('TIE') && !isDockingBay(place))
    return because('ties-to-docking-bays', 'ccg/move/land-tie-docking-bay', { card: to })
  return isExterior(place) ? null : because('exterior-sites-only', 'ccg/move/land', { card: to })
}

/** Nothing to or from a docking bay; elsewhere what any move costs (ccg/move/land-cost). */
const cost = (game: Game, attempt: MoveAttempt): number => {
  const { card, to, by } = attempt
  const site = by === 'land' ? to : game.card(card).on!
  return isDockingBay(definitionOf(game, site)) ? 0 : oneForce(game, attempt)
}

const moverChecks = [starfighter, piloted, mainMoveLeft]
const checks = [between, landingPlace, notBarred, payable(cost)]

export const land: Way = {
  by: 'land',
  from: 'place',
  goes: ['starship', 'vehicle', 'creature'],
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    if (as !== 'at' || on === null || !isSpaceCard(game, on)) return []
    return [...sitesOf(game, systemName(game, on)), ...baysAt(game, on)].map((to) => ({ to }))
  },
  moverChecks,
  checks,
  cost,
  spend: spendMainMove,
}

export const takeOff: Way = {
  by: 'take-off',
  from: 'place',
  goes: ['starship', 'vehicle', 'creature'],
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    if (as !== 'at' || on === null || !isSiteCard(game, on)) return []
    const to = skyOf(game, on)
    return to === null ? [] : [{ to }]
  },
  moverChecks,
  checks,
  cost,
  spend: spendMainMove,
}
