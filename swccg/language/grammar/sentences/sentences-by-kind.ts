/** Sentences of a card, by its kind. */
import { either, pattern, say, separated } from '@dejarik/kernel/language'
import type { CardFacts } from '../../../cards/definition.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser, Source } from '../../source.ts'
import { withX } from '../amounts/unknowns.ts'
import { all, under } from '../conditions/conditions.ts'
import { SELF } from '../nouns/filters.ts'
import { staticSentence } from '../statics/statics.ts'
import { actionSentence } from './actions.ts'
import { deploySentence } from './deploys.ts'
import { facts } from './facts.ts'
import { shot } from './fires.ts'
import { functionOf } from './functions.ts'
import type { Piece } from './piece.ts'
import { seekers } from './seekers.ts'

const immuneTo: Parser<Piece> = say`\(Immune to ${separated(
  pattern(/([A-Z][\w']*(?: [A-Z][\w']*)*)/, ([, title]) => title!),
  pattern(/,? and |, /, () => null),
)}[.]?\)?`((titles) => ({ immuneTo: titles }))

/** Only under a condition: `(Immune to Alter while you occupy Kuat.)`. */
const immuneWhile: Parser<Piece> = say`\(Immune to ${separated(
  pattern(/([A-Z][\w']*(?: [A-Z][\w']*)*)/, ([, title]) => title!),
  pattern(/,? and |, /, () => null),
)} ${under}[.]?\)?`((from, when) => ({ statics: [{ static: 'protects', of: SELF, from, when }] }))

/** What cannot cancel or stop the card, said as a sentence. */
const immuneSentence: Parser<Piece> = say`Immune to ${separated(
  pattern(/(?!attrition)([A-Z][\w']*(?: (?:[A-Z][\w']*|of|the|in))*)/, ([, title]) => title!),
  pattern(/,? and |, /, () => null),
)}(?=[.]|$)`((titles) => ({ immuneTo: titles }))

/** A half of a location speaks of what is here, unless it says that it speaks of all, or of the table. */
function holding(source: Source, at: number): ReturnType<Parser<Piece>> {
  return staticSentence(source, at).map(({ value, end }) => {
    if (source.card.kind === 'character')
      return { value: ownImmunity(value.map((one) => once(one, source.card))), end }
    const anywhere = source.card.kind !== 'location' || /on table|\ball\b/i.test(source.text)
    return {
      value: ownImmunity(
        anywhere ? value : value.map((one) => here(one, /deploys?\b.* here\b/.test(source.text))),
      ),
      end,
    }
  })
}
/** What does nothing to the card itself, always, is said of the card and not as one thing that holds among others. */
function ownImmunity(statics: readonly Static[]): Piece {
  const own = statics.filter(isOwnImmunity)
  const others = statics.filter((one) => !isOwnImmunity(one))
  return {
    ...(others.length > 0 ? { statics: others } : {}),
    ...(own.length > 0 ? { immuneTo: own.flatMap(({ from }) => [from].flat()) } : {}),
  }
}
const isOwnImmunity = (one: Static): one is Extract<Static, { static: 'protects' }> =>
  one.static === 'protects' && one.of.the === 'self' && one.when === undefined
/** Where several of a card must be there, they say what they say together once. */
function once(one: Static, { traits = [] }: CardFacts): Static {
  if (one.static !== 'side-number' || one.when?.if !== 'on-table' || (one.when.least ?? 1) < 2) return one
  const { trait } = one.when.what
  return typeof trait === 'string' && traits.includes(trait)
    ? ({ ...one, when: all({ if: 'first-here' }, one.when) } as Static)
    : one
}
function here(one: Static, said: boolean): Static {
  if (
    one.static === 'number' &&
    one.change !== 'destiny' &&
    one.of.where === undefined &&
    !one.of.any?.some(({ where }) => where !== undefined) &&
    one.of.the === undefined
  )
    return { ...one, of: { ...one.of, where: 'same-location' } } as Static
  if (one.static === 'deploy-cost' && said && !one.to) return { ...one, to: SELF } as Static
  return one
}

/** By kind: an Interrupt has functions, the others what holds, what may be done and how they come. */
export const sentence: Parser<Piece> = (source, at) => {
  if (source.card.kind === 'interrupt') return withX(either<Piece>(functionOf, immuneTo))(source, at)
  return withX(
    either<Piece>(
      facts,
      immuneTo,
      immuneWhile,
      immuneSentence,
      holding,
      seekers,
      deploySentence,
      actionSentence,
      weapons,
    ),
  )(source, at)
}
const weapons: Parser<Piece> = (source, at) => (source.card.kind === 'weapon' ? shot(source, at) : [])
