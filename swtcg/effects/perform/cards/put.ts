/** Putting cards somewhere: to their owners, out of the game, under a unit, or into their arenas. */
import { type CardId, EVERYONE, moveCard, reveal } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import { ask, definitionOf, type Game, type Out, procedure, step } from '../../../kinds.ts'
import type { NamedZone, Zone } from '../../../language/tree/instructions.ts'
import { isReference } from '../../../language/tree/nouns.ts'
import { whyTooMany } from '../../../rules/build/copies-in-play.ts'
import { enter, enterArena } from '../../../rules/build/put-into-arena.ts'
import { attach, letGo } from '../../../rules/cards/attachment.ts'
import { blankCard } from '../../../rules/cards/blank-card.ts'
import { leaveBehind, putOut, putUnder } from '../../../rules/cards/out-of-game.ts'
import { arenaOf, cardsIn, exists, isInPlay, seatZone, sideOf } from '../../../rules/cards/place.ts'
import { isSubordinate, zoneAfter } from '../../../rules/cards/subordinate.ts'
import { endWhileTapped, tap, untap } from '../../../rules/cards/tap.ts'
import { arenasFor } from '../../../rules/cards/unit.ts'
import { disgorge } from '../../../rules/keywords/consume.ts'
import { inPlayNamed, uniqueNameOf } from '../../../rules/unique/unique.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { lastPending } from '../../amounts/last-numbers.ts'
import { type Bound, type Context, cardsFor } from '../../context.ts'
import { causeOf, type Named, type Performers, performAll } from '../performer.ts'
import { attachToOwn } from '../units/equipment.ts'
import { discard } from './discard.ts'
import { putAtEnd, putInOrder, shuffled } from './put-in-order.ts'

type Put = Named<'put'>
/** How a card is put somewhere, besides where. */
export type Manner = Pick<
  Put,
  'to' | 'counters' | 'under' | 'afterwards' | 'faceDown' | 'withStack' | 'as'
> & {
  /** The types by which it was picked (idc/multi-arena/into-its-arena). */
  readonly types?: readonly Arena[]
}

/** Puts a card there and gives its id there; nothing where somebody is yet to choose the arena. */
export function putCard(game: Game, context: Context, card: CardId, manner: Manner): CardId | undefined {
  const { to, counters = 0 } = manner
  if (typeof to === 'object') return intoArena(game, context, card, manner)
  if (LEAVES_PLAY.has(to)) takeAlong(game, context, card, to)
  const { owner, controller } = game.card(card)
  const change = blankCard(owner)
  switch (to) {
    case 'hand':
      return moveCard(game, card, seatZone(owner, zoneAfter(game, card, 'hand')), { change })
    case 'deck-top':
    case 'deck-bottom':
    case 'deck-end':
      return moveCard(game, card, seatZone(owner, zoneAfter(game, card, 'deck')), {
        at: to === 'deck-bottom' ? 'bottom' : 'top',
        change,
      })
    case 'discard-pile':
      return moveCard(game, card, seatZone(owner, zoneAfter(game, card, 'discard')), { at: 'top', change })
    case 'build-zone':
      return moveCard(game, card, seatZone(isInPlay(game, card) ? controller : context.you, 'build'), {
        faceDown: true,
        change: {
          ...change,
          controller: isInPlay(game, card) ? controller : context.you,
          build: amountOf(game, context, counters),
        },
      })
    case 'attached':
      game.call(attachToOwn, { seat: context.you, card })
      return card
    case 'discarded':
      return discard(game, context, card)
    case 'supply':
      return moveCard(game, card, seatZone(owner, 'supply'), { change })
    case 'its-arena':
    case 'this-arena':
      return intoArena(game, context, card, manner)
    default:
      return outOfGame(game, context, card, manner, to)
  }
}

const LEAVES_PLAY: ReadonlySet<NamedZone> = new Set([
  'hand',
  'deck-top',
  'deck-bottom',
  'deck-end',
  'discard-pile',
  'supply',
])

/** Its stack, Pilots and Equipment go too (idc/equipment/goes-with-unit-to-hand, idc/pilot/pilot-follows-unit). */
function takeAlong(game: Game, context: Context, card: CardId, to: NamedZone): void {
  const { stack, pilots, equipment } = game.card(card)
  endWhileTapped(game, card)
  disgorge(game, card)
  leaveBehind(game, card, 'returned')
  for (const carried of [...stack, ...pilots, ...equipment]) putCard(game, context, carried, { to })
  letGo(game, card)
}

const TERMS: Readonly<Partial<Record<NamedZone, Out['term']>>> = {
  'out-of-game': 'removed',
  'set-aside': 'set-aside',
  under: 'under',
}

/** Each effect keeps what it puts out to itself (idc/zones/side-groups-separate). */
function outOfGame(
  game: Game,
  context: Context,
  card: CardId,
  { under, afterwards, faceDown }: Manner,
  to: NamedZone,
): CardId | undefined {
  const goes = afterwards
    ? { afterwards: afterwards === 'hand' ? ('hand' as const) : ('discard' as const) }
    : {}
  const out: Out = { term: TERMS[to] ?? 'removed', by: context.self, ...goes }
  if (to !== 'under') return putOut(game, card, out, faceDown ? 'face-down' : 'face-up')
  const [unit] = cardsFor(game, context, under ?? { the: 'self' })
  return unit === undefined || unit === card ? undefined : putUnder(game, card, unit, out)
}

