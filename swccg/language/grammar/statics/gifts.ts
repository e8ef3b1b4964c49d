/** What cards are besides what is printed on them: skills, traits and types that a text gives. */
import { either, map, pattern, say, where } from '@dejarik/kernel/language'
import type { Icon } from '../../../cards/definition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { noun } from '../nouns/heads.ts'
import { commonName } from '../nouns/names.ts'
import { selector } from '../nouns/nouns.ts'
import { subject } from '../nouns/subjects.ts'
import { unspoken } from '../nouns/the-card-itself.ts'
import { place } from './destinations.ts'

type Gift = Pick<Extract<Static, { static: 'gives' }>, 'icon' | 'trait' | 'type'>
const skill: Parser<Gift> = pattern(/\[?(pilot|warrior)\]? skill/i, ([, word]) => ({
  icon: word!.toLowerCase() as Icon,
}))
/** `a spy`: one word, of which nothing but a trait, a skill or a type is given. */
const kind: Parser<Gift> = (source, at) =>
  either<Filter>(noun, commonName)(source, at).flatMap(({ value, end }) => {
    const { trait, type, icon, ...rest } = value
    const one = [trait, type, icon].filter((each) => each !== undefined)
    return one.length === 1 && typeof one[0] === 'string' && Object.keys(rest).length === 0
      ? [{ value: { ...value } as Gift, end }]
      : []
  })

/** Cards that are told by their titles. */
const titled: Parser<Filter> = where(selector, ({ title, any }) =>
  any ? any.every((each) => each.title !== undefined) : title !== undefined,
)

export const gifts: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${subject} (?:is|are)(?: now)? (?:also )?(?:an? )?${kind}`((to, gift) => [
    { static: 'gives', ...gift, to },
  ]),
  say`${unspoken}functions as an? ${kind}`((to, gift) => [{ static: 'gives', ...gift, to }]),
  say`${titled} (?:is|are) (?:an? )?used interrupts?`((to) => [{ static: 'gives', type: 'used', to }]),
  say`${titled} (?:played|targeting) at (?:an? )?${place} (?:is|are) (?:an? )?used interrupts?`((to, at) => [
    { static: 'gives', type: 'used', to, at },
  ]),
  say`${subject} gains? ${skill}`((to, gift) => [{ static: 'gives', ...gift, to }]),
  map(
    say`gains ${pattern(/(spy|thief|smuggler|gambler) skill/, ([, trait]) => trait!)}`((trait) => trait),
    (trait): readonly Static[] => [{ static: 'gives', trait, to: { the: 'host' } }],
  ),
)
