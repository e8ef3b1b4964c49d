/** Which units an Equipment may be attached to, where its text says more than its type line. */

import { self } from '../../names.ts'
import { either, first, nothing, type Parser, pattern, say, where } from '../../parser.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { AttachmentAbility } from '../../tree/tree.ts'
import { name } from '../nouns/card-names.ts'
import { filter } from '../nouns/filters.ts'
import { subtypeName } from '../nouns/heads.ts'
import { merge } from '../nouns/merging.ts'
import { reference } from '../nouns/references.ts'
import { selector } from '../nouns/selectors.ts'

const attachment = (rule: AttachmentAbility['rule']): AttachmentAbility => ({ ability: 'attachment', rule })

/** One Equipment among others: by its name, or else its subtype. */
const such: Parser<Filter> = first<Filter>(
  say`${reference}`(() => ({ kind: ['equipment'] })),
  say`${name}(?: card)?`((named) => ({ names: [named] })),
  say`${subtypeName}(?: Equipment)?(?: card)?`((named) => ({ kind: ['equipment'], subtypes: [named] })),
)
/** `Equipped Gungan`, whatever it is called. */
const bearer = pattern(/equipped (?:[\w' -]+?)(?= may| can)/i, () => null)
const onlyOne: Parser<AttachmentAbility> = (source, at) =>
  either<AttachmentAbility>(
    say`${bearer} (?:may|can) (?:only have one|have only one) ${such} attached(?: to it)?`((_, one) =>
      attachment({ one: own(one, source.card.name) }),
    ),
    say`you may have only one ${such} attached to a unit`((one) =>
      attachment({ one: own(one, source.card.name) }),
    ),
  )(source, at)
/** Its own name stands for itself. */
const own = (one: Filter, named: string): Filter => (one.names || one.subtypes ? one : { names: [named] })

const already: Parser<Filter> =
  say`unit with an? ${subtypeName} or ${subtypeName} already attached(?: to it)?`((one, other) => ({
    kind: ['unit'],
    carries: { what: 'equipment', of: { subtypes: [one, other] } },
  }))
const onlyTo: Parser<AttachmentAbility> = either<AttachmentAbility>(
  say`${reference} (?:(?:may|can) only be (?:attached|equipped)|(?:may|can) be (?:attached|equipped) only) to (?:an? )?${either(filter, already)}`(
    (_, only) => attachment({ only }),
  ),
  say`(?:equip|attach) ${either<unknown>(reference, nothing(null))} only to (?:an? )?${filter}`((_, only) =>
    attachment({ only }),
  ),
  say`only (?:an? )?${filter} (?:can|may) be equipped with ${reference}`((only) => attachment({ only })),
)
const alsoTo: Parser<AttachmentAbility> = say`you may attach ${reference} to ${where(
  selector,
  ({ of }) => of.whose === 'opponent',
)}`((_, { of }) => attachment({ also: merge(of) }))
const itself = either<unknown>(
  self,
  pattern(/this(?: card)?\b/, () => null),
)
/** `You can equip this to your opponent's units.` (now/general/equip-to-opponent) */
const equipsAlso: Parser<AttachmentAbility> =
  say`you (?:can|may) (?:equip|attach) ${itself} to your opponent's ${filter}`((_, of) =>
    attachment({ also: merge({ whose: 'opponent' }, of) }),
  )
const fixedTo: Parser<AttachmentAbility> =
  say`${reference} can't be detached from ${filter}[.] If the unit is discarded, discard ${reference}`(
    (_, fixed) => attachment({ fixed }),
  )
export const attachmentRule: Parser<AttachmentAbility> = either(onlyOne, onlyTo, alsoTo, equipsAlso, fixedTo)
