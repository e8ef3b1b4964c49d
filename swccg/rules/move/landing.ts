/** Landing and taking off: starfighters between a system and its sites (Beginner's Rulebook). */
import { because } from '@dejarik/kernel'
import { isDockingBay, isExterior } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { isPiloted } from '../aboard/crew.ts'
import {
  areRelated,
  isSiteCard,
  isSystemCard,
  sitesOf,
  systemName,
  systemOf,
} from '../locations/locations.ts'
import { isLikeStarfighter, kindOf, mainMoveLeft, notBarred, payable, spendMainMove } from './common.ts'
import type { MoveAttempt, Mover, Way } from './way.ts'

const starfighter: Check<Mover> = (game, { card }) =>
  isLikeStarfighter(game, card) && game.card(card).as === 'at'
    ? null
    : because('starfighters-only', 'ccg/move/land-capital-never', { card })

const piloted: Check<Mover> = (game, { card, by }) =>
  isPiloted(game, card)
    ? null
    : because('no-pilot', by === 'land' ? 'ccg/move/land' : 'ccg/move/take-off', { card })

const between: Check<MoveAttempt> = (game, { card, to, by }) => {
  const from = game.card(card).on!
  const [system, site] = by === 'land' ? [from, to] : [to, from]
  const right = isSystemCard(game, system) && isSiteCard(game, site) && areRelated(game, system, site)
  return right
    ? null
    : because('not-related', by === 'land' ? 'ccg/move/land' : 'ccg/move/take-off', { card: to })
}

/** At exterior sites; TIEs at docking bays only (ccg/move/land-tie-docking-bay). */
const landingPlace: Check<MoveAttempt> = (game, { card, to, by }) => {
  if (by !== 'land') return null
  const place = definitionOf(game, to)
  if (definitionOf(game, card).model?.startsWith('TIE') && !isDockingBay(place))
    return because('ties-to-docking-bays', 'ccg/move/land-tie-docking-bay', { card: to })
  return isExterior(place) ? null : because('exterior-sites-only', 'ccg/move/land', { card: to })
}

/** Nothing to or from a docking bay (ccg/move/land-cost). */
const cost = (game: Game, { card, to, by }: MoveAttempt): number => {
  const site = by === 'land' ? to : game.card(card).on!
  return isDockingBay(definitionOf(game, site)) ? 0 : 1
}

const moverChecks = [starfighter, piloted, mainMoveLeft]
const checks = [between, landingPlace, notBarred, payable(cost)]

export const land: Way = {
  by: 'land',
  from: 'place',
  goes: ['starship'],
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    if (kindOf(game, card) !== 'starship' || as !== 'at' || on === null || !isSystemCard(game, on)) return []
    return sitesOf(game, systemName(game, on)).map((to) => ({ to }))
  },
  moverChecks,
  checks,
  cost,
  spend: spendMainMove,
}

export const takeOff: Way = {
  by: 'take-off',
  from: 'place',
  goes: ['starship'],
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    if (kindOf(game, card) !== 'starship' || as !== 'at' || on === null || !isSiteCard(game, on)) return []
    const to = systemOf(game, on)
    return to === null ? [] : [{ to }]
  },
  moverChecks,
  checks,
  cost,
  spend: spendMainMove,
}
