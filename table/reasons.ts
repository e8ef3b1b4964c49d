/** Refusals in words: the game's, the kernel's, and those of the table itself. */
import { type AnyGame, type Reason, refused, sayReason, type Verdict } from '@dejarik/kernel'
import type { ReasonTold } from './told.ts'

/** What the table itself has to refuse. */
type TableCode =
  | 'not-seated'
  | 'nobody-asks'
  | 'nothing-to-trade'
  | 'nobody-to-rotate'
  | 'not-over'
  | 'no-swap'
  | 'play-goes-on'
  | 'no-record'
  | 'no-advice'
  | 'no-such-card'
  | 'not-the-host'
  | 'talk-closed'
  | 'talk-of-players'
  | 'talk-full'

const TABLE_REASONS: Readonly<Record<TableCode, string>> = {
  'not-the-host': 'Only whoever made the table can do that.',
  'talk-closed': 'The host has closed the talk at this table.',
  'talk-of-players': 'Only players may talk at this table.',
  'talk-full': 'Enough was said at this table.',
  'not-seated': 'Only those who sit at the table can do that.',
  'nobody-asks': 'Nobody asks for your consent.',
  'nothing-to-trade': 'You have no supply zone to exchange cards with.',
  'not-over': 'The game is not over yet.',
  'no-swap': 'Sides can be swapped where two players bring a deck each.',
  'play-goes-on':
    'While others play, what they hold stays hidden. The position is noted: report it again when the game is over.',
  'no-record': 'This game did not begin at its beginning, so there is no record of it.',
  'no-advice': 'Nobody gives advice at this table.',
  'no-such-card': 'You cannot see such a card.',
  'nobody-to-rotate': 'Nobody of this table can be exchanged.',
}

/** A refusal of the table itself. */
export const refusedHere = (code: TableCode): Verdict<TableCode> => refused({ code })

const isOfTable = (code: string): code is TableCode => code in TABLE_REASONS

export function tellReason({ words }: AnyGame, reason: Reason): ReasonTold {
  const { code, rule, card } = reason
  const text = isOfTable(code) ? TABLE_REASONS[code] : sayReason(words, { ...reason, rule: '' })
  return { text, ...(rule ? { rule } : {}), ...(card === undefined ? {} : { card }) }
}
