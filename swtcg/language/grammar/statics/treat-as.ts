/** What a card counts as besides. */
import type { CardSide } from '../../../cards/definition.ts'
import { either, type Parser, pattern, say, separated } from '../../parser.ts'
import type { TreatAsAbility } from '../../tree/tree.ts'
import { subtypeName } from '../nouns/heads.ts'
import { reference } from '../nouns/references.ts'
import { and, arena } from '../nouns/words.ts'

const article = pattern(/(?:an?\b)?/, () => null)
const treated = (given: Omit<TreatAsAbility, 'ability'>): TreatAsAbility => ({
  ability: 'treat-as',
  ...given,
})
const SIDES: Readonly<Record<string, CardSide>> = {
  'Light Side': 'light',
  'Dark Side': 'dark',
  Neutral: 'neutral',
}
/** `Light Side unit`: of that side, whatever it is besides. */
export const sideName = pattern(
  /(Light Side|Dark Side|Neutral)\b(?: (?:unit|Character|card)\b)?/i,
  ([, words]) => SIDES[words!.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())]!,
)
const grantors = pattern(/that Pilot\b|(?:[A-Z]\w+ )+Pilots on it\b/, () => null)
/** "Becomes" is an older wording (idc/phrase/becomes-is-treat-as). */
export const treatAs: Parser<TreatAsAbility> = either<TreatAsAbility>(
  say`treat ${reference} as (?:both )?${separated(
    say`${article} ${subtypeName}`((_, named) => named),
    and,
  )}(?: unit)?`((_, subtypes) => treated({ subtypes })),
  say`${reference} (?:becomes|counts as|is considered(?: to be)?|is also) ${article} ${subtypeName}(?: in addition to its other subtypes)?`(
    (_, __, named) => treated({ subtypes: [named] }),
  ),
  say`${reference} has no subtypes(?! but)`(() => treated({ subtypes: [], alone: true })),
  say`${reference} has no subtypes but ${subtypeName}`((_, named) =>
    treated({ subtypes: [named], alone: true }),
  ),
  say`treat ${reference} as ${article} ${sideName}`((_, __, side) => treated({ subtypes: [], side })),
  say`treat ${reference} as non-unique`(() => treated({ subtypes: [], nonUnique: true })),
  say`treat each version of ${reference} as non-unique`(() => treated({ subtypes: [], nonUnique: true })),
  say`${reference} is also an? ${arena} unit`((_, type) => treated({ subtypes: [], types: [type] })),
  say`${reference} (?:may|can) be piloted by an? ${subtypeName} Pilot and gets (?:the ability text|all abilities) granted by ${grantors} as if ${reference} (?:were|was|is) an? ${subtypeName}`(
    (_, named) => treated({ subtypes: [named], only: 'piloting' }),
  ),
  say`${reference} may be piloted as if it were an? ${subtypeName}`((_, named) =>
    treated({ subtypes: [named], only: 'piloting' }),
  ),
)
