/** What hidden cards could do: whoever might hold such a card is asked, so that not being asked tells nothing. */
import type { CardDefinition } from '../../cards/definition.ts'
import type { Swtcg } from '../../kinds.ts'
import { meditateChances } from '../keywords/meditate.ts'
import { trapTriggers } from '../traps/traps-set-off.ts'
import { battleCardChances } from './ask-anyway.ts'
import { hiddenCards } from './hidden-cost-secrecy.ts'
import { chancesFrom } from './this-card.ts'

type Possibilities = Pick<
  Swtcg['constants'],
  'deckCards' | 'battleChances' | 'discardChances' | 'hasEvents' | 'traps' | 'hiddenCards'
>

/** Of games in which decks may hold these cards, as far as everybody knows. */
export const possibilitiesOf = (cards: readonly CardDefinition[]): Possibilities => ({
  deckCards: cards,
  battleChances: battleCardChances(cards),
  discardChances: new Set([...chancesFrom(cards, 'discard-pile'), ...meditateChances(cards)]),
  hasEvents: cards.some(({ kind }) => kind === 'event'),
  traps: trapTriggers(cards),
  hiddenCards: hiddenCards(cards),
})
