/** What a filter says, part by part: owner, adjectives, nouns, what follows them, and exceptions. */

import { same } from '@dejarik/kernel'
import type { CardKind } from '../../../cards/definition.ts'
import type { Filter } from '../../../text/filter.ts'
import { FREIGHTERS, PLAIN_EFFECT, pluralOf, TIES } from '../../words.ts'
import { either, listed, words } from '../lists.ts'
import { nearby } from '../words/nearby.ts'
import {
  ICON_ADJECTIVES,
  ICON_NOUNS,
  ICON_POSSESSIONS,
  isCommonTitle,
  KINDS,
  type Noun,
  SENSITIVITIES,
  TRAIT_ADJECTIVES,
  TRAIT_POSSESSIONS,
  TYPES,
  traitNoun,
} from '../words/nouns.ts'
import { OWNERS } from '../words/piles.ts'
import { PLACE_ADJECTIVES, shortTitle } from '../words/places.ts'
import { isOnlySystem, without } from './exceptions.ts'
import { sayPlace } from './locations.ts'
import { bareMany, bareOne, type Head, type Phrase, spread, tail } from './phrase.ts'
import { SAID, sayNumber } from './qualities.ts'
import { type Speaker, theWord } from './speaker.ts'

const name = (one: string): Head => ({ one, many: one, isName: true })
const only = (filter: Filter, ...fields: readonly (keyof Filter)[]): boolean =>
  Object.keys(filter).every((field) => fields.includes(field as keyof Filter))

/** Effects of any kind, or those alone that have no kind of their own. */
function effectsOf(filter: Filter): Filter & { readonly noun?: string } {
  if (filter.kind !== 'effect' || filter.type || filter.title || filter.trait || filter.titleHas)
    return filter
  const { not, ...rest } = filter
  return same(not, PLAIN_EFFECT.not) ? { ...rest, noun: 'Effect' } : { ...filter, noun: 'Effect of any kind' }
}

export function phraseOf(asked: Filter, speaker: Speaker): Phrase {
  const { noun, ...filter } = effectsOf(asked)
  const flown = anythingPiloted(filter, speaker)
  if (flown) return flown
  const own: Phrase = {
    owner: filter.whose ? (speaker.owner ?? OWNERS[filter.whose]) : '',
    before: adjectives(filter),
    heads:
      noun === undefined
        ? filter.fireable && !filter.any
          ? weaponsOf(filter)
          : headsOf(filter)
        : [{ one: noun, many: noun.replace('Effect', 'Effects') }],
    after: qualities(filter, speaker),
    exceptions: [],
    ...(isDefinite(filter) ? { definite: true } : {}),
  }
  const chosen = spread(filter.any ? withAlternatives(own, filter, speaker) : own)
  const whole = filter.not ? without(chosen, filter.not, speaker) : chosen
  return filter.the ? restricted(whole, filter.the, speaker) : whole
}

/** The one that has a known card, or that is on one. */
const isDefinite = ({ with: found, on, title }: Filter): boolean =>
  (found?.the !== undefined && !found.pilots) || (title !== undefined && on?.the !== undefined)

/** "Anything that character pilots". */
function anythingPiloted(filter: Filter, speaker: Speaker): Phrase | undefined {
  const pilot = filter.with
  if (!pilot?.the || pilot.pilots !== true || !only(filter, 'with')) return undefined
  const { the, pilots, ...asked } = pilot
  const limits = restricted(phraseOf(asked, speaker), the, speaker).after
  const heads = [name(`anything ${theWord(the, speaker)} pilots`)]
  return { owner: '', before: [], heads, after: pilots ? limits : [], exceptions: [] }
}

