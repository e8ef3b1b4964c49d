/** Instructions that move cards about the table: text that moves, relocates, drives away or steals. */
import { type CardId, isAllowed, type ProcedureName, type SeatId } from '@dejarik/kernel'
import type { CardKind } from '../cards/definition.ts'
import { definitionOf, type Game, type Role } from '../kinds.ts'
import { arrive, type ComingAboard } from '../rules/aboard/come-aboard.ts'
import { crash } from '../rules/aboard/crash.ts'
import { PILOTS_REMOVED } from '../rules/aboard/crew.ts'
import { answer } from '../rules/answers/answer.ts'
import { excludeFitting } from '../rules/battle/exclude.ts'
import type { FiringApart } from '../rules/battle/fire-apart.ts'
import { restore } from '../rules/battle/hit.ts'
import { mend } from '../rules/battle/ionised.ts'
import { CUSTODY_CHECKS } from '../rules/capture/captives.ts'
import { type Capturing, seize } from '../rules/capture/capture.ts'
import { freezeCaptive } from '../rules/capture/freeze.ts'
import type { Releasing } from '../rules/capture/release.ts'
import { putOn } from '../rules/cards/attach.ts'
import type { Crossing } from '../rules/cards/crossing.ts'
import { locationOf } from '../rules/cards/place.ts'
import { steal } from '../rules/cards/stealing.ts'
import { whyNotByDagobah } from '../rules/dagobah/access.ts'
import type { Attempting, Completing } from '../rules/dagobah/attempt.ts'
import { beginAttempt } from '../rules/dagobah/training.ts'
import { addDraw, type Dueling } from '../rules/duels/duel.ts'
import { whyNotThroughShield } from '../rules/locations/energy-shield.ts'
import type { Rearranging } from '../rules/locations/rearrange.ts'
import { raise } from '../rules/locations/row.ts'
import { whyNotInTrench } from '../rules/locations/trench.ts'
import { breakCover, goUnder, isUndercover } from '../rules/locations/undercover.ts'
import { findMissing, goMissing } from '../rules/missing/missing.ts'
import type { SearchParty } from '../rules/missing/search-party.ts'
import { getOff } from '../rules/move/landspeed.ts'
import type { MovingAway } from '../rules/move/moving-away.ts'
import { removable } from '../rules/objectives/two-faces.ts'
import type { Sabacc } from '../rules/sabacc/sabacc.ts'
import type { Beaming } from '../rules/tractor/beam.ts'
import { strand } from '../rules/weather-vane/stranded.ts'
import { allThatFit } from './matches.ts'
import type { Performs } from './perform.ts'
import { barredBy } from './statics.ts'

const firingApart: ProcedureName<FiringApart> = { name: 'swccg/fire-apart' }
const beaming: ProcedureName<Beaming> = { name: 'swccg/tractor' }
const playingSabacc: ProcedureName<Sabacc> = { name: 'swccg/sabacc' }
const completing: ProcedureName<Completing> = { name: 'swccg/complete-test' }
const keeping: ProcedureName<{ seat: SeatId; test: CardId }> = { name: 'swccg/keep-destiny' }
const attempting: ProcedureName<Attempting> = { name: 'swccg/attempt-test' }
const crossing: ProcedureName<Crossing> = { name: 'swccg/cross-over' }
const dueling: ProcedureName<Dueling> = { name: 'swccg/duel' }
const movingAway: ProcedureName<MovingAway> = { name: 'swccg/move-away' }
const capturing: ProcedureName<Capturing> = { name: 'swccg/capture' }
const releasing: ProcedureName<Releasing> = { name: 'swccg/release' }
const searchParty: ProcedureName<SearchParty> = { name: 'swccg/search-party' }
const comingAboard: ProcedureName<ComingAboard> = { name: 'swccg/come-aboard' }

const rearranging: ProcedureName<Rearranging> = { name: 'swccg/rearrange' }

