/** Sentences that say what the facts of a card hold already, or what no rule of the table asks for. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Parser, Source } from '../../source.ts'
import { SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'
import type { Piece } from './piece.ts'

/** What the permanent pilot does besides flying. */
const bonus: Parser<number> = say`adds ${count} to power`((add) => add)

/** Who may be aboard, permanent pilots, docking: read into the facts. */
export const facts: Parser<Piece> = either<Piece>(
  pattern(
    /May (?:add|carry) (?:\d+ [a-z]+(?: or passengers?)?|unlimited [a-z]+(?:, [a-z]+)*(?: and [a-z]+)?)(?:(?:,? and |,? or |, )\d+ (?:[a-zA-Z-]+|TIEs)(?: or passengers?)?)*(?=[.]|$)/,
    () => ({}),
  ),
  say`May add \d pilot \(must be (?:an? )?${selector}\)(?:(?:,? and |, )\d [a-z]+)+`(
    (cards): Piece => ({
      statics: [{ static: 'bars', what: 'pilot', of: { not: cards }, to: SELF }],
    }),
  ),
  pattern(/May add unlimited [a-z]+(?:(?:,? and |, )(?:unlimited )?[a-z]+)*(?=[.]|$)/, () => ({})),
  say`Permanent pilot(?: aboard)? provides ability of \d`(() => ({})),
  say`Has ship-docking (?:capability|ability)`(() => ({})),
  say`Permanent pilots?(?: aboard)? provides? total ability of \d+`(() => ({})),
  say`May add \d riders? \(passengers?\)`(() => ({})),
  say`(?:\w+ )?ability = [½¼]`(() => ({})),
  say`Permanent pilot(?: aboard)? provides ability of \d and ${bonus}`(
    (add): Piece => ({
      statics: [{ static: 'number', change: 'power', of: SELF, add }],
    }),
  ),
  printed,
  notTo,
  replaces,
)
/** A number that the facts of the card hold. */
function printed(source: Source, at: number): ReturnType<Parser<Piece>> {
  return pattern(/Landspeed = (\d)(?=[.]|$)/, ([, digits]) => Number(digits))(source, at)
    .filter(({ value }) => value === source.card.landspeed)
    .map(({ end }) => ({ value: {}, end }))
}
/** `* Replaces 3 Y-wings at one location (Y-wings go to Used Pile)`. */
function replaces(source: Source, at: number): ReturnType<Parser<Piece>> {
  const { model, type } = source.card
  if (type !== 'squadron' || model === undefined) return []
  return pattern(
    /[*]? ?Replaces (\d) [\w/-]+ at one location \([\w/-]+ go to Used Pile\)(?=[.]|$)/,
    ([, count]) => ({ deploys: { replaces: { what: { model }, count: Number(count) } } }),
  )(source, at)
}
/** Where a generic location may not go. */
function notTo(source: Source, at: number): ReturnType<Parser<Piece>> {
  const { notTo: systems } = source.card
  if (systems === undefined) return []
  return pattern(/May not (?:be )?deploy(?:ed)? to [^.]*(?=[.]|$)/, () => ({}))(source, at)
}