/** A card that is known already: what else must be so of it follows as a condition. */
function restricted(phrase: Phrase, the: NonNullable<Filter['the']>, speaker: Speaker): Phrase {
  if (typeof the === 'object' && the.chosen === 'fighters')
    return { ...phrase, after: [...phrase.after, 'involved'] }
  const word = theWord(the, speaker)
  const isState = phrase.heads.length === 0 && phrase.owner === '' && phrase.before.length === 0
  if (word.startsWith('those ') && isState) return { ...phrase, heads: [name(word)] }
  const known = phrase.heads.length === 1 && word === `that ${phrase.heads[0]!.one}`
  const nouns = known ? '' : either(phrase.heads.map(({ one, isName }) => (isName ? one : `a ${one}`)))
  const asked = [
    words(phrase.owner, ...phrase.before, nouns),
    ...phrase.after,
    phrase.exceptions.length > 0 ? `not ${either(phrase.exceptions)}` : '',
  ].filter((each) => each !== '')
  const after = asked.length > 0 ? [`(if ${words(...asked)})`] : []
  return { owner: '', before: [], heads: [name(word)], after, exceptions: [] }
}
/** Alternatives of what it is stand where the noun does; alternatives of how it is follow it. */
function withAlternatives(own: Phrase, filter: Filter, speaker: Speaker): Phrase {
  const near = nearby(filter.any ?? [])
  if (near) return { ...own, after: [...own.after, near] }
  const [system, ...others] = filter.any ?? []
  if (filter.type === 'site' && others.length === 0 && isOnlySystem(system))
    return { ...own, before: [...own.before, system.where.sitesOf] }
  if (
    filter.type === 'site' &&
    filter.any?.some((each) => typeof each.where === 'object' || each.not || each.adjacentTo)
  )
    return {
      ...own,
      heads: filter.any.flatMap((each) => asHeads(phraseOf({ ...each, type: 'site' }, speaker))),
    }
  const alternatives = filter.any ?? []
  if (isAroundSystem(alternatives))
    return listed(filter.type ?? []).includes('system')
      ? { ...own, before: [...own.before, 'related'] }
      : { ...own, after: [...own.after, 'at related system or sector'] }
  const plain = alternatives.map((each) => phraseOf(each, speaker))
  if (plain.every(({ heads }) => heads.length === 0)) {
    const ways = either(plain.map((each) => words(...each.before, tail(each))))
    const isBefore = plain.every(({ after }) => after.length === 0)
    return isBefore ? { ...own, before: [...own.before, ways] } : { ...own, after: [...own.after, ways] }
  }
  const takesKind = filter.kind && !filter.type && !filter.trait && !filter.icon
  const kind: Filter = takesKind ? { kind: filter.kind! } : {}
  const nouns = alternatives.flatMap((each) =>
    asHeads(phraseOf(each.the || each.title || each.persona ? each : { ...kind, ...each }, speaker)),
  )
  const known = alternatives.every(({ the }) => the !== undefined)
  if (known && takesKind && filter.kind !== 'character')
    return { ...own, heads: nouns, after: [...own.after, `(if ${bareOne({ ...own, after: [] })})`] }
  if (own.heads.length > 0 && !takesKind)
    return isMixed(plain)
      ? {
          ...own,
          before: [],
          heads: alternatives.flatMap((each) => asHeads(phraseOf(ofThat(filter, each), speaker))),
        }
      : { ...own, heads: joinedHeads(own.heads, nouns) }
  return { ...own, heads: nouns }
}
/** Some are told by what they are, others by whose or how they are. */
const isMixed = (plain: readonly Phrase[]): boolean =>
  plain.some(({ heads, owner }) => heads.length === 0 || owner !== '')
/** An alternative with what all of them are: "your stolen droid". */
const ofThat = ({ kind, type, trait }: Filter, each: Filter): Filter => ({
  ...(kind ? { kind } : {}),
  ...(type ? { type } : {}),
  ...(trait ? { trait } : {}),
  ...each,
})
/** Cards that are both: "Bothan spies", "alien smugglers or alien thieves". */
const joinedHeads = (own: readonly Head[], others: readonly Head[]): readonly Head[] =>
  own.flatMap(({ one: word }) =>
    others.map(({ one, many, ...rest }) => ({ ...rest, one: `${word} ${one}`, many: `${word} ${many}` })),
  )
/** The system and its sectors, said together. */
const isAroundSystem = (alternatives: readonly Filter[]): boolean =>
  JSON.stringify(alternatives) === JSON.stringify([{ where: 'related-system' }, { where: 'related-sector' }])

function asHeads(phrase: Phrase): readonly Head[] {
  const { owner, before, heads, after, exceptions } = phrase
  if (!owner && before.length + after.length + exceptions.length === 0) return heads
  const isName = owner !== '' || heads.every(({ isName: named }) => named)
  return [
    {
      one: words(owner, bareOne(phrase)),
      many: words(owner, bareMany(phrase)),
      ...(isName ? { isName } : {}),
    },
  ]
}

/** Whether an icon says who they are: starships and vehicles have pilot icons, too. */
const isPeople = ({ kind, type, trait, the, persona, icon }: Filter): boolean =>
  kind === 'character' ||
  icon === 'warrior' ||
  (kind === undefined && [type, trait, the, persona].some((each) => each !== undefined))

