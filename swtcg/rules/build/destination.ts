/** Where a card can be completed to, and why not. */
import { because, type CardId, gather, ofPart, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import { type Check, type Destination, definitionOf, type Game } from '../../kinds.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { arenaOf } from '../cards/place.ts'
import { arenasFor } from '../cards/unit.ts'
import { TOP_CHECKS } from '../unique/new-top.ts'
import { STACK_CHECKS } from '../unique/stack.ts'
import { hostsFor, isGuest } from '../unique/stacking-by-text.ts'
import { whyKeptOut } from './kept-out-of-arenas.ts'
import { whyNotLocation } from './location.ts'
import { RESOURCE_CHECKS } from './resource.ts'

type Onto = Extract<Destination, { readonly onto: CardId }>

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
    case 'event':
      return []
  }
}

/** On top of or beneath what the seat has in play that the card goes with. */
const stackings = (game: Game, seat: SeatId, card: CardId): Onto[] => [
  ...ownStackings(game, seat, card),
  ...hostsFor(game, seat, card).map((onto): Onto => ({ onto, place: 'beneath' })),
]
const ownStackings = (game: Game, seat: SeatId, card: CardId): Onto[] =>
  gather(
    game.policies
      .stackHosts(game, seat, card)
      .filter((onto) => game.card(onto).controller === seat || game.policies.mayAskFor(game, seat, onto)),
    (onto): Onto[] => [
      { onto, place: 'top' },
      { onto, place: 'beneath' },
    ],
  )

/** A card of a seat that is to be completed there. */
export interface Completion {
  readonly seat: SeatId
  readonly card: CardId
  /** A Mission goes nowhere. */
  readonly destination?: Destination | undefined
}

/** What effects rule for the player may let only some units be deployed. */
export const mayDeploy: Check<Completion> = (game, { seat, card }) => {
  const rules = playerRules(game, seat)
  if (rules.length === 0 || definitionOf(game, card).kind !== 'unit') return null
  const state = game.card(card).faceDown ? { state: ['face-down' as const] } : {}
  const may = rules.every(
    (rule) =>
      !('deploysOnly' in rule) ||
      fits(game, { you: seat, self: card, bound: {} }, { ...rule.deploysOnly, ...state }, card),
  )
  return may ? null : because('cannot-deploy', 'idc/primary/cant-overrides', { card })
}
const somewhere: Check<Completion> = (game, { card, destination }) =>
  destination || definitionOf(game, card).kind === 'mission'
    ? null
    : because('no-destination', 'idc/build/complete-by-kind', { card })
const notKeptOut: Check<Completion> = (game, { seat, card, destination }) =>
  destination && definitionOf(game, card).kind !== 'mission'
    ? whyKeptOut(game, seat, card, arenaEntered(game, destination))
    : null
const rightForLocation: Check<Completion> = (game, { seat, card, destination }) =>
  destination && definitionOf(game, card).kind === 'location'
    ? whyNotLocation(game, seat, card, destination)
    : null
const resourceOf = (game: Game, completion: Completion): Completion | null =>
  definitionOf(game, completion.card).kind === 'resource' ? completion : null

/** Units and Equipment: the place that was said, where it fits what is meant. */
function placed(game: Game, { card, destination }: Completion): Destination | null {
  const { kind } = definitionOf(game, card)
  return destination && (kind === 'unit' || kind === 'equipment') ? destination : null
}
const rightPlace: Check<Completion> = (game, completion) => {
  const { seat, card } = completion
  const destination = placed(game, completion)
  if (!destination || 'onto' in destination || destination.to === 'build') return null
  const definition = definitionOf(game, card)
  if (definition.kind === 'equipment')
    return because('wrong-place', 'idc/equipment/completes-to-build-zone', { card })
  const arena = arenasFor(game, definition).find((each) => each === destination.to)
  if (arena) return game.policies.whyNotEnter(game, seat, card, arena)
  return because('wrong-arena', 'idc/cards/unit-deploy-destinations', { card })
}

/** What is stacked on a unit in an arena is put into that arena. */
const arenaEntered = (game: Game, destination: Destination): Arena | null =>
  'onto' in destination
    ? arenaOf(game, destination.onto)
    : (ARENAS.find((arena) => arena === destination.to) ?? null)

/** A card that is put on top of what is in play, or beneath it. */
interface Stacking extends Onto {
  readonly seat: SeatId
  readonly card: CardId
}
function stackingOf(game: Game, completion: Completion): Stacking | null {
  const destination = placed(game, completion)
  if (!destination || !('onto' in destination)) return null
  const { seat, card } = completion
  return { seat, card, onto: destination.onto, place: destination.place }
}
const ontoOwn: Check<Stacking> = (game, { seat, onto }) =>
  game.card(onto).controller === seat || game.policies.mayAskFor(game, seat, onto)
    ? null
    : because('not-yours', 'idc/stack/create-top-or-beneath', { card: onto })
const guestBeneath: Check<Stacking> = (game, { card, onto, place }) =>
  place === 'top' && isGuest(game, card, onto)
    ? because('cannot-be-on-top', 'idc/primary/cant-overrides', { card })
    : null

const STACKING_CHECKS: readonly Check<Stacking>[] = [
  ontoOwn,
  guestBeneath,
  ofPart(STACK_CHECKS, (_, { card, onto }: Stacking) => ({ card, top: onto })),
  ofPart(TOP_CHECKS, (game, { seat, card, onto, place }: Stacking) =>
    place === 'top' ? { seat, card: onto, as: definitionOf(game, card) } : null,
  ),
]

/** Where a card can go on completion, whatever it costs. */
export const PLACE_CHECKS: readonly Check<Completion>[] = [
  somewhere,
  notKeptOut,
  rightForLocation,
  ofPart(RESOURCE_CHECKS, resourceOf),
  rightPlace,
  ofPart(STACKING_CHECKS, stackingOf),
]