/** A card that was picked by a type goes to that arena; otherwise its player chooses. */
function intoArena(
  game: Game,
  context: Context,
  card: CardId,
  { to, types, withStack, as }: Manner,
): CardId | undefined {
  const together = withStack ? companions(game, card) : []
  const own = arenasFor(game, definitionOf(game, card))
  const named = own.filter((arena) => isNamed(game, context, to, arena))
  const picked = named.filter((arena) => types?.includes(arena))
  const arenas = picked.length > 0 ? picked : named
  const [only] = arenas
  if (only === undefined || isOneTooMany(game, context, card)) return undefined
  if (arenas.length > 1) {
    game.call(enter, { seat: context.you, card, arenas })
    return undefined
  }
  if (arenaOf(game, card) === only) return card
  const there = enterArena(game, context.you, card, only)
  for (const other of together) rejoin(game, there, other)
  if (as === 'tapped') tap(game, there, causeOf(context))
  if (as === 'untapped') untap(game, there, causeOf(context))
  return there
}

const isOneTooMany = (game: Game, context: Context, card: CardId): boolean =>
  isSecondOfName(game, context, card) ||
  (!isInPlay(game, card) && whyTooMany(game, context.you, card) !== null)

/** Of a unique Subordinate nobody has two (now/subordinates/unique). */
function isSecondOfName(game: Game, { you }: Context, card: CardId): boolean {
  const name = isSubordinate(game, card) && !isInPlay(game, card) ? uniqueNameOf(game, card) : null
  return name !== null && inPlayNamed(game, sideOf(game, you), name, 'unit').length > 0
}

function isNamed(game: Game, { self }: Context, to: Zone, arena: Arena): boolean {
  if (to === 'this-arena') return exists(game, self) && arenaOf(game, self) === arena
  return typeof to === 'string' || to.arenas.includes(arena)
}

/** What went to its owner's discard pile with a unit and can still be found there (idc/phrase/all-cards-stacked-return). */
function companions(game: Game, card: CardId): readonly CardId[] {
  const { leftWith, owner } = game.card(card)
  if (leftWith === 0) return []
  return cardsIn(game, owner, 'discard').filter(
    (other) => other !== card && game.card(other).leftWith === leftWith,
  )
}

/** Versions of the unit go beneath it, its Pilots on it. */
function rejoin(game: Game, unit: CardId, card: CardId): void {
  const isVersion = definitionOf(game, card).name === definitionOf(game, unit).name
  const joined = attach(game, card, unit, isVersion ? 'stack' : 'pilots')
  game.changeCard(joined, { controller: game.card(unit).controller, leftWith: 0 })
}

interface CountersFirst {
  readonly context: Context
  readonly put: Put
  readonly nested?: Bound | null
  readonly result?: Bound
}

/** The player says how many build counters the card comes with. */
export const countersFirst = procedure<CountersFirst>('swtcg/counters-first', [
  ask(
    'how-many',
    (game, { context, put }) => ({
      kind: 'number' as const,
      seat: context.you,
      about: 'build-counters',
      card: context.self,
      min: 0,
      max: amountOf(game, context, put.counters ?? 0),
    }),
    (game, { context, put }, counters) => performAll(game, context, [{ ...put, counters }]),
  ),
  step('tell', (_, { nested }) => ({ result: nested ?? {} })),
])

const isArena = (to: Zone): boolean => to === 'its-arena' || to === 'this-arena' || typeof to === 'object'

export const putPerformers: Performers<'put'> = {
  put: (game, context, instruction, found) => {
    const { what, order, ...manner } = instruction
    if (manner.countersUpTo) {
      const { countersUpTo: _, ...settled } = instruction
      return game.call(countersFirst, { context, put: settled }, 'nested')
    }
    if (manner.to === 'deck-end') return game.call(putAtEnd, { context, cards: found }, 'nested')
    if (order && found.length > 1) {
      const cards = order === 'random' ? shuffled(game, found) : found
      return game.call(putInOrder, { context, cards, to: manner.to, isOrdered: order === 'random' }, 'nested')
    }
    const types = isReference(what) ? {} : { types: what.of.types }
    const last = isReference(what) && what.the === 'self' ? lastPending(game, found) : {}
    const along = instruction.withStack ? found.flatMap((card) => companions(game, card)) : []
    const there = [...found, ...(isArena(instruction.to) ? [] : along)].flatMap((card) =>
      exists(game, card) ? (putCard(game, context, card, tidy({ ...manner, ...types })) ?? []) : [],
    )
    if (instruction.show) for (const card of there) reveal(game, card, EVERYONE)
    if (isReference(what))
      return what.the === 'chosen'
        ? { [what.name]: there }
        : what.the === 'self'
          ? { self: there, ...last }
          : undefined
    return { that: there, 'that-much': there.length, ...(what.as ? { [what.as]: there } : {}) }
  },
}

/** Without what is not said. */
const tidy = ({
  types,
  ...manner
}: Omit<Manner, 'types'> & { types?: Manner['types'] | undefined }): Manner =>
  types ? { ...manner, types } : manner
