/** The repertoire: what cards on table and in hands can do, by the moment that each thing waits for. */
import { type CardId, rememberedOfZones, type SeatId } from '@dejarik/kernel'
import { isPlayedFromHand, type Side } from '../../cards/definition.ts'
import { type Context, speaking } from '../../effects/context.ts'
import { textOf } from '../../effects/text-of.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { HappeningName } from '../../text/happening.ts'
import type { CardAction, CardTrigger, Half, When } from '../../text/text.ts'
import { cardsIn, IN_PLAY, locationsInPlay, opponentOf, seatZone } from '../cards/place.ts'
import { expansionsOf, seatFacing } from '../locations/facing.ts'

/** An action with the card that has it. */
export interface Playable {
  readonly card: CardId
  readonly action: CardAction
  /** Its number on the card, and the half of a location where it stands. */
  readonly index: number
  readonly half: Side | undefined
  /** The card whose text it is, if it is not that of the card itself. */
  readonly lender?: CardId
  readonly context: Context
}
export interface Trigger {
  readonly trigger: CardTrigger
  /** Its number on the card. */
  readonly index: number
  readonly context: Context
  /** The lasting record of what was left to be done at this moment. */
  readonly wait?: number
}
/** A card in hand that comes at a moment of its own. */
export interface Comer {
  readonly card: CardId
  readonly when: When
}

/** What waits for each moment; what waits for none can be done where nothing is being answered. */
type ByMoment<T> = Readonly<Partial<Record<HappeningName | 'none', readonly T[]>>>

interface OnTable {
  /** By seat. */
  readonly actions: readonly [ByMoment<Playable>, ByMoment<Playable>]
  /** State checks wait for no moment. */
  readonly triggers: ByMoment<Trigger>
}
interface InHand {
  readonly actions: ByMoment<Playable>
  readonly comers: ByMoment<Comer>
}

export const momentOf = (when: When): HappeningName | null =>
  typeof when === 'object' && 'just' in when ? when.just : null

/** The moments that a text means: whoever is forfeited is lost too. */
const momentsOf = (when: When | 'always'): readonly (HappeningName | 'none')[] => {
  const moment = when === 'always' ? null : momentOf(when)
  if (moment === 'lost')
    return isAlsoOfMissing(when) ? ['lost', 'forfeited', 'missing'] : ['lost', 'forfeited']
  if (isAlsoOfFrozen(when)) return ['captured', 'frozen']
  if (isInAnyWay(when)) return ['arrived', 'deployed', 'crossing']
  if (isAlsoOfDuels(when)) return [moment!, OF_DUELS[moment!]!]
  return [moment ?? 'none']
}
const isInAnyWay = (when: When | 'always'): boolean =>
  typeof when === 'object' && 'just' in when && when.inAnyWay === true
const isAlsoOfFrozen = (when: When | 'always'): boolean =>
  typeof when === 'object' && 'just' in when && when.orFrozen === true
const isAlsoOfMissing = (when: When | 'always'): boolean =>
  typeof when === 'object' && 'just' in when && when.orMissing === true
/** What begins and ends a duel as it does a battle. */
const OF_DUELS: Readonly<Partial<Record<HappeningName, HappeningName>>> = {
  'battle-initiated': 'duel-initiated',
  'battle-ended': 'duel-ended',
}
const isAlsoOfDuels = (when: When | 'always'): boolean =>
  typeof when === 'object' && 'just' in when && when.orDuel === true && when.just in OF_DUELS
export const isMoment = (when: When, just: HappeningName): boolean => momentsOf(when).includes(just)

type Found<T> = Partial<Record<HappeningName | 'none', T[]>>

function put<T>(found: Found<T>, when: When | 'always', one: T): void {
  for (const moment of momentsOf(when)) {
    const kept = found[moment]
    if (kept) kept.push(one)
    else found[moment] = [one]
  }
}

/** Found again when a card comes or goes. */
export const onTable = (game: Game): OnTable => rememberedOfZones(game, 'actions', IN_PLAY, findOnTable)

