/** For whom and from where a card's entry speaks, and what was chosen or drawn for it so far. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Happening } from '../text/happening.ts'

export interface Context {
  readonly you: SeatId
  /** The card whose entry speaks. */
  readonly self: CardId
  /** Cards that were chosen, by name. */
  readonly chosen: Readonly<Record<string, readonly CardId[]>>
  /** Numbers that were drawn, chosen or paid, by name. */
  readonly values: Readonly<Record<string, number>>
}

export const speaking = (you: SeatId, self: CardId): Context => ({ you, self, chosen: {}, values: {} })

/** The same with what it answers: the card, the place, the weapon, the victims, the fighters, the amount. */
export const answering = (context: Context, happening: Happening): Context => ({
  ...context,
  chosen: { ...context.chosen, ...cardsOf(happening) },
  values: 'amount' in happening ? { ...context.values, amount: happening.amount } : context.values,
})

function cardsOf(happening: Happening): Context['chosen'] {
  const place = 'at' in happening ? happening.at : 'from' in happening ? happening.from : null
  return {
    ...('card' in happening ? { answered: [happening.card] } : {}),
    ...(typeof place === 'number' ? { at: [place] } : {}),
    ...('source' in happening ? { source: [happening.source] } : {}),
    ...('harmed' in happening ? { harmed: happening.harmed } : {}),
    ...('cards' in happening ? { fighters: happening.cards } : {}),
  }
}
