/** Names and nouns. */
import { type Way, way } from '@dejarik/kernel/language'

export const NAMES: readonly Way[] = [
  way(
    'persons have one name',
    /\b(?:Lars|Chief|General|Dr[.]|Lieutenant)(?= (?:Bast|Dodonna|Evazan|Tanbris)|\b)/g,
    /\b(?:Beru|Owen|Bast|Dodonna|Evazan|Tanbris)\b/,
  ),
  way(
    'the other game text of the same location',
    /\bopponent's [A-Z][\w' ]+ game text(?: here)?\b/g,
    /\bopponent's game text here is canceled\b/i,
  ),
  way('the card itself is this card', /\bthis (?:vehicle|starship|device|card)\b/g),
  way('exceptions are nouns with non-', /\(except (?:for |a )?(\w+?)s?\)/g, /\bnon-\w+|\(except\b/),
  way(
    'both players have one each',
    /\b[Bb]oth (?:players|sides)\b|\b[Ee]ither player's\b|\b[Ee]ach player(?: must)?\b|\bto both players\b/g,
    /\b(?:each player|both players)\b|\bopponent's .*\b(?:your|you have)\b|\bActivate (\d) Force[.] Opponent activates \1 Force\b/i,
  ),
  way('either of two is one or the other', /\b[Ee]ither:?\b/g, /\bor\b/),
]
