/** Functions of an Interrupt: each is an action, or several where it can be played at several moments. */
import {
  either,
  hasPart,
  nothing,
  pattern,
  rewrite,
  say,
  separated,
  sequence,
  where,
  worded,
} from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { HappeningName } from '../../../text/happening.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, Target, When } from '../../../text/text.ts'
import type { Parser, Source } from '../../source.ts'
import { PILE_WORDS } from '../../words.ts'
import { measure as amount } from '../amounts/measures.ts'
import { all, not, there } from '../conditions/conditions.ts'
import { bothPlayers, isPresent, level, unplaced } from '../conditions/facing.ts'
import { moment } from '../conditions/times.ts'
import { cancels } from '../instructions/cancelling.ts'
import { instructions } from '../instructions/instructions.ts'
import { fromLost } from '../instructions/pile-instructions.ts'
import { ANSWERED, AT, SELF, TARGET } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { locationNoun, numberWord, selector } from '../nouns/nouns.ts'
import { atLocation } from '../nouns/places.ts'
import { referring } from '../nouns/referents.ts'
import { heads, price } from './actions.ts'
import { type Deed, joinDeeds, toAction } from './deeds.ts'
import type { Piece } from './piece.ts'

/** Where the battle is, if that is said. */
const there_: Parser<Filter> = either<Filter>(
  say`at (?:an? |any |the )?${locationNoun}`(atLocation),
  nothing({}),
)
const inBattle = (whose: 'yours' | 'opponents' | undefined, who: Filter): Condition =>
  there({ ...(whose ? { whose } : {}), ...who, inBattle: true })

/** One of those who must be there: a list within it is joined by `or`. */
const oneOf: Parser<Filter> = worded(selector, (words) => !/ and |,/.test(words))
const unowned: Parser<Filter> = where(oneOf, ({ whose }) => whose === undefined)
/** Somebody who must be there, and whom others are told apart from. */
const presentOne: Parser<Deed> =
  say`if (?:one of )?${selector} is present during (?:an?y? )?battle ${there_}`((who, at) => ({
    when: 'battle',
    targets: [{ name: 'target', what: { whose: 'yours', ...who, ...at, inBattle: true, present: true } }],
  }))
/** `If both players have a spy at same site`: the opponent's is the one that is meant. */
const bothHave: Parser<Deed> = say`if ${bothPlayers}`((what) => ({ targets: [{ name: 'target', what }] }))
/** `If your Jawa is at same location as any Utinni Effect`: that one is meant. */
const beside: Parser<Deed> = say`if (?:one of )?${unplaced} is at same ${level} as (?=any |an? )${unplaced}`(
  (cards, at, what) => ({
    targets: [{ name: 'target', what: { ...what, where: { atA: { ...at, has: cards } } } }],
  }),
)
/** `If opponent has at least two starships at same system`: the place is picked. */
const gathered: Parser<Deed> =
  say`if opponent has (?:at least )?${count}(?: or more)? ${unplaced} ${isPresent} at (?:a |same )?${level}(?: together)?`(
    (least, cards, present, at) => ({
      targets: [
        {
          name: 'at',
          what: { ...at, hasSeveral: { least, of: { ...cards, whose: 'opponents', ...present } } },
        },
      ],
    }),
  )
/** Two in one battle, of one's own where nothing else is said. */
const together: Parser<Deed> = either<Deed>(
  say`if (?:your )?${oneOf} and (?:either )?${unowned} are in (?:a )battle together ${there_}`(
    (one, other, at) => met('yours', [one, other], at),
  ),
  say`if your ${oneOf} and ${oneOf} are in battle together ${there_}`((one, other, at) =>
    met('yours', [one, other], at),
  ),
  say`if (?:your )?${oneOf}, ${oneOf} and ${oneOf} are in (?:a )?battle together ${there_}`(
    (one, other, third, at) => met('yours', [one, other, third], at),
  ),
  say`if ${count} ${oneOf} are in (?:a )?battle together ${there_}`(
    (least, cards, at): Deed => ({
      if: { if: 'on-table', what: { ...cards, ...at, inBattle: true }, least },
      when: 'battle',
    }),
  ),
  say`if you have ${oneOf} and ${oneOf} in (?:a )?battle together ${there_}`((one, other, at) =>
    met('yours', [one, other], at),
  ),
  say`if ${unowned} and your ${unowned} are (?:involved in (?:the )?same battle|in a battle together)`(
    (one, yours): Deed => ({
      if: all(inBattle(undefined, one), inBattle('yours', yours)),
      when: 'battle',
    }),
  ),
  say`if ${unowned} and ${unowned} are in battle together`((one, other) => met(undefined, [one, other], {})),
  say`during any battle involving both ${oneOf} and ${oneOf}`((one, other) =>
    met(undefined, [one, other], {}),
  ),
)
const met = (whose: 'yours' | undefined, cards: readonly Filter[], at: Filter): Deed => ({
  if: all(...cards.map((one) => inBattle(whose, { ...one, ...at }))),
  when: 'battle',
})

