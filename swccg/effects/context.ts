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

export const speaking = (you: SeatId, self: CardId): Context => ({
  you,
  self,
  chosen: NOBODY,
  values: NOTHING,
})
const NOBODY: Context['chosen'] = {}
const NOTHING: Context['values'] = {}

/** The name under which whoever moves is known to what is said of where it goes. */
export const MOVER = 'mover'

/** Who begins to speak, with what is answered: the card, the place, the weapon, what it shot at, the victims, the fighters, those who came together, the amount. */
export const answering = ({ you, self, values }: Context, happening: Happening): Context => ({
  you,
  self,
  chosen: cardsOf(happening),
  values: 'amount' in happening ? { ...values, amount: happening.amount } : values,
})

function cardsOf(happening: Happening): Record<string, readonly CardId[]> {
  const place = 'at' in happening ? happening.at : 'from' in happening ? happening.from : null
  const chosen: Record<string, readonly CardId[]> = {}
  if ('card' in happening) chosen['answered'] = [happening.card]
  if (typeof place === 'number') chosen['at'] = [place]
  if ('source' in happening && happening.source !== undefined) chosen['source'] = [happening.source]
  if ('target' in happening) chosen['shot at'] = [happening.target]
  if ('named' in happening) chosen['named'] = happening.named
  if ('harmed' in happening) chosen['harmed'] = happening.harmed
  if (happening.just === 'arrived' && happening.origin !== undefined) chosen['origin'] = [happening.origin]
  if ('card' in happening)
    chosen['together'] = ('together' in happening ? happening.together : undefined) ?? [happening.card]
  if ('cards' in happening) chosen['fighters'] = happening.cards
  return chosen
}
