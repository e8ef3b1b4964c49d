/** The card that speaks: what it calls itself, what it lies on, and what it has named so far. */
import { same } from '@dejarik/kernel'
import { hasPart } from '@dejarik/kernel/language'
import type { CardFacts, CardKind } from '../../../cards/definition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { listed } from '../lists.ts'
import { ICON_NOUNS, KINDS, TRAIT_ADJECTIVES, TRAIT_POSSESSIONS, TYPES, traitNoun } from '../words/nouns.ts'
import { shortTitle } from '../words/places.ts'

export interface Speaker {
  readonly facts: CardFacts
  /** What it calls itself in a sentence. */
  readonly self: string
  /** What it calls the card that it is on. */
  readonly host: string
  /** Cards that were named, and numbers that were drawn, chosen or remembered, by their names. */
  readonly cards: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** Whose the cards and piles are, where a sentence means either player's. */
  readonly owner?: string
  /** What is being answered, where it is no card. */
  readonly answered?: string
  /** Whether the card names itself, because others are spoken of beside it. */
  readonly namesItself?: true
  /** Cards that were just said to be there. */
  readonly them?: Filter
  /** What happens once, by the mark that the card sets for it. */
  readonly onces: readonly string[]
  /** Two numbers that were just compared. */
  readonly compared?: string
  /** What can have been chosen, and marks that were set to a number, by their names. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  readonly flags?: Readonly<Record<string, number>>
  /** What was declared, by the name under which it is noted. */
  readonly declared: Readonly<Record<string, readonly string[]>>
  /** How cards are spoken of; held here because phrases stand within phrases. */
  readonly nouns: Nouns
}

type Says = (filter: Filter, speaker: Speaker) => string
export interface Nouns {
  /** "A Rebel", "any Rebel", "one of your Rebels", "your Rebels", "Rebel". */
  readonly a: Says
  readonly any: Says
  readonly oneOf: Says
  readonly many: Says
  readonly bare: Says
  readonly several: (count: number | string, filter: Filter, speaker: Speaker) => string
  /** What is so of a card. */
  readonly predicate: Says
  readonly isNamed: (filter: Filter, speaker: Speaker) => boolean
  readonly isState: (filter: Filter, speaker: Speaker) => boolean
}

export function speakerOf(facts: CardFacts, text: CardText, nouns: Nouns): Speaker {
  return {
    facts,
    self: selfWord(facts),
    host: hostWord(facts, text),
    cards: {},
    values: notedIn(text),
    declared: declaredIn(text),
    onces: oncesIn(text),
    nouns,
  }
}
export const naming = (
  speaker: Speaker,
  cards: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>> = {},
): Speaker => ({
  ...speaker,
  cards: { ...speaker.cards, ...cards },
  values: { ...speaker.values, ...values },
})

const withoutBracket = (title: string): string => title.replace(/ \([^)]*\)$/, '')

function selfWord({ kind, type, title, persona }: CardFacts): string {
  if (kind === 'interrupt') return 'Interrupt'
  if (kind === 'effect') return type === 'utinni' ? 'Utinni Effect' : 'Effect'
  if (kind === 'objective') return 'this Objective'
  if (kind === 'location') return `this ${type ?? kind}`
  return persona ?? withoutBracket(shortTitle(title))
}

/** "He" for whoever is on the card. */
export const pronoun = ({ facts: { kind, traits = [], title } }: Speaker): string => {
  if (kind !== 'character') return 'it'
  if (title.endsWith('Sisters')) return 'they'
  return traits.includes('female') ? 'she' : traits.includes('male') ? 'he' : 'he'
}

/** What the card lies on; a Utinni Effect that its target takes along is on a character from then on. */
function hostWord({ kind }: CardFacts, text: CardText): string {
  const { deploys, lives, triggers = [] } = text
  const rides = hasPart(text, (part) => part['passenger'] === true || part['drives'] === true)
  if (kind === 'character') return rides ? 'that starship or vehicle' : 'that starship'
  const isTaken = triggers.some((trigger) =>
    trigger.do.some((step) => step.do === 'attach' && step.what.the === 'self'),
  )
  const hosts = [
    ...(deploys?.on?.flatMap(({ on }) => (typeof on === 'object' ? [on] : [])) ?? []),
    ...(typeof lives?.parasite === 'object' ? [lives.parasite] : []),
  ]
  return `that ${isTaken ? 'character' : commonNoun(hosts)}`
}