/** What was said of the one that was just told of: `if Imperial is Vader`. */
const rivals: Parser<readonly Deed[]> =
  say`if ${selector} and (?:an? )?${selector} are (?:involved in (?:the )?same battle|in a battle together), (?:may )?add one battle destiny \(add two (?:(?:battle )?destiny )?if (?:that )?(?:Imperial|Rebel) is ${selector}\)?`(
    (hero, foes, arch) => {
      const met = (foe: Filter): Condition =>
        all(inBattle('yours', hero), inBattle('opponents', { ...foes, ...foe }))
      return [
        { when: 'battle', if: met(arch), do: destinies(2) },
        { when: 'battle', if: all(met({}), not(met(arch))), do: destinies(1) },
      ]
    },
  )
const destinies = (add: number): readonly Instruction[] => [
  {
    do: 'for-a-while',
    what: { static: 'side-number', change: 'battle-destinies', whose: 'yours', at: { inBattle: true }, add },
    until: 'end-of-battle',
  },
]

/** The same of any two, of whom the one without a name may be somebody. */
const rivalOfYours: Parser<readonly Deed[]> =
  say`if ${oneOf} and ${where(oneOf, ({ whose }) => whose === 'yours')} are (?:involved in (?:the )?same battle|in a battle together), (?:may )?add one battle destiny \(add two (?:(?:battle )?destiny )?if (?:that )?(?:\w+ )?\w+ is ${selector}\)?`(
    (foe, own, arch) => {
      const both = (more: Filter): Condition =>
        all(inBattle(undefined, { ...foe, ...more }), inBattle(undefined, own))
      return [
        { when: 'battle', if: both(arch), do: destinies(2) },
        { when: 'battle', if: all(both({}), not(both(arch))), do: destinies(1) },
      ]
    },
  )

/** Whether an Interrupt is played in a battle or at any time, where it does not say. */
function momentOf(deed: Deed): When {
  return hasBattle(deed) ? 'battle' : 'any-time'
}
function hasBattle(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasBattle)
  if (typeof node !== 'object' || node === null) return false
  const part = node as Readonly<Record<string, unknown>>
  if (part['if'] === 'not') return false
  return part['if'] === 'battle' || part['inBattle'] === true || Object.values(part).some(hasBattle)
}

/** A time before those who must be somewhere. */
const timed: Parser<Deed> = (source, at) =>
  sequence<[Deed, unknown, Deed]>(
    where(heads, ({ when }) => when !== undefined),
    pattern(/, /, () => null),
    either<Deed>(bothHave, beside, gathered),
  )(source, at).flatMap(({ value: [before, , there], end }) => {
    const joined = joinDeeds([before, there])
    return joined ? [{ value: joined, end }] : []
  })
const plain: Parser<readonly Deed[]> = (source, at) =>
  sequence<[Deed, unknown, Deed, Deed]>(
    either<Deed>(heads, together, presentOne, bothHave, beside, gathered, timed),
    pattern(/,? ?(?:may )?/, () => null),
    price,
    instructions,
  )(source, at).flatMap(({ value: [before, , cost, steps], end }) => {
    const joined = joinDeeds([before, cost, steps])
    return joined ? [{ value: [joined], end }] : []
  })
/** `Use 1 Force if …. Draw destiny`: the price first. */
const someHeads: Parser<Deed> = where(
  heads,
  ({ when, if: condition }) => when !== undefined || condition !== undefined,
)
const priceFirst: Parser<readonly Deed[]> = (source, at) =>
  either<readonly Deed[]>(
    say`use ${amount} Force[.] ${instructions}`((cost, steps) => [{ ...steps, cost }]),
    say`use X Force, where X = ${amount}[.] ${instructions}`((cost, steps) => [{ ...steps, cost }]),
    say`use ${amount} Force ${either(someHeads, bothHave, gathered)}(?:[.]|:| to) ${instructions}`(
      (cost, before, steps) => {
        const joined = joinDeeds([{ cost }, before, steps])
        return joined ? [joined] : []
      },
    ),
    say`${heads}, use ${amount} Force[.;] ${instructions}`((before, cost, steps) => {
      const joined = joinDeeds([before, { cost }, steps])
      return joined ? [joined] : []
    }),
    say`use ${amount} Force and ${instructions}`((cost, steps) => [{ ...steps, cost }]),
    say`${heads}, ${instructions} by using ${amount} Force`((before, steps, cost) => {
      const joined = joinDeeds([before, { cost }, steps])
      return joined ? [joined] : []
    }),
  )(source, at)

