/** Where a card can be completed to, and why not. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { fits } from '../../effects/nouns.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { arenaOf } from '../cards/place.ts'
import { arenasFor } from '../cards/unit.ts'
import { whyNotTop } from '../unique/new-top.ts'
import { whyNotStack } from '../unique/stack.ts'
import { hostsFor, isGuest } from '../unique/stacking-by-text.ts'
import { whyKeptOut } from './kept-out-of-arenas.ts'
import { whyNotLocation } from './location.ts'
import { whyNotResource } from './resource.ts'

type Stacking = Extract<Destination, { readonly onto: CardId }>

/** Everywhere that a card of its kind might go; a Mission goes nowhere and is carried out. */
export function destinationsOf(game: Game, seat: SeatId, card: CardId): readonly (Destination | undefined)[] {
  const definition = definitionOf(game, card)
  const { kind } = definition
  const arenas = arenasFor(game, definition)
  const inArenas = arenas.map((to): Destination => ({ to }))
  switch (kind) {
    case 'unit':
      return [...inArenas, { to: 'build' }, ...stackings(game, seat, card)]
    case 'equipment':
      return [{ to: 'build' }, ...stackings(game, seat, card)]
    case 'location':
      return [...inArenas, ...(game.constants.locationStacks?.ways(game, card) ?? [])]
    case 'resource':
      return [{ to: 'resource' }]
    case 'mission':
      return [undefined]
    case 'battle':
      return []
  }
}

/** On top of or beneath what the seat has in play that the card goes with. */
const stackings = (game: Game, seat: SeatId, card: CardId): Stacking[] => [
  ...ownStackings(game, seat, card),
  ...hostsFor(game, seat, card).map((onto): Stacking => ({ onto, place: 'beneath' })),
]
const ownStackings = (game: Game, seat: SeatId, card: CardId): Stacking[] =>
  gather(
    game.policies
      .stackHosts(game, seat, card)
      .filter((onto) => game.card(onto).controller === seat || game.policies.mayAskFor(game, seat, onto)),
    (onto): Stacking[] => [
      { onto, place: 'top' },
      { onto, place: 'beneath' },
    ],
  )

/** Whether what effects rule for the player lets such units be deployed. */
function mayDeploy(game: Game, seat: SeatId, card: CardId): boolean {
  const state = game.card(card).faceDown ? { state: ['face-down' as const] } : {}
  return playerRules(game, seat).every(
    (rule) =>
      !('deploysOnly' in rule) ||
      fits(game, { you: seat, self: card, bound: {} }, { ...rule.deploysOnly, ...state }, card),
  )
}

/** Why a card cannot go there on completion, whatever it costs; empty if it can. */
export function whyNotGo(
  game: Game,
  seat: SeatId,
  card: CardId,
  destination: Destination | undefined,
): Reason[] {
  const definition = definitionOf(game, card)
  const { kind } = definition
  const arenas = arenasFor(game, definition)
  if (kind === 'mission') return []
  if (kind === 'unit' && !mayDeploy(game, seat, card))
    return [{ code: 'cannot-deploy', rule: 'idc/primary/cant-overrides', card }]
  if (!destination) return [{ code: 'no-destination', rule: 'idc/build/complete-by-kind', card }]
  const kept = whyKeptOut(game, seat, card, arenaEntered(game, destination))
  if (kept.length > 0) return kept
  if (kind === 'location') return whyNotLocation(game, seat, card, destination)
  if (kind === 'resource') return whyNotResource(game, seat)
  if ('onto' in destination) return whyNotOnto(game, seat, card, destination)
  if (destination.to === 'build') return []
  if (kind === 'equipment')
    return [{ code: 'wrong-place', rule: 'idc/equipment/completes-to-build-zone', card }]
  const arena = arenas.find((each) => each === destination.to)
  if (arena) return game.policies.whyNotEnter(game, seat, card, arena)
  return [{ code: 'wrong-arena', rule: 'idc/cards/unit-deploy-destinations', card }]
}

/** What is stacked on a unit in an arena is put into that arena. */
const arenaEntered = (game: Game, destination: Destination): Arena | null =>
  'onto' in destination
    ? arenaOf(game, destination.onto)
    : (ARENAS.find((arena) => arena === destination.to) ?? null)

function whyNotOnto(game: Game, seat: SeatId, card: CardId, { onto, place }: Stacking): Reason[] {
  if (game.card(onto).controller !== seat && !game.policies.mayAskFor(game, seat, onto))
    return [{ code: 'not-yours', rule: 'idc/stack/create-top-or-beneath', card: onto }]
  if (place === 'top' && isGuest(game, card, onto))
    return [{ code: 'cannot-be-on-top', rule: 'idc/primary/cant-overrides', card }]
  const reasons = whyNotStack(game, card, onto)
  if (reasons.length > 0 || place === 'beneath') return reasons
  return whyNotTop(game, seat, onto, definitionOf(game, card))
}