/** All makes of TIEs are called by one word, and so are those of freighters. */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  ['TIE', TIES],
  ['freighter', FREIGHTERS],
]
const makesOf = (models: readonly string[]): readonly string[] =>
  FAMILIES.reduce(
    (some, [name, makes]) =>
      makes.every((make) => some.includes(make))
        ? [name, ...some.filter((model) => !makes.includes(model))]
        : some,
    models,
  )

/** Only weapons are fired. */
const weaponsOf = (filter: Filter): readonly Head[] => {
  const heads = headsOf(filter)
  return heads.length > 0 ? heads : [KINDS.weapon]
}
/** What it is by its name, else by traits, icons, type and kind. */
function headsOf(filter: Filter): readonly Head[] {
  const { persona, title, type } = filter
  const names = persona ?? title
  if (names === undefined) return nounsOf(filter)
  const told = type
    ? ` ${either(listed(type).map((each) => TYPES[each].one))}`
    : isTold(filter)
      ? ''
      : ` ${either(listed(filter.kind!).map((each) => KINDS[each].one))}`
  return listed(names).map((each) => {
    const one = `${shortTitle(each)}${told}`
    return isCommonTitle(each) && persona === undefined ? { one, many: pluralOf(one) } : name(one)
  })
}
/** Personas are characters, and titles of sites are locations; other kinds are said. */
const isTold = ({ kind, persona }: Filter): boolean =>
  kind === undefined || kind === (persona === undefined ? 'location' : 'character')
const APPRENTICE: Noun = { one: 'apprentice', many: 'apprentices', of: 'character' }
function nounsOf(filter: Filter): readonly Head[] {
  const { model, sensitivity, type, kind } = filter
  const isNoun = (trait: string): boolean => !(trait in TRAIT_ADJECTIVES) && !(trait in TRAIT_POSSESSIONS)
  const icons = isPeople(filter) ? listed(filter.icon ?? []).flatMap((each) => ICON_NOUNS[each] ?? []) : []
  const nouns: (readonly Noun[])[] = [
    ...(type ? [makesOf(listed(model ?? [])).map((one) => ({ one, many: pluralOf(one) }))] : []),
    listed(type ?? []).map((each) => TYPES[each]),
    listed(filter.trait ?? [])
      .filter(isNoun)
      .map(traitNoun),
    icons,
    ...(type ? [] : [makesOf(listed(model ?? [])).map((one) => ({ one, many: pluralOf(one) }))]),
    listed(sensitivity ?? []).map((each) => SENSITIVITIES[each]),
    filter.learning ? [APPRENTICE] : [],
  ].filter((found) => found.length > 0)
  const tells = (one: CardKind): boolean => nouns.some((found) => found.some(({ of }) => of === one))
  if (kind && !listed(kind).every(tells)) nouns.push(listed(kind).map((each) => KINDS[each]))
  const last = nouns.pop() ?? []
  const isRepeated = ({ one }: Noun): boolean => last.every((each) => each.one.endsWith(` ${one}`))
  const modifiers = words(
    ...nouns.filter((found) => !found.every(isRepeated)).map((found) => either(found.map(({ one }) => one))),
  )
  return last.map(({ one, many: all }) => ({ one: words(modifiers, one), many: words(modifiers, all) }))
}

const placeAdjective = ({ kind, type, trait, where, whose }: Filter): string | undefined => {
  const place = type ?? (trait === 'cloud sector' ? 'sector' : kind === 'location' ? kind : undefined)
  if (typeof place !== 'string') return undefined
  if (where === 'same-location' && whose === 'yours') return undefined
  if (typeof where === 'string') return PLACE_ADJECTIVES[place]?.[where]
  return type === 'site' && where && 'sitesOf' in where ? where.sitesOf : undefined
}
/** The sites of a system in a pile are told by their titles. */
export const isOfSystem = ({ titleHas, type }: Filter): boolean =>
  type === 'site' && titleHas?.endsWith(':') === true
