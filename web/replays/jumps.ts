/** Where one can jump to in a replay: turns, and steps that a card has a part in. */
import type { ShownStep } from '@dejarik/table'

export interface Turn {
  readonly at: number
  readonly title: string
}

/** The step at which each heading of a turn stands first. */
export function turnsIn(steps: readonly ShownStep[]): readonly Turn[] {
  return steps.flatMap(({ at, lines }) =>
    lines
      .filter(({ heading, text }) => heading && /\bturn\b/i.test(text))
      .map(({ text }) => ({ at, title: text })),
  )
}

/** The turn that a step belongs to; -1 before the first. */
export const turnAt = (turns: readonly Turn[], at: number): number =>
  turns.findLastIndex((turn) => turn.at <= at)

export const cardsIn = (steps: readonly ShownStep[]): readonly string[] =>
  [...new Set(steps.flatMap(({ cards }) => cards))].toSorted((one, other) => one.localeCompare(other))

/** The next step about a card, from the beginning again after the last; undefined if there is none. */
export function nextWith(steps: readonly ShownStep[], card: string, at: number): number | undefined {
  const having = steps.filter(({ cards }) => cards.includes(card)).map((step) => step.at)
  return having.find((step) => step > at) ?? having[0]
}