/**
 * Nobody is beside an Interrupt: `present` is said of the place that is answered or targeted, of the battle, or of those
 * who must be there. Nothing where nobody has named a place.
 */
function away(given: Deed): Deed | undefined {
  const deed = apart(given)
  if (!deed) return undefined
  const { when, if: condition, ...rest } = deed
  const beside = placeOf(deed)
  if (!beside && hasPart(rest, isBeside)) return undefined
  if (condition && !answeredPlace(deed) && hasPart(condition, isBeside)) return undefined
  return {
    ...(standing(rest, beside ?? {}) as Deed),
    ...(condition ? { if: standing(condition, answeredPlace(deed) ?? {}) as Condition } : {}),
    ...(when === undefined ? {} : { when }),
  }
}
function placeOf(deed: Deed): Filter | undefined {
  const company = deed.if ? companyOf(deed.if) : undefined
  return answeredPlace(deed) ?? (company ? { where: { atA: { has: company } } } : undefined)
}
function answeredPlace({ when, targets, ...deed }: Deed): Filter | undefined {
  if (targets?.some(({ name }) => name === 'at')) return { where: { atA: AT } }
  if (typeof when === 'object' && 'just' in when) {
    if (AT_A_PLACE.has(when.just)) return { where: { atA: AT } }
    return when.card ? { where: { atA: { has: ANSWERED } } } : undefined
  }
  return when === 'battle' || momentOf({ targets: targets ?? [], ...deed }) === 'battle'
    ? IN_BATTLE
    : undefined
}
/** Moments that name the place. */
const AT_A_PLACE: ReadonlySet<HappeningName> = new Set([
  'battle-initiated',
  'battle-ended',
  'drain-initiated',
  'lost',
  'forfeited',
])
const isBeside = (part: Readonly<Record<string, unknown>>): boolean =>
  part['where'] === 'present' || part['where'] === 'same-location'
