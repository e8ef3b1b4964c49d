/** What playing Battle cards and activated abilities costs, more or less than is printed. */

import { nameOfKeyword } from '../../keywords.ts'
import { either, map, type Parser, pattern, phrase, say, separated, where } from '../../parser.ts'
import type { Filter } from '../../tree/nouns.ts'
import { isFromSupply } from '../../tree/subordinates.ts'
import { ACTIVATED, type ActivatedKeyword } from '../../tree/tree.ts'
import { filter, placed } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { everyone, forbid, type Given } from './whom-and-what.ts'

export const moreToPlay = pattern(
  /(\d+) (less|more) Force\b/,
  ([, number, way]) => (way === 'less' ? -1 : 1) * Number(number),
)
const moreBuildToPlay = pattern(
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
const putting = pattern(/activated abilities that puts? (?:an?|(?:1|one) or more)\b/, () => null)
const intoPlay = pattern(/into (?:play|an arena)\b/, () => null)
/** `activated abilities that put a Sith Subordinate into play`. */
const taking: Parser<Filter> = say`${putting} ${where(filter, isFromSupply)} ${intoPlay}`((_, of) => of)
const takingCosts: Parser<Given> = either<Given>(
  say`${everyone}'s? ${taking} costs? ${moreBuildToPlay} to play`((who, of, build) =>
    forbid(who, { playing: 0, build, taking: of }),
  ),
  say`${everyone}'s? ${taking} costs? ${moreToPlay} to play`((who, of, playing) =>
    forbid(who, { playing, taking: of }),
  ),
  say`${everyone}'s? ${taking} costs? ${moreBuildToPlay} and ${moreToPlay} to play`(
    (who, of, build, playing) => forbid(who, { playing, build, taking: of }),
  ),
)
const keywords: Parser<readonly ActivatedKeyword[]> = separated(
  either<ActivatedKeyword>(...ACTIVATED.map((one) => map(phrase(nameOfKeyword(one)), () => one))),
  pattern(/,? and\b|,? or\b|,/, () => null),
)
const EVERY_UNIT: Filter = { kind: ['unit'] }
const keywordCosts: Parser<Given> = either<Given>(
  say`each ${keywords} ability costs? ${moreToPlay} to (?:play|use|activate)`((only, playing) => ({
    who: EVERY_UNIT,
    rule: { playing, keywords: only },
  })),
  say`${everyone}'s? ${keywords} abilit(?:y|ies) costs? ${moreToPlay} to (?:play|use|activate)`(
    (who, only, playing) => forbid(who, { playing, keywords: only }),
  ),
)
const theirs = say`each of your opponent's`((): Filter => ({ whose: 'opponent', kind: ['unit'] }))
export const played: Parser<Given> = either<Given>(
  takingCosts,
  keywordCosts,
  say`${everyone}'s? activated abilities costs? ${moreToPlay} to play${LEAST}`((who, playing) =>
    forbid(who, { playing, least: 1 }),
  ),
  say`${everyone}'s? ${forced} costs? ${moreToPlay} to play`((who, _, playing) =>
    forbid(who, { playing, priced: true }),
  ),
  say`${everyone}'s? ${forced} costs? ${moreToPlay} to play${LEAST}`((who, _, playing) =>
    forbid(who, { playing, priced: true, least: 1 }),
  ),
  say`each of your opponent's units?(?:'s)? ${forced} ${placed} costs? ${moreToPlay} to play`(
    (_, there, playing) => ({
      who: merge({ whose: 'opponent', kind: ['unit'] }, there),
      rule: { playing, priced: true },
    }),
  ),
  say`${theirs} ${forced} costs? ${moreToPlay} to play`((who, _, playing) => ({
    who,
    rule: { playing, priced: true },
  })),
  say`each of your opponent's Battle cards and activated abilities costs? ${moreToPlay} to play`(
    (playing) => ({
      who: { whose: 'opponent' },
      rule: { playing },
    }),
  ),
  say`${everyone} costs? ${moreToPlay}(?: to play)?(?! to)`((who, playing) => forbid(who, { playing })),
  say`${everyone} costs? ${moreToPlay} to play${LEAST_CARDS}`((who, playing) =>
    forbid(who, { playing, least: 1 }),
  ),
  say`(?:each activated ability|(?:the |all )?activated abilities) of ${everyone} costs? ${moreToPlay}(?: to (?:play|use|activate))?(?! and| to)`(
    (who, playing) => forbid(who, { playing }),
  ),
  say`${everyone}'s? activated abilities costs? ${moreToPlay} and ${moreBuildToPlay} to play`(
    (who, playing, build) => forbid(who, { playing, build }),
  ),
  say`the activated abilities of ${everyone} costs? ${moreToPlay} and ${moreBuildToPlay} to play`(
    (who, playing, build) => forbid(who, { playing, build }),
  ),
  say`${everyone}'s? activated abilities costs? ${moreToPlay}(?: to (?:play|use|activate))?(?! and| to)`(
    (who, playing) => forbid(who, { playing }),
  ),
)
