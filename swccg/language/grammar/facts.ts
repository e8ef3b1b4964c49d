/** Sentences that say what the facts of a card hold already, or what no rule of the table asks for. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Parser } from '../source.ts'
import type { Piece } from './piece.ts'

/** Who may be aboard, permanent pilots, docking: read into the facts. */
export const facts: Parser<Piece> = either<Piece>(
  pattern(/May (?:add|carry) (?:\d+ [a-z]+(?: or passengers?)?|unlimited \w+)(?:(?:,? and |,? or |, )\d+ (?:[a-zA-Z-]+|TIEs)(?: or passengers?)?)*(?=[.]|$)/, () => ({})),
  say`Permanent pilot(?: aboard)? provides ability of \d`(() => ({})),
  say`Has ship-docking capability`(() => ({})),
  say`Bantha ability = ½`(() => ({})),
)