const isSiteOf = ({ where }: Filter): boolean => typeof where === 'object'
function adjectives(filter: Filter): readonly string[] {
  const {
    unique,
    trait,
    icon,
    occupied,
    movable,
    night,
    outermost,
    battleground,
    matching,
    converted,
    set,
    fresh,
    doubled,
    shielded,
    stolen,
    generic,
    atHome,
    piloted,
    nearest,
  } = filter
  const place = placeAdjective(filter)
  return [
    ...(place && !isSiteOf(filter) ? [place] : []),
    ...(unique === undefined ? [] : [unique ? 'unique' : 'non-unique']),
    ...(occupied === 'nobody' ? ['unoccupied'] : []),
    ...(movable ? ['movable'] : []),
    ...(matching ? ['matching'] : []),
    ...(piloted ? ['piloted'] : []),
    ...(nearest ? ['nearest'] : []),
    ...(set ? [`[${set}]`] : []),
    ...(fresh ? ['just-deployed'] : []),
    ...(doubled ? ['duplicate'] : []),
    ...(shielded ? ['shielded'] : []),
    ...(stolen ? ['stolen'] : []),
    ...(converted ? ['converted'] : []),
    ...(generic ? ['◇'] : []),
    ...(atHome ? ['matching'] : []),
    ...anyOf(listed(trait ?? []).flatMap((each) => TRAIT_ADJECTIVES[each] ?? [])),
    ...listed(icon ?? []).flatMap((each) => ICON_ADJECTIVES[each] ?? []),
    ...(night ? ["'nighttime'"] : []),
    ...(outermost ? ['outermost'] : []),
    ...(isOfSystem(filter) ? [filter.titleHas!.slice(0, -1)] : []),
    ...(battleground ? ['battleground'] : []),
    ...(place && isSiteOf(filter) ? [place] : []),
  ]
}

/** "Undercover or missing": one of a list is enough. */
const anyOf = (adjectives: readonly string[]): readonly string[] =>
  adjectives.length > 1 ? [either(adjectives)] : adjectives

/** Present at a place that is told from the card's own: not only present with it. */
const isPresentToo = ({ present, where }: Filter): boolean =>
  present === true && (where === 'same-site' || where === 'same-location')

/** Whoever flies something in a battle is said to fly it during battle. */
const isFlying = ({ pilots }: Filter): boolean => pilots !== undefined && pilots !== true

/** Who can learn by a Jedi Test: the first is for whoever is there with it, the others for whoever has completed the one before. */
function sayApprentice({ facts: { test = 1 } }: Speaker): string {
  const who = 'as apprentice (non-droid, non-Jedi, of lesser ability than mentor'
  return test === 1 ? `here ${who})` : `${who}, who has completed Jedi Test #${test - 1})`
}

/** What else must be so, in the order in which it is said. */
function qualities(filter: Filter, speaker: Speaker): readonly string[] {
  const { icon, trait, where } = filter
  const isOwned = (each: keyof typeof ICON_POSSESSIONS): boolean =>
    !(each in ICON_ADJECTIVES) && (!isPeople(filter) || !(each in ICON_NOUNS))
  const said = [
    ...listed(icon ?? [])
      .filter(isOwned)
      .map((each) => `with ${ICON_POSSESSIONS[each]}`),
    ...listed(trait ?? []).flatMap((each) => TRAIT_POSSESSIONS[each]?.[0] ?? []),
    ...SAID.flatMap(([field, say]) =>
      filter[field] === undefined ||
      (field === 'present' && isPresentToo(filter)) ||
      (field === 'titleHas' && isOfSystem(filter))
        ? []
        : [say(filter, speaker)],
    ),
    ...(filter.alone ? ['alone'] : []),
    ...(where === undefined || placeAdjective(filter) ? [] : [sayPlace(where, speaker)]),
    ...(isPresentToo(filter) ? ['and present'] : []),
    ...(filter.inBattle && !isFlying(filter) ? ['in battle'] : []),
    ...(filter.inDuel ? ['in a duel'] : []),
    ...(filter.underway ? ['with apprentice upside down'] : []),
    ...(filter.attempted ? ['attempted this turn'] : []),
    ...(filter.completed ? ['completed'] : []),
    ...(filter.canLearn ? [sayApprentice(speaker)] : []),
    ...(filter.canTeach ? ['of ability > 2 at Dagobah'] : []),
    ...(filter.taughtBy ? [`whose mentor is ${speaker.nouns.a(filter.taughtBy, speaker)}`] : []),
    ...(filter.number?.name === 'guns' ? [sayNumber(filter.number, speaker)] : []),
  ].filter((each) => each !== '')
  return said.map((each, index) =>
    index > 0 && each.startsWith(HAVING) && said[index - 1]!.startsWith(HAVING)
      ? `and ${each.slice(HAVING.length)}`
      : each,
  )
}
const HAVING = 'where you have '
