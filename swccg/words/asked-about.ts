/** The facts that prompts name: Force, drains, power and what is owed. */
import type { Figure, QuestionIn } from '@dejarik/kernel'
import { definitionOf, type Game, type Swccg } from '../kinds.ts'
import { countIn } from '../rules/cards/place.ts'
import { destinyOf } from '../rules/force/piles.ts'
import { cardName, counted } from './names.ts'

type Question = QuestionIn<Swccg>
type Say = (game: Game, question: Question, figure: Figure) => string | undefined

function drains(_: Game, question: Question): string {
  const offers = question.kind === 'action' ? question.offers : []
  const found = offers.flatMap((offer) => (offer.verb === 'drain' ? [offer.amount] : []))
  if (found.length === 0) return 'Control: play something?'
  const amount = found.reduce((sum, each) => sum + each, 0)
  return `Control: you can drain ${amount} at ${counted(found.length, 'location')}.`
}

function battles(_: Game, question: Question): string {
  const offers = question.kind === 'action' ? question.offers : []
  return offers.some(({ verb }) => verb === 'battle') ? 'Battle where?' : 'Battle: play something?'
}

function settling({ table: { battle } }: Game, { seat }: Question): string {
  const { attrition, damage } = battle?.sides[seat] ?? { attrition: 0, damage: 0 }
  const owed = [
    ...(attrition > 0 ? [`${attrition} attrition`] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
  ]
  return owed.length === 0 ? 'Give up what was hit.' : `Give up ${owed.join(' and ')}.`
}

/** The powers of both sides at a location, the reader's first. */
function powers(game: Game, { seat }: Question, figure: Figure): string {
  const at = (game.table.happenings.at(-1) as { readonly at?: number } | undefined)?.at
  if (at === undefined) return 'both sides are there'
  const mine = game.seat(seat).side
  const theirs = mine === 'dark' ? 'light' : 'dark'
  return `your ${figure(`total-power-${mine}`, at)} against ${figure(`total-power-${theirs}`, at)}`
}

/** What a destiny counts as that was just drawn. */
function destiny(game: Game): string {
  const { card } = (game.table.happenings.at(-1) ?? {}) as { readonly card?: number }
  return card === undefined || !game.state.cards[card] ? '' : String(destinyOf(game, card))
}

/** How much the present Force drain takes. */
function drained(game: Game, _: Question, figure: Figure): string {
  const { drain } = game.table
  return drain ? String(figure(`drain-${game.seat(drain.seat).side}`, drain.at)) : ''
}

/** An Interrupt is played; what lies on table is used. */
function plays(game: Game): string {
  const { card } = (game.table.happenings.at(-1) ?? {}) as { readonly card?: number }
  const isPlayed = card === undefined || !game.state.cards[card]
  return isPlayed || definitionOf(game, card).kind === 'interrupt' ? 'plays' : 'uses'
}

export const FACTS: Readonly<Record<string, Say>> = {
  /** The card whose text asks; else the one of what just happened. */
  card: (game, { card }) => (card === undefined ? undefined : cardName(game, card)),
  force: (game, { seat }) => String(countIn(game, seat, 'force')),
  most: (_, question) => ('max' in question ? String(question.max) : undefined),
  drain: drained,
  drains,
  battles,
  settling,
  powers,
  destiny,
  plays,
}
