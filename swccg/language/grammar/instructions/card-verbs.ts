/** What becomes of cards: lost, stolen, cancelled, sent elsewhere, hit. */
import { either, nothing, pattern, say, where, worded } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { AT, SELF, TARGET, THOSE } from '../nouns/filters.ts'
import { isLocation, locationNoun, selector } from '../nouns/nouns.ts'
import { atLocation } from '../nouns/places.ts'
import { itself } from '../nouns/referents.ts'
import { self } from '../nouns/the-card-itself.ts'
import { type Thing, thing } from '../nouns/things.ts'
import { type Deed, joinDeeds } from '../sentences/deeds.ts'
import { does, target } from './steps.ts'

/** As many as a deck holds. */
const ANY_NUMBER = 60
type Act = (what: Filter) => Instruction
const LOSE: Act = (what) => ({ do: 'lose-cards', what })
const STEAL: Act = (what) => ({ do: 'steal', what })
const CANCEL: Act = (what) => ({ do: 'cancel-cards', what })
const OUT_OF_PLAY: Act = (what) => ({ do: 'out-of-play', what })
const TO_HAND: Act = (what) => ({ do: 'return-to-hand', what })
const TO_USED: Act = (what) => ({ do: 'use-cards', what })
const HIT: Act = (what) => ({ do: 'hit', what })
const EXCLUDE: Act = (what) => ({ do: 'exclude', what })

const acted = ({ what, deed }: Thing, act: Act): Deed => ({
  ...deed,
  do: [...(deed.do ?? []), act(what)],
})
/** What is stolen is the opponent's, whatever the text says of it. */
const theirs = ({ what, deed }: Thing): Thing => ({
  what,
  deed: {
    ...deed,
    ...(deed.targets
      ? {
          targets: deed.targets.map((one) => ({
            ...one,
            what: { ...one.what, whose: 'opponents' as const },
          })),
        }
      : {}),
  },
})

/** The one that is picked has such a card on it. */
const holding = ({ what, deed }: Thing, by: Filter): Thing => ({
  what,
  deed: {
    ...deed,
    targets: (deed.targets ?? []).map((one) => ({ ...one, what: { ...one.what, with: by } })),
  },
})

