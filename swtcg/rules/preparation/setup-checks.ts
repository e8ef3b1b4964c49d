/** What a card needs to be built or laid face-down in setup. */
import { because, type CardId, ofPart, type SeatId } from '@dejarik/kernel'
import { type Check, type Destination, definitionOf, type Game } from '../../kinds.ts'
import { arenaOf, cardsIn, isIn } from '../cards/place.ts'
import { arenasFor } from '../cards/unit.ts'
import { STACK_CHECKS } from '../unique/stack.ts'
import { namesakes } from '../unique/unique.ts'
import { isReserved, printedCost, setupCost } from './setup-cost.ts'

/** A card of a seat that is to be built there in setup. */
interface SettingUp {
  readonly seat: SeatId
  readonly card: CardId
  readonly destination: Destination
}
type InSetup = Omit<SettingUp, 'destination'>
const ONLY = 'idc/setup/units-and-one-resource-only'

const fromHand: Check<InSetup> = (game, { seat, card }) =>
  game.card(card).owner === seat && isIn(game, card, 'hand')
    ? null
    : because('not-in-hand', 'idc/setup/dark-builds-first')
const rightKind: Check<InSetup> = (game, { card }) =>
  game.constants.setupKinds.includes(definitionOf(game, card).kind)
    ? null
    : because('not-built-in-setup', ONLY, { card })
const oneResource: Check<InSetup> = (game, { seat, card }) => {
  const [resource] = cardsIn(game, seat, 'resource')
  return resource !== undefined && definitionOf(game, card).kind === 'resource'
    ? because('second-resource', ONLY, { card: resource })
    : null
}
const zoneForLast: Check<SettingUp> = (game, { card, destination }) => {
  const toBuild = 'to' in destination && destination.to === 'build'
  return toBuild && definitionOf(game, card).kind !== 'equipment'
    ? because('only-last-card', 'idc/setup/build-zone-only-last', { card })
    : null
}
const rightArena: Check<SettingUp> = (game, { card, destination }) => {
  const definition = definitionOf(game, card)
  if (definition.kind !== 'unit' || 'onto' in destination || destination.to === 'build') return null
  return arenasFor(game, definition).some((arena) => arena === destination.to)
    ? null
    : because('wrong-arena', 'idc/setup/dark-builds-first', { card })
}
const mayEnter: Check<SettingUp> = (game, { seat, card, destination }) => {
  const to = 'to' in destination ? destination.to : null
  const arena = arenasFor(game, definitionOf(game, card)).find((each) => each === to)
  return arena ? game.policies.whyNotEnter(game, seat, card, arena) : null
}
const firstOfName: Check<SettingUp> = (game, { seat, card, destination }) => {
  const [other] = game.policies.contestsOwn && 'to' in destination ? namesakes(game, seat, card) : []
  return other === undefined
    ? null
    : because('second-of-name', 'idc/setup/no-second-unit-of-same-name', { card: other })
}
const ontoOwn: Check<SettingUp> = (game, { card, destination }) =>
  'onto' in destination && game.card(destination.onto).controller !== game.card(card).owner
    ? because('not-yours', 'idc/thw/no-touching-teammates-cards', { card: destination.onto })
    : null
const dearEnough: Check<SettingUp> = (game, { card, destination }) => {
  if (!('onto' in destination) || destination.place !== 'top') return null
  const { onto } = destination
  return printedCost(definitionOf(game, card)) < printedCost(definitionOf(game, onto))
    ? because('cheaper-on-top', 'idc/setup/stack-on-top-not-cheaper', { card: onto })
    : null
}
const sameArena: Check<SettingUp> = (game, { card, destination }) => {
  if (!('onto' in destination) || destination.place !== 'top') return null
  if (game.policies.topInSetup !== 'same-arena') return null
  const { onto } = destination
  const arena = arenaOf(game, onto)
  return arena === null || arenasFor(game, definitionOf(game, card)).includes(arena)
    ? null
    : because('other-arena-on-top', 'idc/setup/stack-on-top-same-arena', { card: onto })
}
const affordable: Check<SettingUp> = (game, { seat, card, destination }) => {
  const { left } = game.seat(seat).setup
  const needed = setupCost(game, card, destination)
  if (needed <= left || isReserved(game, seat, needed, definitionOf(game, card).kind)) return null
  return because('too-expensive', 'idc/setup/cannot-exceed-starting-build', {
    card,
    detail: { needed, left },
  })
}

/** What a card needs to be built there in setup. */
export const SETUP_CHECKS: readonly Check<SettingUp>[] = [
  fromHand,
  rightKind,
  oneResource,
  zoneForLast,
  rightArena,
  mayEnter,
  firstOfName,
  ontoOwn,
  ofPart(STACK_CHECKS, (_, { card, destination }: SettingUp) =>
    'onto' in destination ? { card, top: destination.onto } : null,
  ),
  dearEnough,
  sameArena,
  affordable,
]

const mayLieFaceDown = (game: Game, { card }: InSetup): boolean =>
  game.constants.setupFaceDown.includes(definitionOf(game, card).kind)
const aPoint: Check<InSetup> = (game, { seat, card }) =>
  game.seat(seat).setup.left > 0 ? null : because('no-points-left', 'idc/setup/last-card-face-down', { card })

/** The last card may be any that setup can build, and needs a point for its first counter. */
export const LAST_CHECKS: readonly Check<InSetup>[] = [
  fromHand,
  ofPart([rightKind, oneResource], (game, last: InSetup) => (mayLieFaceDown(game, last) ? null : last)),
  aPoint,
]
