/** Sentences that say what the facts of a card hold already, or what no rule of the table asks for. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Parser, Source } from '../source.ts'
import type { Piece } from './piece.ts'

/** Who may be aboard, permanent pilots, docking: read into the facts. */
export const facts: Parser<Piece> = either<Piece>(
  pattern(
    /May (?:add|carry) (?:\d+ [a-z]+(?: or passengers?)?|unlimited \w+)(?:(?:,? and |,? or |, )\d+ (?:[a-zA-Z-]+|TIEs)(?: or passengers?)?)*(?=[.]|$)/,
    () => ({}),
  ),
  say`Permanent pilot(?: aboard)? provides ability of \d`(() => ({})),
  say`Has ship-docking (?:capability|ability)`(() => ({})),
  say`Permanent pilots?(?: aboard)? provides? total ability of \d+`(() => ({})),
  say`Bantha ability = ½`(() => ({})),
  printed,
)
/** A number that the facts of the card hold. */
function printed(source: Source, at: number): ReturnType<Parser<Piece>> {
  return pattern(/Landspeed = (\d)(?=[.]|$)/, ([, digits]) => Number(digits))(source, at)
    .filter(({ value }) => value === source.card.landspeed)
    .map(({ end }) => ({ value: {}, end }))
}
