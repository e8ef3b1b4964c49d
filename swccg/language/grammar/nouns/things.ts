/** What is acted on: a card that is picked, cards that fit, one that was named before. */
import { either, first, map, pattern, remember, say, unless, where, worded } from '@dejarik/kernel/language'
import type { CardFacts } from '../../../cards/definition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { DESTINY, target } from '../instructions/steps.ts'
import type { Deed, Just } from '../sentences/deeds.ts'
import { ANSWERED, SELF, TARGET } from './filters.ts'
import { ownName } from './names.ts'
import { locationNoun, selector } from './nouns.ts'
import { itself } from './referents.ts'

export interface Thing {
  readonly what: Filter
  /** Who or what must be picked for it. */
  readonly deed: Deed
}
const those = (what: Filter): Thing => ({ what, deed: {} })
/** Whoever is told by the card that was picked is meant by that. */
const picked = (what: Filter): Thing =>
  JSON.stringify(what.with) === JSON.stringify(TARGET) ? those(what) : { what: TARGET, deed: target(what) }

/** Persons and titles mean themselves, wherever they are. */
const isNamed = (cards: Filter): boolean =>
  Object.keys(cards).length > 0 && Object.keys(cards).every((key) => NAMES.has(key))
const NAMES = new Set(['persona', 'title', 'whose', 'kind'])
const byName = (cards: Filter): boolean =>
  isNamed(cards) && (cards.persona !== undefined || cards.title !== undefined)

/** The noun comes before the first word of a place. */
const isPlural = (words: string): boolean =>
  /(?:[^s']s|sses|spies|Jedi)$/.test(
    words
      .trim()
      .split(/ (?:at|on|present|aboard|with|in|of|there|here|armed|carrying|you|not|that|except|\()\b/)[0]!,
  )
const several: Parser<Thing> = either<Thing>(
  say`(?=\s*all )${selector} and (?=\s*all )${selector}`((one, other) => those({ any: [one, other] })),
  say`(?=\s*(?:all |each |every ))${selector}`(those),
  map(
    worded(
      unless(
        pattern(/(?:all|each|every|any|one|an?|the) /i, () => null),
        selector,
      ),
      isPlural,
    ),
    those,
  ),
)
const oneOf: Parser<Thing> = either<Thing>(
  say`(?=\s*(?:any |one |an? ))${worded(selector, (words) => /^\s*(?:any one|any|one|an?) /i.test(words))}`(
    picked,
  ),
  map(
    where(
      worded(selector, (words) => /^\s*(?:your|opponent's|the)\b/i.test(words) && !isPlural(words)),
      (cards) => !byName(cards),
    ),
    picked,
  ),
)
const byTheirNames: Parser<Thing> = map(
  where(
    unless(
      pattern(/(?:any|one|an?|all|each) /i, () => null),
      selector,
    ),
    byName,
  ),
  those,
)

/** Somebody to whom something just happened, which is answered. */
const answers = (just: Just, { whose, ...card }: Filter): Thing => ({
  what: ANSWERED,
  deed: { when: { ...just, ...(whose ? { by: BY[whose] } : {}), card } },
})
const BY = { yours: 'you', opponents: 'opponent' } as const
const happened: Parser<Just['just']> = pattern(
  / ?(deployed|lost|forfeited)(?=\W)/,
  ([, word]) => word as 'deployed' | 'lost' | 'forfeited',
)
const justSo: Parser<Thing> = either<Thing>(
  say`${selector} just deployed by opponent`((card) =>
    answers({ just: 'deployed' }, { ...card, whose: 'opponents' }),
  ),
  say`(?:an? |one )?just[- ]${happened} ${selector}`((just, card) => answers({ just }, card)),
  say`(?:an? |one )?opponent's just[- ]${happened} ${selector}`((just, card) =>
    answers({ just }, { ...card, whose: 'opponents' }),
  ),
  say`(?:an? |one )?opponent's just[- ]hit ${selector}`((card) => ({
    what: ANSWERED,
    deed: { when: { just: 'hit', card: { ...card, whose: 'opponents' } } },
  })),
  say`(?:an? |one )?${selector} just lost from table`((card) => answers({ just: 'lost' }, card)),
  say`one ${selector} just ${happened} from (?:an? |any |the )?${locationNoun}`((card, just, at) =>
    answers({ just, at }, card),
  ),
)

/** As many as were drawn, picked then among those who are there. */
const soMany: Parser<Thing> = either<Thing>(
  say`that number of ${selector} \(your choice\)`((what) => chosen(what)),
  say`that number of ${selector} \((?:opponent's|owner's) choice\)`((what) => chosen(what, 'opponent')),
)
const chosen = (what: Filter, who?: 'opponent'): Thing => ({
  what: TARGET,
  deed: {
    do: [
      {
        do: 'choose',
        as: 'target',
        what: { where: 'same-location', ...what },
        least: DESTINY,
        most: DESTINY,
        ...(who ? { who } : {}),
      },
    ],
  },
})

/** The card by what it is: `Effect` on an Effect, `device` on a device. */
const KIND_SAID: Readonly<Partial<Record<CardFacts['kind'], RegExp>>> = {
  effect: /(?:this |the )?(?:Utinni |Immediate |Mobile )?Effect(?! of)(?=\W|$)/i,
  device: /(?:this |the )?device(?=\W|$)/i,
  weapon: /(?:this |the )?(?:weapon|seeker|mine)(?=\W|$)/i,
}
const SAYS = Object.fromEntries(
  Object.entries(KIND_SAID).map(([kind, words]) => [kind, pattern(words, () => those(SELF))]),
)
const byKind: Parser<Thing> = (source, at) => SAYS[source.card.kind]?.(source, at) ?? []

export const thing: Parser<Thing> = remember(
  first<Thing>(
    byKind,
    justSo,
    soMany,
    map(itself, those),
    map(ownName, () => those(SELF)),
    either<Thing>(several, oneOf, byTheirNames),
  ),
)