/** One word for cards of several kinds: what all of them are. */
function commonNoun(filters: readonly Filter[]): string {
  const [noun, ...others] = new Set(filters.map(plainNoun))
  if (noun !== undefined && others.length === 0) return noun
  const [kind, ...more] = new Set(filters.map(kindOf))
  return kind !== undefined && more.length === 0 ? KINDS[kind].one : 'card'
}
/** What kind of card fits, where that is sure. */
function kindOf({ kind, type, trait, icon, persona }: Filter): CardKind | undefined {
  const kinds = new Set<CardKind | undefined>([
    ...listed(kind ?? []),
    ...listed(type ?? []).map((each) => TYPES[each].of),
    ...listed(trait ?? []).map((each) => traitNoun(each).of),
    ...(icon === 'warrior' ? ['character' as const] : []),
    ...(persona ? [undefined] : []),
  ])
  return kinds.size === 1 ? [...kinds][0] : undefined
}

/** What a player declares as the card comes, and the card remembers. */
function declaredIn({ deploys }: CardText): Speaker['declared'] {
  const steps = [...(deploys?.names ?? []), ...(deploys?.after ?? [])].flatMap((step) =>
    step.do === 'if' ? step.so : [step],
  )
  const options = steps.flatMap((step) => (step.do === 'choose-one' ? [step.options] : []))
  const names = steps.flatMap((step) => (step.do === 'note' ? [step.as] : []))
  return options.length === 1 ? Object.fromEntries(names.map((name) => [name, options[0]!])) : {}
}

/** A number that the card remembers from its coming is called X. */
const notedIn = ({ deploys }: CardText): Speaker['values'] =>
  Object.fromEntries(
    (deploys?.after ?? []).flatMap((step) =>
      step.do === 'note' &&
      typeof step.amount === 'object' &&
      'code' in step.amount &&
      step.amount.code !== 'where-the-target-is'
        ? [[step.as, 'X']]
        : [],
    ),
  )

/** Marks that a trigger sets at its first time, and that keep it from a second. */
function oncesIn({ triggers = [] }: CardText): Speaker['onces'] {
  return triggers.flatMap(({ do: [first], if: condition }) => {
    if (first?.do !== 'note' || first.amount !== 1) return []
    const unmarked = { if: 'not', of: { if: 'noted', name: first.as, is: 1 } }
    return hasPart(condition, (part) => same(part, unmarked)) ? [first.as] : []
  })
}

/** One plain word for cards that fit: "that character", "that starship". */
export function plainNoun(filter: Filter): string {
  const { trait, icon, type, kind, any, persona, model } = filter
  const noun = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined)
  const isNoun = (each: string): boolean => !(each in TRAIT_ADJECTIVES) && !(each in TRAIT_POSSESSIONS)
  const byTrait = noun(
    listed(trait ?? [])
      .filter(isNoun)
      .map((each) => traitNoun(each).one),
  )
  const byIcon = noun(listed(icon ?? []).flatMap((each) => ICON_NOUNS[each]?.one ?? []))
  const byType = noun(listed(type ?? []).map((each) => TYPES[each].one))
  const kinds = new Set([...listed(kind ?? []), ...listed(type ?? []).map((each) => TYPES[each].of!)])
  const alternatives = new Set((any ?? []).map(plainNoun))
  if (byTrait ?? byIcon ?? byType) return (byTrait ?? byIcon ?? byType)!
  if (kinds.size === 1) return KINDS[[...kinds][0]!].one
  if (alternatives.size === 1) return [...alternatives][0]!
  if (any && commonNoun(any) !== 'card') return commonNoun(any)
  if (typeof model === 'string') return model
  return persona === undefined ? 'card' : 'character'
}

export function theWord(the: NonNullable<Filter['the']>, speaker: Speaker): string {
  if (the === 'self') return speaker.self
  if (the === 'host') return speaker.host
  if (the === 'mentor') return 'mentor'
  if (the !== 'target' && the.chosen === 'changed') return 'that card'
  return the === 'target' ? 'target' : (speaker.cards[the.chosen] ?? `the ${the.chosen}`)
}

/** What is kept of a choice that the opponent makes. */
export const THEIR_CHOICE = "opponent's choice"
