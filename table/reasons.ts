/** Refusals in words: the game's, the kernel's, and those of the table itself. */
import { type AnyGame, type Reason, sayReason } from '@dejarik/kernel'
import type { ReasonTold } from './told.ts'

const TABLE_REASONS: Readonly<Record<string, string>> = {
  'not-seated': 'Only those who sit at the table can do that.',
  'nobody-asks': 'Nobody asks for your consent.',
  'nothing-to-trade': 'You have no supply zone to exchange cards with.',
  'not-over': 'The game is not over yet.',
  'others-play':
    'While others play, what they hold stays hidden. The position is noted: report it again when the game is over.',
  'no-record': 'This game did not begin at its beginning, so there is no record of it.',
  'no-advice': 'Nobody gives advice at this table.',
  'no-such-card': 'You cannot see such a card.',
}

export function tellReason({ words }: AnyGame, reason: Reason): ReasonTold {
  const { code, rule, card } = reason
  const text = TABLE_REASONS[code] ?? sayReason(words, { ...reason, rule: '' })
  return { text, ...(rule ? { rule } : {}), ...(card === undefined ? {} : { card }) }
}
