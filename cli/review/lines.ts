/** A game looked back on, as lines for a terminal. */
import type { WeighedDecision } from '@dejarik/table'
import type { LookedBack } from './looked-back.ts'

/** So many of the costliest decisions of a seat are told. */
const MOST = 5

export function reviewLines(looked: LookedBack): readonly string[] {
  const { review, seats, outcome, account } = looked
  return [
    `${outcome ?? 'The game was left.'} ${review.turns} turns, ${review.decisions} decisions.`,
    ...review.turning.map(
      ({ turn, text, before, after }) =>
        `Turn ${turn} turned it: ${text} ${seats[0]} ${percent(before)} → ${percent(after)}.`,
    ),
    ...seats.flatMap((name, seat) => [
      '',
      `${name}: decisions gave away ${points(account.losses[seat]!)} points of the chance to win, luck gave ${signed(seat === 0 ? account.luck : -account.luck)}.`,
      ...costliest(looked.weighed, seat).map(
        ({ at, turn, given, better }) =>
          `  ${at}, turn ${turn}: ${given}. Better by ${points(better.loss)}: ${better.answer}.`,
      ),
    ]),
  ]
}

type Mistake = WeighedDecision & { readonly better: NonNullable<WeighedDecision['better']> }

const isMistake = (one: WeighedDecision): one is Mistake => one.better !== null

/** A seat's decisions that cost most, the costliest first. */
export const costliest = (weighed: readonly WeighedDecision[], seat: number): readonly Mistake[] =>
  weighed
    .filter((one) => one.seat === seat)
    .filter(isMistake)
    .toSorted((one, other) => other.better.loss - one.better.loss)
    .slice(0, MOST)

export const percent = (share: number): string => `${Math.round(100 * share)}%`
/** Hundredths of the chance to win. */
export const points = (share: number): string => `${Math.round(100 * share)}`
export const signed = (share: number): string => `${share < 0 ? '−' : '+'}${points(Math.abs(share))}`