export const ON_TABLE: Pick<
  Performs,
  | 'crash'
  | 'raise'
  | 'rearrange'
  | 'steal'
  | 'cross-over'
  | 'switch'
  | 'restore'
  | 'mend'
  | 'fire-apart'
  | 'remove-pilots'
  | 'move'
  | 'relocate'
  | 'move-away'
  | 'go-undercover'
  | 'break-cover'
  | 'exclude'
  | 'capture'
  | 'release'
  | 'freeze'
  | 'hand-over'
  | 'go-missing'
  | 'find'
  | 'hunt'
  | 'sabacc'
  | 'use-beam'
  | 'duel'
  | 'add-duel-destiny'
  | 'appoint'
  | 'attempt'
  | 'complete-test'
  | 'keep-destiny'
> = {
  exclude: (game, { what, all = false }, { context }) => {
    excludeFitting(game, what, context, all)
    return undefined
  },
  'go-undercover': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) goUnder(game, card)
    return undefined
  },
  'break-cover': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) breakCover(game, card, context.you)
    return undefined
  },
  crash: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) crash(game, card)
    return undefined
  },
  rearrange: (game, { what }, { context: { you, self }, context }) => {
    game.call(rearranging, { seat: you, card: self, left: allThatFit(game, context, what) })
    return undefined
  },
  raise: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) raise(game, card)
    return undefined
  },
  capture: (game, { what, restored = false, frozen = false, at }, { context }) => {
    const [place] = at ? allThatFit(game, context, at) : []
    const cards = allThatFit(game, context, what)
    if (place !== undefined) for (const card of cards) putOn(game, card, place, 'at')
    game.call(capturing, { cards, by: context.you, restored, frozen })
    return undefined
  },
  release: (game, { what, to }, { context }) => {
    const [place] = to ? allThatFit(game, context, to) : []
    const cards = allThatFit(game, context, what)
    game.call(releasing, { cards, by: context.you, ...(place === undefined ? {} : { to: place }) })
    return undefined
  },
  freeze: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) freezeCaptive(game, card, context.you)
    return undefined
  },
  'go-missing': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) goMissing(game, card, context.you)
    return undefined
  },
  find: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) findMissing(game, card, context.you)
    return undefined
  },
  hunt: (game, { what, helpers }, { context }) => {
    const [prey] = allThatFit(game, context, what)
    const card = prey === undefined ? null : locationOf(game, prey)
    if (prey === undefined || card === null) return undefined
    const hunted = game.card(prey).controller
    game.call(searchParty, { seat: context.you, card, hunted, ...(helpers ? { helpers } : {}) })
    return undefined
  },
  'use-beam': (game, { what, at, count = 1 }, { context }) => {
    const [beam] = allThatFit(game, context, what)
    const [target] = allThatFit(game, context, at)
    if (beam !== undefined && target !== undefined)
      game.call(beaming, { seat: context.you, beam, target, count })
    return undefined
  },
  sabacc: (game, { player: what, rivals, rules }, { context }) => {
    const { you, self } = context
    const [player = null] = allThatFit(game, context, what)
    const players = game.state.seats.map((_, seat) => (seat === you ? player : null))
    game.call(playingSabacc, { seat: you, card: self, rules, rivals, players })
    return undefined
  },
  duel: (game, { yours, opponents, rules }, { context }) => {
    const [own] = allThatFit(game, context, { ...yours, whose: 'yours' })
    const [other] = allThatFit(game, context, { ...opponents, whose: 'opponents' })
    if (own === undefined || other === undefined) return undefined
    const cards = context.you === 0 ? ([own, other] as const) : ([other, own] as const)
    game.call(dueling, { context, cards, rules })
    return undefined
  },
  appoint: (game, { mentor: what }, { context }) => {
    const [mentor] = allThatFit(game, context, what)
    if (mentor !== undefined) game.changeCard(context.self, { mentor })
    return undefined
  },
  attempt: (game, { exceeds }, { context: { you, self } }) => {
    if (exceeds === undefined) beginAttempt(game, self)
    else game.call(attempting, { seat: you, test: self, exceeds })
    return undefined
  },
  'complete-test': (game, _, { context: { you, self } }) => {
    game.call(completing, { seat: you, test: self })
    return undefined
  },
  'keep-destiny': (game, _, { context: { you, self } }) => {
    game.call(keeping, { seat: you, test: self })
    return undefined
  },
  'add-duel-destiny': (game, _, { context }) => {
    addDraw(game, context.you)
    return undefined
  },
  'hand-over': (game, { what, to }, { context }) => {
    const [escort] = allThatFit(game, context, to)
    if (escort === undefined) return undefined
    for (const card of allThatFit(game, context, what))
      if (isAllowed(game, CUSTODY_CHECKS, { captive: card, escort })) seize(game, card, escort)
    return undefined
  },
  restore: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) restore(game, card)
    return undefined
  },
  'fire-apart': (game, { what, seekers, free, double, by }, { context }) => {
    const [weapon] = allThatFit(game, context, what)
    const [user] = by ? allThatFit(game, context, by) : []
    if (weapon !== undefined)
      game.call(firingApart, {
        seat: context.you,
        card: context.self,
        weapon,
        apart: free ? 'free' : double ? 'double' : seekers ? 'seekers' : 'plain',
        ...(user === undefined ? {} : { user }),
      })
    return undefined
  },
  'remove-pilots': (game, _, { context: { self } }) => {
    game.changeCard(self, { notes: { ...game.card(self).notes, [PILOTS_REMOVED]: 1 } })
    return undefined
  },
  mend: (game, { what, numbers }, { context }) => {
    for (const card of allThatFit(game, context, what)) mend(game, card, numbers)
    return undefined
  },
  switch: (game, { what, to }, { context }) => {
    for (const card of allThatFit(game, context, what)) game.changeCard(card, { off: to === 'off' })
    return undefined
  },
  'cross-over': (game, { what }, { context }) => {
    game.call(crossing, { cards: removable(game, allThatFit(game, context, what)) })
    return undefined
  },
  steal: (game, { what, to }, { context }) => {
    const [taker = null] = to ? allThatFit(game, context, to) : []
    for (const card of removable(game, allThatFit(game, context, what)))
      if (barredBy(game, 'be-stolen', card) === null) steal(game, card, context.you, context.self, taker)
    return undefined
  },
  move: (game, { what, to }, { context }) => {
    const [place] = allThatFit(game, context, to)
    if (place === undefined) return undefined
    const cards = carriedOff(game, allThatFit(game, context, what), place, context.self)
    for (const card of cards) game.changeCard(card, { moved: true })
    bring(game, cards, place)
    if (!game.policies.ridersStayAboard) for (const card of cards) getOff(game, card)
    return undefined
  },
  relocate: (game, { what, to }, { context }) => {
    const [place] = allThatFit(game, context, to)
    if (place === undefined) return undefined
    const cards = carriedOff(game, allThatFit(game, context, what), place, context.self)
    bring(game, cards, place)
    answer(game, { just: 'relocated', by: context.you, card: context.self, at: place, cards })
    return undefined
  },
  'move-away': (game, { what, to, by = null, free = false, orLost = false, react = false }, { context }) => {
    const places = to === undefined ? null : allThatFit(game, context, to)
    game.call(movingAway, { cards: allThatFit(game, context, what), places, by, free, orLost, react })
    return undefined
  },
}

