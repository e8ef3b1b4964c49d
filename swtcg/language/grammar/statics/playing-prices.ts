/** What playing Battle cards and activated abilities costs, more or less than is printed. */
import type { Filter } from '../../nouns.ts'
import { either, type Parser, pattern, say } from '../../parser.ts'
import { merge, placed } from '../nouns/filters.ts'
import { everyone, forbid, type Given } from './whom-and-what.ts'

export const dearer = pattern(
  /(\d+) (less|more) Force\b/,
  ([, number, way]) => (way === 'less' ? -1 : 1) * Number(number),
)
const dearerBuild = pattern(
  /(\d+) (less|more) build points?\b/,
  ([, number, way]) => (way === 'less' ? -1 : 1) * Number(number),
)
const LEAST = pattern(
  /[.] Abilities that cost 1 (?:or|of) more Force can't cost less than 1 Force\b/,
  () => null,
)
const LEAST_CARDS = pattern(/[.] Cards that cost 1 or more Force can't cost less than 1 Force\b/, () => null)
const forced = pattern(
  /(?:Force[- ]?activated abilities|activated abilities with a Force cost)\b/,
  () => null,
)
const theirs = say`each of your opponent's`((): Filter => ({ whose: 'opponent', kind: ['unit'] }))
export const played: Parser<Given> = either<Given>(
  say`${everyone}'s? activated abilities costs? ${dearer} to play${LEAST}`((who, playing) =>
    forbid(who, { playing, least: 1 }),
  ),
  say`${everyone}'s? ${forced} costs? ${dearer} to play`((who, _, playing) =>
    forbid(who, { playing, priced: true }),
  ),
  say`each of your opponent's units?(?:'s)? ${forced} ${placed} costs? ${dearer} to play`(
    (_, there, playing) => ({
      who: merge({ whose: 'opponent', kind: ['unit'] }, there),
      rule: { playing, priced: true },
    }),
  ),
  say`${theirs} ${forced} costs? ${dearer} to play`((who, _, playing) => ({
    who,
    rule: { playing, priced: true },
  })),
  say`each of your opponent's Battle cards and activated abilities costs? ${dearer} to play`((playing) => ({
    who: { whose: 'opponent' },
    rule: { playing },
  })),
  say`${everyone} costs? ${dearer}(?: to play)?(?! to)`((who, playing) => forbid(who, { playing })),
  say`${everyone} costs? ${dearer} to play${LEAST_CARDS}`((who, playing) =>
    forbid(who, { playing, least: 1 }),
  ),
  say`(?:each activated ability|(?:the |all )?activated abilities) of ${everyone} costs? ${dearer}(?: to (?:play|use|activate))?(?! and| to)`(
    (who, playing) => forbid(who, { playing }),
  ),
  say`${everyone}'s? activated abilities costs? ${dearer} and ${dearerBuild} to play`((who, playing, build) =>
    forbid(who, { playing, build }),
  ),
  say`the activated abilities of ${everyone} costs? ${dearer} and ${dearerBuild} to play`(
    (who, playing, build) => forbid(who, { playing, build }),
  ),
  say`${everyone}'s? activated abilities costs? ${dearer}(?: to (?:play|use|activate))?(?! and| to)`(
    (who, playing) => forbid(who, { playing }),
  ),
)