/** An Interrupt is no other: `all other Rebels` are others than the one that was picked. */
function apart(deed: Deed): Deed | undefined {
  if (!hasPart(deed, isOther)) return deed
  const picked = deed.targets?.some(({ name }) => name === 'target')
  const place =
    deed.if?.if === 'on-table' && typeof deed.if.what.title === 'string' ? deed.if.what : undefined
  const not = picked ? TARGET : place
  if (not) return rewrite(deed, (part) => (isOther(part) ? { ...part, not } : part)) as Deed
  const { if: condition, ...rest } = deed
  return condition && hasPart(rest, isOther) ? undefined : deed
}
const isOther = (part: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(part['not']) === JSON.stringify(SELF)
const IN_BATTLE: Filter = { inBattle: true }
const standing = (tree: unknown, beside: Filter): unknown =>
  rewrite(tree, (part) => {
    if (!isBeside(part)) return part
    const { where: _, ...others } = part
    return { ...others, ...(part['where'] === 'present' ? { present: true } : {}), ...beside }
  })
/** Those who must be there, with whom others are said to be present. */
function companyOf(condition: Condition): Filter | undefined {
  const found = condition.if === 'all' ? condition.of : [condition]
  const [only, ...others] = found.flatMap((one) => (one.if === 'on-table' ? [one.what] : []))
  if (!only || others.length > 0 || only.kind === 'location' || only.title !== undefined) return undefined
  const { where: at, ...cards } = only
  return at === 'present' ? { ...cards, present: true } : only
}
/** What can also be played in answer to something else. */
const also: Parser<readonly Deed[]> = either<readonly Deed[]>(
  say`${plain}[.] May also be played if ${moment}`((deeds, other) => [
    ...deeds,
    ...deeds.map((deed) => ({ ...deed, ...other })),
  ]),
  say`${plain}[.] \(Interrupt may even affect the result immediately after a destiny draw targeting (?:the )?(?:starfighter|starship|vehicle|character)'s ${numberWord}[.]?\)`(
    (deeds) => [
      ...deeds,
      ...deeds.map((deed): Deed => ({ ...deed, when: { just: 'destiny-drawn', for: ['weapon', 'other'] } })),
    ],
  ),
)
const whom: Parser<Filter | null> = either<Filter | null>(
  say`(?:him|her|it|one of them)`(() => null),
  say`(?=\s*one )${selector}`((what) => what),
)
/** `If Han is lost, use 1 Force to retrieve him`: of such a card that lies in the Lost Pile. */
const retrieves: Parser<readonly Deed[]> = say`if ${selector} is lost, ${price} retrieve ${whom} ${fromLost}`(
  (lost, cost, named) => [{ ...cost, do: [{ do: 'retrieve', amount: 1, what: named ?? lost }] }],
)
/** What is to be stolen, hit or lost is aimed at by a weapon, or by an action. */
const attempts: Parser<readonly Deed[]> =
  say`cancel an attempt by opponent to target ${selector} to be stolen, hit,?(?: lost)? or (?:lost|captured)[.] \w+ is protected from all such attempts for remainder of turn`(
    (what) => {
      const { whose: _, ...kind } = what
      const safe = (chosen: string): Instruction => ({
        do: 'for-a-while',
        what: { static: 'bars', what: 'be-targeted', of: { ...kind, the: { chosen } } },
        until: 'end-of-turn',
      })
      return [
        {
          when: { just: 'targeted', by: 'opponent', card: what },
          do: [{ do: 'cancel' }, safe('answered')],
        },
        { when: { just: 'played', by: 'opponent', harms: what }, do: [{ do: 'cancel' }, safe('harmed')] },
      ]
    },
  )
/** Where it strikes, which later words mean by `there`. */
const strikes: Parser<readonly Deed[]> = say`strikes at ${locationNoun}[.] ${instructions}`((at, steps) => [
  standing(steps, { where: { atA: at } }) as Deed,
])
const shuffles: Parser<readonly Deed[]> = say`shuffle any player's ${separated(
  pattern(/(Reserve Deck|Lost Pile|Used Pile)/, ([, word]) => PILE_WORDS[word as 'Used Pile']),
  pattern(/,? or |, /, () => null),
)}`((some) =>
  some.flatMap((pile) =>
    (['you', 'opponent'] as const).map((who): Deed => ({ do: [{ do: 'shuffle', pile, who }] })),
  ),
)

/** A weapon that could be fired, and is not. */
const GUN: Filter = { the: { chosen: 'gun' } }
const armed = (type: 'character' | 'starship'): Target => ({
  name: 'gun',
  what: { kind: 'weapon', type, whose: 'yours', number: { name: 'shots', least: 1 } },
})
/** What a side at a place does with its shots instead. */
const forgone: Parser<readonly Deed[]> = (source, start) =>
  either<readonly Deed[]>(
    say`${heads}, instead of firing one character weapon, ${instructions}`((before, steps) =>
      without(before, 'character', steps),
    ),
    say`${heads}, instead of firing one of your starship weapons at a target, reduce that target's power by ${count} until end of turn`(
      (before, n) => without(before, 'starship', weakened(n)),
    ),
  )(source, start)
function without(before: Deed, type: 'character' | 'starship', steps: Deed): readonly Deed[] {
  const joined = joinDeeds([
    before,
    { targets: [armed(type)], first: [{ do: 'forgo-shot', what: GUN }] },
    steps,
  ])
  return joined ? [joined] : []
}
/** The one that could have been fired at. */
const weakened = (n: number): Deed => ({
  targets: [
    {
      name: 'target',
      what: { kind: 'starship', whose: 'opponents', inBattle: true, number: { name: 'guns', least: 1 } },
    },
  ],
  do: [
    {
      do: 'for-a-while',
      what: { static: 'number', change: 'power', of: TARGET, add: -n },
      until: 'end-of-turn',
    },
  ],
})
/** Whichever player is picked. */
const eitherPlayer: Parser<readonly Deed[]> = say`select a player to activate ${count} Force`((n) =>
  (['you', 'opponent'] as const).map((who): Deed => ({ do: [{ do: 'activate', who, amount: n }] })),
)
export const functionOf: Parser<Piece> = (source: Source, at) =>
  either<readonly Deed[]>(
    plain,
    priceFirst,
    cancels,
    say`${either<readonly Deed[]>(cancels, rivals, rivalOfYours)}(?:[.]|(?<=[!?])) Place Interrupt in Lost Pile`(
      (deeds) => deeds.map((deed) => ({ ...deed, do: [...(deed.do ?? []), { do: 'lose-this' as const }] })),
    ),
    rivals,
    rivalOfYours,
    also,
    retrieves,
    attempts,
    strikes,
    shuffles,
    eitherPlayer,
    forgone,
  )(source, at).flatMap(({ value, end }) => {
    const deeds = value.map((deed) => {
      const meant = referring(source, deed)
      return meant && away(meant)
    })
    return deeds.includes(undefined)
      ? []
      : [{ value: { actions: (deeds as readonly Deed[]).map(asAction) }, end }]
  })
const asAction = (deed: Deed): CardAction => toAction(deed, momentOf(deed))