/** Relocating is no movement, but a card that cannot move is not carried off by it (a ruling of our own, for all cards). */
const carriedOff = (game: Game, cards: readonly CardId[], place: CardId, by: CardId): readonly CardId[] =>
  cards.filter(
    (card) =>
      barredBy(game, 'move', card, place, by) === null &&
      barredBy(game, 'move-otherwise', card, place) === null &&
      whyNotByDagobah(game, { card, to: place, by: 'relocate' }, by) === null &&
      whyNotThroughShield(game, { card, to: place, by: 'relocate' }) === null &&
      whyNotInTrench(game, place) === null,
  )

/** To a location, aboard a craft, or to an Effect where nobody can be reached. */
function bring(game: Game, cards: readonly CardId[], place: CardId): void {
  if (definitionOf(game, place).kind === 'effect') for (const card of cards) strand(game, card, place)
  else if (locationOf(game, place) !== place) game.call(comingAboard, { cards, host: place })
  else for (const card of cards) arrive(game, card, place, roleAt(game, card))
}

const LAID: ReadonlySet<CardKind> = new Set(['weapon', 'jedi-test'])
const roleAt = (game: Game, card: CardId): Role =>
  isUndercover(game, card) ? 'undercover' : LAID.has(definitionOf(game, card).kind) ? 'attached' : 'at'
