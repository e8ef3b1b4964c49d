/** Effects that teach a skill. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Icon } from '../../../cards/definition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { count } from '../nouns.ts'
import type { Piece } from '../piece.ts'
import { number } from '../statics.ts'

const OWN: Filter = { kind: 'character', whose: 'yours' }

/** A skill for whoever lacks it, more for whoever has it. */
type Skill = { readonly icon: Icon } | { readonly trait: string }
const iconSkill: Parser<Skill> = pattern(/\[(Pilot|Warrior)\]/, ([, word]) => ({
  icon: word!.toLowerCase() as Icon,
}))
const traitSkill: Parser<Skill> = pattern(/(smuggler|thief|spy|scout|gambler)/, ([, trait]) => ({
  trait: trait!,
}))
const gives = (skill: Skill): Static => ({
  static: 'gives',
  ...skill,
  to: { the: 'host', not: { printed: skill } },
})
export const teaches: Parser<Piece> = either<Piece>(
  say`deploy on your non-\w+ character \(except droids\) to give that character ${iconSkill} skill[.] OR deploy on your \w+[.] That character is power \+1`(
    (skill) => ({
      deploys: { on: [{ on: { ...OWN, not: { type: 'droid', not: { printed: skill } } } }] },
      statics: [gives(skill), number('power', { the: 'host', printed: skill }, { add: 1 })],
    }),
  ),
  say`deploy on your non-\w+ to give that character ${traitSkill} skill[.] OR deploy on your \w+[.] That character is power \+1`(
    (skill) => ({
      deploys: { on: [{ on: OWN }] },
      statics: [gives(skill), number('power', { the: 'host', printed: skill }, { add: 1 })],
    }),
  ),
  say`deploy on your non-\w+ character \(except droids\) to give that character ${iconSkill} skill[.] Adds ${count} to power of anything that character pilots[.] OR deploy on your \w+[.] Adds ${count} to power of anything that character pilots`(
    (skill, less, more) => ({
      deploys: { on: [{ on: { ...OWN, not: { type: 'droid', not: { printed: skill } } } }] },
      statics: [
        gives(skill),
        number('power', { with: { the: 'host', pilots: true, not: { printed: skill } } }, { add: less }),
        number('power', { with: { the: 'host', pilots: true, printed: skill } }, { add: more }),
      ],
    }),
  ),
)