const hand: Parser<unknown> = pattern(/ ?(?:opponent's|owner's|owners'|your|his|its) hands?/, () => null)
const used: Parser<unknown> = pattern(
  / ?(?:opponent's |owner's |your |the )?Used Pile(?! instead)/,
  () => null,
)
const battle: Parser<unknown> = pattern(/ ?(?:that |the )?battle/, () => null)

/** With the verb before the card. */
const active: Parser<Deed> = either<Deed>(
  say`(?:lose|destroy) ${thing}(?! to\b)`((one) => acted(one, LOSE)),
  say`(?:cause|choose|select) ${thing} to be (?:immediately )?lost`((one) => acted(one, LOSE)),
  say`cause ${thing} to be (?:immediately )?placed in Lost Pile`((one) => acted(one, LOSE)),
  say`${selector} may steal ${selector}`((taker, what) => ({
    targets: [
      { name: 'taker', what: taker },
      { name: 'target', what: { ...what, whose: 'opponents' } },
    ],
    do: [{ do: 'steal', what: TARGET, to: { the: { chosen: 'taker' } } }],
  })),
  say`(?:all )?cards with that destiny number (?:at that (?:site|location)|there \(except locations\)) are lost`(
    () =>
      does({
        do: 'lose-cards',
        what: {
          number: { name: 'destiny', exactly: { value: 'destiny' } },
          where: 'same-location',
          not: { kind: 'location' },
        },
      }),
  ),
  say`for remainder of battle,? ${thing} (?:is|are) (?:simultaneously )?excluded from ${battle}`((one) =>
    acted(one, EXCLUDE),
  ),
  say`steal ${thing} into (?:your )?hand(?:, to use or lose as your own)?`((one) =>
    acted(one, (what) => ({ do: 'take-into-hand', what })),
  ),
  say`target ${selector} at (?:an? |any )?${locationNoun} where a battle just (?:finished|ended)`(
    (what, at) => ({
      when: { just: 'battle-ended', at },
      targets: [{ name: 'target', what: { ...what, where: { atA: AT } } }],
    }),
  ),
  say`target (?:any number of|as many) ${selector}(?: as desired)?`((what) => ({
    targets: [{ name: 'target', what, most: ANY_NUMBER }],
  })),
  say`add all weapon destiny draws together[.] Apply that total separately for each weapon in an order of your choosing`(
    () => does({ do: 'fire-together', at: TARGET }),
  ),
  say`steal ${thing} if it is controlled by ${selector}`((one, by) => acted(theirs(holding(one, by)), STEAL)),
  say`steal ${thing}(?! into| if| \()`((one) => acted(theirs(one), STEAL)),
  say`steal ${thing} \(place on ${either<Filter>(itself, self)}\)`((one, to) =>
    acted(theirs(one), (what) => ({ do: 'steal', what, to })),
  ),
  say`break cover of ${thing}`((one) => acted(one, (what) => ({ do: 'break-cover', what }))),
  say`exclude all ${where(selector, ({ any }) => !any?.some(({ inBattle }) => inBattle))} from ${battle}, later arrivals too`(
    (what) => does({ do: 'exclude', what, all: true }),
  ),
  say`cancel ${worded(where(thing, isCancelled), (words) => words.trim() !== 'it')}`((one) =>
    acted(one, CANCEL),
  ),
  say`place ${thing} out of play`((one) => acted(one, OUT_OF_PLAY)),
  say`return ${thing} to ${hand}`((one) => acted(one, TO_HAND)),
  say`(?:place|send|relocate) ${thing} (?:in|on|to) ${used}`((one) => acted(one, TO_USED)),
  say`(?:place|relocate) (?:in|to) ${used} ${thing}`((_, one) => acted(one, TO_USED)),
  say`${self} place on top of (?:your )?Used Pile`((what) =>
    does({ do: 'put-on-pile', what, piles: ['used'] }),
  ),
  say`place ${either<Filter>(self, nothing(SELF))} on top of (?:your )?Used Pile`((what) =>
    does({ do: 'put-on-pile', what, piles: ['used'] }),
  ),
  say`place ${itself} on top of (?:your )?Used Pile`((what) =>
    does({ do: 'put-on-pile', what, piles: ['used'] }),
  ),
  say`exclude ${thing} from ${battle}`((one) => acted(one, EXCLUDE)),
  say`(?:cause|choose|select) ${thing} to be (?:immediately )?excluded from ${battle}`((one) =>
    acted(one, EXCLUDE),
  ),
  say`exclude from ${battle} ${thing}`((_, one) => acted(one, EXCLUDE)),
  say`target ${selector}(?! with)`((what) => target(what, isLocation(what) ? 'at' : 'target')),
  say`(?:select|choose) ${where(thing, ({ deed }) => deed.targets !== undefined)}(?=[.;]| and )`(
    ({ deed }) => deed,
  ),
  say`take ${selector} into hand(?! from)`((what) => ({
    ...target(what),
    ...does({ do: 'take-into-hand', what: TARGET }),
  })),
)
/** Cards on table that can be cancelled. */
function isCancelled({ what, deed }: Thing): boolean {
  const of = deed.targets?.[0]?.what ?? what
  return of === TARGET || of === SELF || of.kind === 'effect' || of.type === 'utinni'
}

/** Those who are left choose one of them. */
const lostOf = (what: Filter): Deed =>
  does(
    { do: 'choose', as: 'victim', what, who: 'opponent' },
    { do: 'lose-cards', what: { the: { chosen: 'victim' } } },
  )

/** With the card before the verb. */
const passive: Parser<Deed> = either<Deed>(
  say`${thing}(?: is| are)?(?: immediately| also)? lost(?! from)`((one) => acted(one, LOSE)),
  say`everything (?:in|at) (?:the )?${locationNoun} is lost`((at) => ({
    if: { if: 'on-table', what: at },
    do: [{ do: 'lose-cards', what: { ...atLocation(at), not: { kind: 'location' } } }],
  })),
  say`${thing} \(your choice\) (?:is|are) (?:immediately )?lost`((one) => acted(one, LOSE)),
  say`${thing} (?:is|are) (?:immediately |also )?stolen`((one) => acted(theirs(one), STEAL)),
  say`${thing}(?: is| are)?(?: immediately)? canceled`((one) => acted(one, CANCEL)),
  say`${thing} (?:is placed|place) on top of (?:your|owner's) Used Pile`((one) => acted(one, TO_USED)),
  say`after \w+ is stolen, ${selector} returns to ${hand}`((what) =>
    does({ do: 'return-to-hand', what: { ...what, on: TARGET } }),
  ),
  say`${thing} (?:is|are) placed out of play`((one) => acted(one, OUT_OF_PLAY)),
  say`${thing} (?:immediately )?(?:returns|return|is returned|are returned) to ${hand}`((one) =>
    acted(one, TO_HAND),
  ),
  say`${thing} (?:is|are) (?:simultaneously )?excluded from ${battle}`((one) => acted(one, EXCLUDE)),
  say`${thing}(?: is)? hit(?! by)`((one) => acted(one, HIT)),
  say`${thing} is now undercover`((one) => acted(one, (what) => ({ do: 'go-undercover', what }))),
  say`${thing} immediately returns to ${hand}[.] \(Also, any cards deployed on character return to owners' hands[.]?\)`(
    (one) => acted(one, TO_HAND),
  ),
  say`${itself} must be forfeited at end of battle`((what) => does({ do: 'must-forfeit', what })),
  say`opponent must lose one of them`(() => lostOf(THOSE)),
  say`one(?: of them)? is lost[.]? \(opponent's choice[.]?\)`(() => lostOf(THOSE)),
  say`one ${selector} \(opponent's choice\) is lost`((what) =>
    does(
      { do: 'choose', as: 'victim', what, who: 'opponent' },
      { do: 'lose-cards', what: { the: { chosen: 'victim' } } },
    ),
  ),
)

/** Where cards go. */
const place: Parser<Thing> = either<Thing>(
  say`(?=\s*(?:one |any |an? |another ))${locationNoun}`((to) => ({
    what: { the: { chosen: 'place' } },
    deed: target(to, 'place'),
  })),
  say`(?!\s*(?:one |any |an? |another ))${where(locationNoun, (to) => to.title !== undefined)}`((what) => ({
    what,
    deed: {},
  })),
  say`same site`(() => ({ what: { type: 'site' as const, where: 'same-site' as const }, deed: {} })),
)
const relocated = (one: Thing, to: Thing): Deed =>
  joinDeeds([one.deed, to.deed, does({ do: 'relocate', what: one.what, to: to.what })]) ?? {}
/** The one that is picked is there now. */
function standing(deed: Deed, from: Filter): Deed {
  const targets = deed.targets?.map((one) => ({
    ...one,
    what: { ...one.what, where: { atA: from } },
  }))
  return { ...deed, ...(targets ? { targets } : {}) }
}
type How = Omit<Extract<Instruction, { do: 'move-away' }>, 'do' | 'what'>
const away: Parser<How> = either<How>(
  say`\((?:for free)\),? or (?:that character is|be) lost`(() => ({ free: true, orLost: true })),
  say`for free,? or (?:be )?lost`(() => ({ free: true, orLost: true })),
  say`\(using (?:their )?landspeed\)`(() => ({ by: ['landspeed'] })),
  say`as a react (?:\(for free\)|for free)`(() => ({ free: true, react: true })),
  say`as a react(?! \(?for free)`(() => ({ react: true })),
  say`(?:\(for free\)|for free)(?!,? or)`(() => ({ free: true })),
  nothing({}),
)

/** What is aboard another starship goes with it. */
const unaided = (what: Filter): Filter =>
  [what.kind].flat().includes('starship') ? { ...what, present: true } : what
const moves: Parser<Deed> = either<Deed>(
  say`relocate ${thing} to ${place}(?! or)`(relocated),
  say`relocate ${thing} to (?:any one |an? |any )?${locationNoun} or to (?:one of )?${selector}`(
    (one, at, ship) => ({
      ...one.deed,
      targets: [
        ...(one.deed.targets ?? []),
        {
          name: 'place',
          what: { any: [at, { ...ship, roomFor: one.what }], not: TARGET },
        },
      ],
      do: [{ do: 'relocate', what: one.what, to: { the: { chosen: 'place' } } }],
    }),
  ),
  say`(?:relocate|move) ${thing} from ${locationNoun} to ${place}`((one, from, to) =>
    relocated({ ...one, deed: standing(one.deed, from) }, to),
  ),
  say`${thing} (?:is|are)? ?relocated to ${place}`(relocated),
  say`(?:relocate )?${self} to ${locationNoun}`((what, to) => ({
    ...target(to, 'place'),
    ...does({ do: 'relocate', what, to: { the: { chosen: 'place' } } }),
  })),
  say`${thing} must (?:each )?move away${away}`((one, how) =>
    acted(one, (what) => ({ do: 'move-away', what, ...how })),
  ),
  say`move ${thing} away${away}`((one, how) => ({
    ...one.deed,
    ...does({ do: 'move-away', what: unaided(one.what), ...how }),
  })),
  say`(?:choose|select) ${thing} to move away${away}`((one, how) => ({
    ...one.deed,
    ...does({ do: 'move-away', what: one.what, ...how }),
  })),
  say`place Utinni Effect on target`(() => does({ do: 'attach', what: SELF, to: { the: 'target' } })),
)
export const cardVerbs: Parser<Deed> = either<Deed>(active, passive, moves)