function findOnTable(game: Game): OnTable {
  const actions: [Found<Playable>, Found<Playable>] = [{}, {}]
  const triggers: Found<Trigger> = {}
  for (const zone of IN_PLAY)
    for (const card of game.state.zones[zone]!.cards) {
      if (game.card(card).as === 'beneath') continue
      for (const one of actionsOn(game, card)) put(actions[one.context.you]!, one.action.when, one)
      for (const one of triggersOn(game, card)) put(triggers, one.trigger.when, one)
    }
  for (const place of locationsInPlay(game))
    for (const one of triggersExpanded(game, place)) put(triggers, one.trigger.when, one)
  return { actions, triggers }
}

interface Speech {
  readonly half: Side | undefined
  readonly text: Half
  readonly context: Context
}

function halves(game: Game, card: CardId): readonly Speech[] {
  const text = textOf(game, card)
  const found: Speech[] = []
  if (doesSomething(text))
    found.push({ half: undefined, text, context: speaking(game.card(card).controller, card) })
  for (const half of SIDES) {
    const part = text[half]
    if (part && doesSomething(part))
      found.push({ half, text: part, context: speaking(seatFacing(game, card, half), card) })
  }
  return found
}
const SIDES: readonly Side[] = ['dark', 'light']
const doesSomething = ({ actions, triggers }: Half): boolean =>
  actions !== undefined || triggers !== undefined

export function actionsOn(game: Game, card: CardId): readonly Playable[] {
  const found: Playable[] = []
  for (const { text, context, half } of halves(game, card))
    text.actions?.forEach((action, index) => {
      for (const you of actorsOf(action, context.you))
        found.push({
          card,
          action,
          index,
          half,
          context: you === context.you ? context : { ...context, you },
        })
    })
  return found
}

/** A sentence "opponent may …" gives the action to the other player (ccgx/final/opponents-option). */
function actorsOf({ by }: CardAction, you: SeatId): readonly SeatId[] {
  if (by === undefined) return [you]
  return by === 'opponent' ? [opponentOf(you)] : [you, opponentOf(you)]
}

export function triggersOn(game: Game, card: CardId): readonly Trigger[] {
  const found: Trigger[] = []
  for (const { text, context } of halves(game, card))
    for (const [index, trigger] of (text.triggers ?? []).entries()) found.push({ trigger, index, context })
  return found
}

/** What a half of a location does by itself holds where it is carried to. */
const triggersExpanded = (game: Game, location: CardId): Trigger[] =>
  expansionsOf(game, location).flatMap(({ half, seat, at }) =>
    (textOf(game, location)[half]?.triggers ?? []).map((trigger, index) => ({
      trigger,
      index,
      context: speaking(seat, at),
    })),
  )

/** The functions of an Interrupt in hand. */
export function functionsOf(game: Game, seat: SeatId, card: CardId): readonly Playable[] {
  const { text } = definitionOf(game, card)
  if (!isPlayedFromHand(definitionOf(game, card)) || !text.actions) return []
  const context = speaking(seat, card)
  return text.actions.map((action, index) => ({ card, action, index, half: undefined, context }))
}

/** Functions of the Interrupts in a hand, and cards that come at a moment of their own. */
export const inHand = (game: Game, seat: SeatId): InHand =>
  rememberedOfZones(game, HANDS[seat]!, HAND_ZONES[seat]!, () => {
    const actions: Found<Playable> = {}
    const comers: Found<Comer> = {}
    for (const card of cardsIn(game, seat, 'hand')) {
      const when = definitionOf(game, card).text.deploys?.when
      if (when) put(comers, when, { card, when })
      for (const one of functionsOf(game, seat, card)) put(actions, one.action.when, one)
    }
    return { actions, comers }
  })
const HANDS = ['dark-hand', 'light-hand'] as const
const HAND_ZONES = [[seatZone(0, 'hand')], [seatZone(1, 'hand')]] as const
