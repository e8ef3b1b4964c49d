/** What deploying a card to a place costs its player, and the opponent where the card takes both. */
import { type CardId, type Contribution, removeLasting, type SeatId } from '@dejarik/kernel'
import { amountOf, holds } from '../../effects/conditions.ts'
import { type Context, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy, type Source } from '../../effects/statics.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import type { Amount } from '../../text/condition.ts'
import type { Static } from '../../text/statics.ts'
import { isDoubled } from '../cards/doubling.ts'
import { exists, locationOf } from '../cards/place.ts'
import { goesToHolosite } from '../locations/holosite.ts'

/** A card that would come, wherever it goes. */
export interface Newcomer {
  readonly seat: SeatId
  readonly card: CardId
  /** The pile that text lets it come out of. */
  readonly from?: 'reserve' | 'lost' | 'used'
  /** Whether it comes as a react. */
  readonly react?: boolean
}
export interface DeployAttempt extends Newcomer {
  readonly destination: Destination
  readonly target?: CardId
  readonly free?: true
  /** Whether it comes as a 'react'. */
  readonly react?: boolean
  /** Whether a text brings it there regardless of restrictions on locations. */
  readonly regardless?: true
}
interface DeployCost {
  readonly own: number
  /** Force that the opponent uses for it. */
  readonly opponents: number
  readonly parts: readonly Contribution[]
}
type CostStatic = Extract<Static, { static: 'deploy-cost' }>

/** Whether a text brings it there, or lets it come there, regardless of restrictions on locations. */
export function comesRegardless(game: Game, { card, destination, regardless }: DeployAttempt): boolean {
  if (regardless) return true
  const place = placeOf(game, destination)
  return place !== null && allowedBy(game, 'deploy-regardless', card, place) !== null
}

/** The location that a destination is at; null beside the row. */
export const placeOf = (game: Game, destination: Destination): CardId | null =>
  'on' in destination ? locationOf(game, destination.on) : null

export function deployCost(game: Game, attempt: DeployAttempt): DeployCost {
  const place = placeOf(game, attempt.destination)
  const own = ownChanges(game, attempt, place)
  if (
    attempt.free ||
    own.includes('free') ||
    allowedBy(game, 'deploy-free', attempt.card, place ?? undefined) !== null
  )
    return freely(game, attempt, place)
  const both = definitionOf(game, attempt.card).text.deploys?.both ?? 0
  const parts: Contribution[] = [{ amount: both || printedCost(game, attempt), name: 'printed' }]
  for (const amount of own) if (amount !== 'free') parts.push({ amount, name: 'text', card: attempt.card })
  const sources = changes(game, attempt, place)
  for (const { what, context } of sources)
    if ('add' in what)
      parts.push({ amount: added(game, context, what.add), name: 'text', card: context.self })
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  const set = sources.find(({ what }) => 'become' in what || 'fix' in what)
  if (!set) return { own: Math.max(0, sum), opponents: both && Math.max(0, sum), parts } // ccgx/number/both-pay
  const fixed = amountOf(
    game,
    { ...set.context, chosen: { ...set.context.chosen, deployed: [attempt.card] } },
    'become' in set.what ? set.what.become : (set.what as { fix: number }).fix,
  )
  return {
    own: fixed,
    opponents: 0,
    parts: [...parts, { amount: fixed - sum, name: 'set', card: set.context.self }],
  }
}

/** What a card adds, twice where a text doubles it. */
const added = (game: Game, context: Context, amount: Amount): number =>
  amountOf(game, context, amount) * (isDoubled(game, context.self) ? 2 : 1)

/** Nothing but what other cards add, where the edition counts that (ccgx/number/deploys-free-vs-minus). */
function freely(game: Game, attempt: DeployAttempt, place: CardId | null): DeployCost {
  const sources = game.policies.freeTakesExtras ? changes(game, attempt, place) : []
  const parts = sources.flatMap(({ what, context }): readonly Contribution[] => {
    const amount = 'add' in what ? added(game, context, what.add) : 0
    return amount > 0 ? [{ amount, name: 'text', card: context.self }] : []
  })
  return { own: parts.reduce((total, { amount }) => total + amount, 0), opponents: 0, parts }
}

/** What the card's own text changes for this place. */
function ownChanges(
  game: Game,
  { seat, card, destination, react }: DeployAttempt,
  place: CardId | null,
): readonly (number | 'free')[] {
  const { changes } = definitionOf(game, card).text.deploys ?? {}
  if (!changes) return NO_CHANGE
  const context = speaking(seat, card)
  return changes
    .filter(
      ({ to, on, if: condition, react: asReact }) =>
        (!asReact || react === true) &&
        (!to || (place !== null && matches(game, context, to, place))) &&
        (!on || ('on' in destination && matches(game, context, on, destination.on))) &&
        (!condition || holds(game, context, condition)),
    )
    .map(({ add }) => add)
}

const NO_CHANGE: readonly never[] = []

/** What stands on the card, or in its text for the place where it goes. */
function printedCost(game: Game, { seat, card, destination }: DeployAttempt): number {
  if (goesToHolosite(game, { destination })) return definitionOf(game, card).destiny // ccgx/holosite/deploy
  const { deploy = 0, text } = definitionOf(game, card)
  const ways = text.deploys?.on
  if (!ways) return deploy
  const context = { ...speaking(seat, card), ...('on' in destination ? hosted(destination.on) : {}) }
  const named = ways.filter(({ on }) =>
    typeof on === 'string'
      ? 'beside' in destination && destination.beside === on
      : 'on' in destination && matches(game, context, on, destination.on),
  )
  const open = named.length > 0 ? named : ways.slice(0, 1)
  const costs = open.map(({ cost }) => (cost === undefined ? deploy : amountOf(game, context, cost)))
  return costs.length === 0 ? deploy : Math.min(...costs) // of several ways to one place the cheapest
}
const hosted = (host: CardId): { chosen: Record<string, readonly CardId[]> } => ({
  chosen: { carrier: [host] },
})

const changes = (
  game: Game,
  { card, destination }: DeployAttempt,
  place: CardId | null,
): readonly Source<CostStatic>[] =>
  active(game, 'deploy-cost').filter(
    ({ what, context }) =>
      matches(game, context, what.of, card) &&
      !(what.once && isSpent(game, context.self)) &&
      (what.to === undefined || (place !== null && matches(game, context, what.to, place))) &&
      (what.on === undefined || ('on' in destination && matches(game, context, what.on, destination.on))),
  )

const isSpent = (game: Game, card: CardId): boolean =>
  exists(game, card) && game.card(card).uses.includes(CHEAPER_ONCE)

/** What was said to last for one card is over with it. */
function endLasting(game: Game, what: CostStatic): void {
  const record = game.state.lasting.find((each) => each.what === what)
  if (record) removeLasting(game, record.id)
}

/** The mark of a card that has changed the one cost of the turn that it changes. */
const CHEAPER_ONCE = 'turn:cost'

/** What changes one cost a turn has changed it now. */
export function noteCheaper(game: Game, attempt: DeployAttempt): void {
  for (const { what, context, lasting } of changes(game, attempt, placeOf(game, attempt.destination)))
    if (what.once && lasting) endLasting(game, what)
    else if (what.once)
      game.changeCard(context.self, { uses: [...game.card(context.self).uses, CHEAPER_ONCE] })
}
