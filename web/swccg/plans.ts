/** What a person of the Star Wars CCG can decide at once: several answers, of which the first is given now. */
import type { Answer, Question, View } from '@dejarik/kernel'
import type { Phase } from '@dejarik/swccg'
import { PASS } from '../answers/asked.ts'
import type { Plan, PlanStep } from '../answers/plan.ts'
import { ccgOffers, isOwnTurn, isVain } from './answers.ts'
import { type CcgCard, locationsIn, seatOf } from './sight.ts'

export interface Proposal {
  readonly says: string
  readonly value: Answer
  readonly plan: Plan
}

const ACTED: readonly Phase[] = ['control', 'deploy', 'battle', 'move', 'draw']

const pass = (phase: Phase): PlanStep => ({ about: `${phase}-phase`, take: PASS, isOptional: true })

/** The phase that the person is in with a turn of its own; null elsewhere. */
function ownPhase({ about }: Question, view: View): Phase | null {
  const phase = ACTED.find((each) => about === `${each}-phase`)
  return phase && isOwnTurn(view) ? phase : null
}

/** All Force drains of the phase, which ends with them. */
export function drainEverywhere(question: Question, view: View): Proposal | null {
  if (ownPhase(question, view) !== 'control') return null
  const drains = ccgOffers(question).flatMap((offer) =>
    offer.verb === 'drain' && !isVain(offer) ? [offer] : [],
  )
  const [first, ...others] = drains
  if (!first) return null
  const amount = drains.reduce((sum, drain) => sum + drain.amount, 0)
  const plan = others.map(({ key }): PlanStep => ({ about: question.about, take: key, isOptional: true }))
  const where = drains.length === 1 ? `Drain ${amount}` : `Drain everywhere: ${amount}`
  return { says: where, value: first.key, plan: [...plan, pass('control')] }
}

/** A battle that the next phase may offer, and where. */
export interface BattleAhead extends Proposal {
  readonly at: number
}

/** Battles where both sides are; what they say is the power of both. */
export function battlesAhead(question: Question, view: View): readonly BattleAhead[] {
  const phase = ownPhase(question, view)
  if (phase === 'battle') return battlesNow(question, view)
  if (phase !== 'control' && phase !== 'deploy') return []
  const before = ACTED.slice(ACTED.indexOf(phase) + 1, ACTED.indexOf('battle')).map(pass)
  return locationsIn(view)
    .filter(({ totals }) => totals && totals.dark > 0 && totals.light > 0)
    .map((location) => ({
      at: location.id,
      says: powersAt(location, view),
      value: PASS,
      plan: [...before, { about: 'battle-phase', take: `battle ${location.id}` }],
    }))
}

/** The battles that are offered in their phase. */
function battlesNow(question: Question, view: View): readonly BattleAhead[] {
  const at = ccgOffers(question).flatMap((offer) => (offer.verb === 'battle' ? [offer.card] : []))
  return locationsIn(view)
    .filter(({ id }) => at.includes(id))
    .map((location) => ({
      at: location.id,
      says: powersAt(location, view),
      value: `battle ${location.id}`,
      plan: [],
    }))
}

/** One's own power first. */
function powersAt({ totals }: CcgCard, view: View): string {
  const mine = seatOf(view, view.viewer!).side
  const theirs = mine === 'dark' ? 'light' : 'dark'
  return `${totals?.[mine] ?? 0} against ${totals?.[theirs] ?? 0}`
}

/** Draws cards at the end of the turn and ends it, whatever phases lie before. */
export function drawAndEnd(question: Question, view: View, draws: number): Proposal | null {
  const phase = ownPhase(question, view)
  if (!phase || phase === 'control') return null
  const drawing = Array.from(
    { length: draws },
    (): PlanStep => ({ about: 'draw-phase', take: 'draw', isOptional: true }),
  )
  const says = draws === 0 ? 'End the turn' : `Draw ${draws} and end`
  const [value, rest]: readonly [Answer, Plan] =
    phase !== 'draw'
      ? [PASS, [...ACTED.slice(ACTED.indexOf(phase) + 1, -1).map(pass), ...drawing]]
      : draws > 0
        ? ['draw', drawing.slice(1)]
        : [PASS, []]
  const end = phase === 'draw' && draws === 0 ? [] : [pass('draw')]
  return { says, value, plan: [...rest, ...end] }
}

/** A hand as large as at the start of the game. */
const FULL_HAND = 8

/** How many cards one mostly draws: what fills the hand again, at least one. */
export function usualDraws(view: View): number {
  const hand = view.zones.find(({ name, owner }) => name === 'hand' && owner === view.viewer)?.count ?? 0
  return Math.max(1, FULL_HAND - hand)
}

/** Whether draining everywhere, or drawing, is what players mostly want here rather than to pass. */
export const isMainAtOnce = (question: Question, view: View): boolean =>
  drainEverywhere(question, view) !== null || (question.about === 'draw-phase' && forcePile(view) > 0)

/** How many cards lie in the Force Pile, to be drawn from. */
export const forcePile = (view: View): number =>
  view.zones.find(({ name, owner }) => name === 'force' && owner === view.viewer)?.count ?? 0
