/** When something may be done: phases, turns, limits, and what just happened. */
import { either, map, nothing, pattern, say, where } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Limit } from '../../../text/text.ts'
import { on, type Parser } from '../../source.ts'
import { PHASE_WORDS } from '../../words.ts'
import { custodyMoments } from '../instructions/custody.ts'
import { missingMoments } from '../instructions/missing.ts'
import { AT, both, HOST, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { systemName } from '../nouns/names.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { isAttached } from '../nouns/the-card-itself.ts'
import type { Deed, Just } from '../sentences/deeds.ts'
import { compare } from './comparisons.ts'
import { all, condition, not, there, thisIs } from './conditions.ts'

export const phase = pattern(
  /(activate|control|deploy|battle|move|draw) phases?/i,
  ([, word]) => PHASE_WORDS[word!.toLowerCase()]!,
)
const often: Parser<number> = either<number>(
  say`once`(() => 1),
  say`twice`(() => 2),
)
const per = (times: number, word: Limit['per']): { limit: Limit } => ({ limit: { times, per: word } })

/** `Once per turn`, `during your control phase`, `at any time`. */
export const time: Parser<Deed> = either<Deed>(
  say`${often} (?:per|each|every|during every|during each) turn`((times) => per(times, 'turn')),
  say`${often} (?:per|each|during each) battle`((times) => per(times, 'battle')),
  say`${often} during (?:a )?battle`((times) => ({
    ...per(times, 'battle'),
    if: thisIs({ inBattle: true }),
  })),
  say`${often} per game`((times) => per(times, 'game')),
  say`${often} during each of your ${phase}`((times, one) => ({
    ...per(times, 'turn'),
    when: { phase: one, of: 'you' },
  })),
  say`${often} during your ${phase}`((times, one) => ({
    ...per(times, 'turn'),
    when: { phase: one, of: 'you' },
  })),
  say`${often} during each of your turns`((times) => ({ ...per(times, 'turn'), when: 'your-turn' })),
  say`during your ${phase}`((one) => ({ when: { phase: one, of: 'you' } })),
  say`during opponent's ${phase}`((one) => ({ when: { phase: one, of: 'opponent' } })),
  say`during (?:any|each) ${phase}`((one) => ({ when: { phase: one, of: 'either' } })),
  say`(?:once )?during each of opponent's ${phase}`((one) => ({
    ...per(1, 'turn'),
    when: { phase: one, of: 'opponent' },
  })),
  say`during each of your ${phase}`((one) => ({ ...per(1, 'turn'), when: { phase: one, of: 'you' } })),
  say`during opponent's turn`(() => ({ if: { if: 'phase', of: 'opponent' } })),
  say`(?:during|in) (?:a )?battle at same (?:site|system|location)`(() => ({
    when: 'battle',
    if: { if: 'battle' },
  })),
  say`when present at (?:the )?start of (?:a )?battle`(() => ({
    when: { just: 'battle-initiated', at: { where: 'same-location' } },
    if: thisIs({ where: 'present' }),
  })),
  say`at (?:the )?start of (?:a )?battle(?: here| where present)?`(() => ({
    when: { just: 'battle-initiated', at: { where: 'same-location' } },
  })),
  say`at (?:the )?end of your turn`(() => ({ when: { just: 'turn-ended', by: 'you' } })),
  say`at (?:the )?end of opponent's turn`(() => ({ when: { just: 'turn-ended', by: 'opponent' } })),
  say`at (?:the )?end of (?:each|every|any) turn`(() => ({ when: { just: 'turn-ended' } })),
  say`(?:following|after) the turn (?:this \w+ is|it was) deployed`(() => ({ if: { if: 'came-earlier' } })),
  say`during your turn`(() => ({ when: 'your-turn' })),
  say`at any time during your turn`(() => ({ when: 'your-turn' })),
  say`at any time(?! during| \()`(() => ({ when: 'any-time' })),
  say`at any time \(except during battle\)`(() => ({ when: 'any-time', if: not({ if: 'battle' }) })),
  say`during (?:a |any )?battle(?! at| involving)`(() => ({ when: 'battle' })),
  say`during (?:a |any )?battle at (?:an? |any |the )?${locationNoun}`((at) => ({
    when: 'battle',
    if: there({ ...at, inBattle: true }),
  })),
  say`at (?:the )?end of (?:any|each|every) turn`(() => ({ when: { just: 'turn-ended' } })),
  say`at (?:the )?(?:end) of your turn`(() => ({ when: { just: 'turn-ended', by: 'you' } })),
  say`at (?:the )?(?:end) of opponent's turn`(() => ({ when: { just: 'turn-ended', by: 'opponent' } })),
  say`at (?:the )?start of your turn`(() => ({ when: { just: 'turn-began', by: 'you' } })),
  say`at start of your ${phase}`((one) => ({ when: { just: 'phase-began', by: 'you', phase: one } })),
  say`at (?:the )?(?:start|beginning) of opponent's ${phase}`((one) => ({
    when: { just: 'phase-began', by: 'opponent', phase: one },
  })),
  say`at (?:the )?(?:start|beginning) of (?:each|every|any) ${phase}`((one) => ({
    when: { just: 'phase-began', phase: one },
  })),
  say`at (?:the )?end of your ${phase}`((one) => ({ when: { just: 'phase-ended', by: 'you', phase: one } })),
  say`at (?:the )?end of opponent's ${phase}`((one) => ({
    when: { just: 'phase-ended', by: 'opponent', phase: one },
  })),
  say`after battle destinies are drawn`(() => ({ when: { just: 'battle-destinies-drawn' } })),
  say`at any time, except during battle`(() => ({ when: 'any-time', if: not({ if: 'battle' }) })),
  say`at the beginning of your ${phase}`((one) => ({ when: { just: 'phase-began', by: 'you', phase: one } })),
)

/** A location with what is there: `at a site where you have a Rebel present`. */
const presentThere = (filter: Filter): Filter => {
  if (filter.where !== 'present') return filter
  const { where: _, ...rest } = filter
  return { ...rest, present: true }
}
const having: Parser<Filter> = either<Filter>(
  say`where you have ${selector}`((cards) => ({ has: presentThere({ ...cards, whose: 'yours' }) })),
  say`where opponent has ${selector}`((cards) => ({ has: presentThere({ ...cards, whose: 'opponents' }) })),
  say`where ${selector} (?:is|are) present`((cards) => ({ has: { ...cards, present: true } })),
)
/** `your lone characters`. */
const alone: Parser<Filter> = say`your lone ${selector}`((cards) => cards)
const battlePlace: Parser<Deed & { at?: Filter }> = either<Deed & { at?: Filter }>(
  say`at (?!same (?:site|location)(?! as| or| and))(?:an? |any |the )?${locationNoun}`((at) => ({ at })),
  say`at (?:an? |any |the )?${locationNoun} ${having}`((at, more) => ({ at: both(at, more) ?? at })),
  say`${having}`((at) => ({ at })),
  on(
    (source) => !isAttached(source),
    say`where present`(() => ({ at: { where: 'same-location' }, if: thisIs({ where: 'present' }) })),
  ),
  on(
    isAttached,
    say`where present`(() => ({ at: { has: { ...HOST, present: true } } })),
  ),
  say`at same location`(() => ({ at: { where: 'same-location' } })),
  say`at same site`(() => ({ at: { type: 'site', where: 'same-location' } })),
  say`at (?:an? )?${locationNoun} against (?:one of )?${alone} present`((at, cards) => ({
    at,
    targets: [
      { name: 'target', what: { ...cards, whose: 'yours', alone: true, present: true, where: { atA: AT } } },
    ],
  })),
  say`here`(() => ({ at: SELF })),
  nothing({}),
)
const by: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  say`you`(() => 'you'),
  say`(?:an |your )?opponent`(() => 'opponent'),
)
const answer = (just: Just, more: Deed = {}): Deed => ({ ...more, when: just })

/** What just became of the card that speaks, which no word names. */
const own: Parser<Deed> = on(
  ({ card }) => card.kind !== 'interrupt',
  either<Deed>(
    say`(?:just )?lost(?: from table)?(?! or| in| during (?:a )?battle| as)`(() =>
      answer({ just: 'lost', card: SELF }),
    ),
    say`(?:just )?lost or forfeited(?! in| during| as)`(() => answer({ just: 'lost', card: SELF })),
    say`(?:just )?lost(?: or forfeited)? (?:in|during|as a result of) (?:a )?battle`(() =>
      answer({ just: 'lost', card: SELF }, { if: { if: 'battle' } }),
    ),
    say`(?:just )?forfeited(?! at| from)`(() => answer({ just: 'forfeited', card: SELF })),
    say`(?:just )?forfeited (?:at|from) same site as (?:an? |one of )?${selector}`((cards) =>
      answer({ just: 'forfeited', card: SELF, at: { type: 'site', has: cards } }),
    ),
    say`(?:just )?deployed`(() => answer({ just: 'deployed', card: SELF })),
    say`(?:just )?deployed to (?:an? |any )?${locationNoun}`((at) =>
      answer({ just: 'deployed', card: SELF, at }),
    ),
    say`(?:just )?deployed to ${systemName}(?! \w*(?:sites?|systems?|locations?)\b|:)`((system) =>
      answer({ just: 'deployed', card: SELF, at: { where: { system } } }),
    ),
  ),
)

/** What is answered each time that it happens: `whenever you deploy a droid`. */
export const habit: Parser<Deed> = either<Deed>(
  say`${by} deploys? ${selector}`((who, card) => answer({ just: 'deployed', by: who, card })),
  say`${by} deploys? ${selector} (?:to|at) (?:an? |any )?${locationNoun}`((who, card, at) =>
    answer({ just: 'deployed', by: who, card, at }),
  ),
  say`${by} initiates? (?:a )?battle ${battlePlace}`((who, { at, ...more }) =>
    answer({ just: 'battle-initiated', by: who, ...(at ? { at } : {}) }, more),
  ),
  say`${by} initiates? (?:a )?Force drain ${battlePlace}`((who, { at, ...more }) =>
    answer({ just: 'drain-initiated', by: who, ...(at ? { at } : {}) }, more),
  ),
)

/** Of whom more is at the place: `where you have less power than opponent`. */
const weighed: Parser<Condition> = either<Condition>(
  say`(?:at a location )?where ${condition}`((when) => when),
  say`with more than double your (?:total )?power`(() => ({
    if: 'compare',
    left: { side: 'total-power', whose: 'opponents' },
    is: '>',
    right: {
      sum: [
        { side: 'total-power', whose: 'yours' },
        { side: 'total-power', whose: 'yours' },
      ],
    },
  })),
)
const isWeighed = ({ if: is }: Condition): boolean => is === 'compare'
/** What an action answers. */
export const moment: Parser<Deed> = either<Deed>(
  own,
  map(custodyMoments, (just) => answer(just)),
  map(missingMoments, (just) => answer(just)),
  say`${by} (?:has )?just initiated (?:a )?battle ${where(weighed, isWeighed)}`((who, when) =>
    answer({ just: 'battle-initiated', by: who }, { if: when }),
  ),
  say`${by} owes? battle damage and (?:have|has) no cards left that can be forfeited`((who) =>
    answer({ just: 'only-force-left', by: who }),
  ),
  say`both players just drew one battle destiny`(() =>
    answer(
      { just: 'battle-destinies-drawn' },
      {
        if: all(
          compare({ battleDestiny: 'draws', whose: 'yours' }, '=', 1),
          compare({ battleDestiny: 'draws', whose: 'opponents' }, '=', 1),
        ),
      },
    ),
  ),
  say`${selector} is present at a battle you (?:have )?just won`((cards) =>
    answer({
      just: 'battle-ended',
      winner: 'you',
      at: { has: { ...cards, present: true, whose: cards.whose ?? 'yours' } },
    }),
  ),
  say`${by} must lose Force(?: for any reason)?`((who) => answer({ just: 'must-lose-force', by: who })),
  say`a battle (?:was |has )?(?:just )?(?:been )?initiated at (?:any |an? )?${locationNoun} where opponent has at least ${count} ${selector} and ${count} ${selector}`(
    (at, least, some, one, others) => {
      const there_ = (what: Filter): Filter => ({ ...what, whose: 'opponents', where: { atA: AT } })
      return answer(
        { just: 'battle-initiated', at },
        {
          if: all(
            { if: 'on-table', what: there_(some), least },
            one === 1 ? there(there_(others)) : { if: 'on-table', what: there_(others), least: one },
          ),
        },
      )
    },
  ),

  say`(?:a|any) battle (?:was|has) just (?:been )?initiated ${battlePlace}`(({ at, ...more }) =>
    answer({ just: 'battle-initiated', ...(at ? { at } : {}) }, more),
  ),
  say`${by} (?:has )?just initiated (?:a )?battle ${battlePlace}`((who, { at, ...more }) =>
    answer({ just: 'battle-initiated', by: who, ...(at ? { at } : {}) }, more),
  ),
  say`${by} (?:has )?just initiated (?:a )?Force drain ${battlePlace}`((who, { at, ...more }) =>
    answer({ just: 'drain-initiated', by: who, ...(at ? { at } : {}) }, more),
  ),
  say`a Force drain was just initiated ${battlePlace}`(({ at, ...more }) =>
    answer({ just: 'drain-initiated', ...(at ? { at } : {}) }, more),
  ),
  say`${by} just deployed ${where(selector, ({ where: at }) => at === undefined)} to (?:an? )?${locationNoun}`(
    (who, card, at) => answer({ just: 'deployed', by: who, card, at }),
  ),
  say`${by} (?:has )?just deployed ${selector}`((who, card) => answer({ just: 'deployed', by: who, card })),
  say`${by} (?:has )?just deployed ${selector} (?:to|at) (?:an? |any )?${locationNoun}`((who, card, at) =>
    answer({ just: 'deployed', by: who, card, at }),
  ),
  say`${by} (?:has )?just deployed ${selector} (?:to|at) (?:an? |any )?${locationNoun},? \(and ${condition}\)`(
    (who, card, at, when) => answer({ just: 'deployed', by: who, card, at }, { if: when }),
  ),
  say`${selector} (?:was|is) just deployed by opponent`((card) =>
    answer({ just: 'deployed', by: 'opponent', card }),
  ),
  say`${by} just (?:lost|forfeited or lost) ${selector}`((who, card) =>
    answer({ just: 'lost', by: who, card }),
  ),
  say`${selector} was just (?:lost|forfeited or lost)`((card) => answer({ just: 'lost', card })),
  say`${selector} was just lost from (?:an? )?${locationNoun}`((card, at) =>
    answer({ just: 'lost', card, at }),
  ),
  say`weapon destiny or other destiny was just drawn`(() =>
    answer({ just: 'destiny-drawn', for: ['weapon', 'other'] }),
  ),
  say`${by} just reacted`((who) => answer({ just: 'reacted', by: who })),
  say`destiny was just drawn`(() => answer({ just: 'destiny-drawn' })),
  say`battle destiny was just drawn`(() => answer({ just: 'destiny-drawn', for: 'battle' })),
  say`asteroid destiny was just drawn`(() => answer({ just: 'destiny-drawn', for: 'asteroid' })),
  say`${by} just drew weapon destiny`((who) => answer({ just: 'destiny-drawn', by: who, for: 'weapon' })),
  say`${by} just drew destiny of ${count}`((who, exactly) =>
    answer({ just: 'destiny-drawn', by: who, card: { number: { name: 'destiny', exactly } } }),
  ),
  say`${by} just drew destiny of ${count} to ${count}`((who, least, most) =>
    answer({ just: 'destiny-drawn', by: who, card: { number: { name: 'destiny', least, most } } }),
  ),
  say`${by} just drew ${selector} as battle destiny`((who, card) =>
    answer({ just: 'destiny-drawn', by: who, for: 'battle', card }),
  ),
  say`${by} just lost ${selector} from (?:an? )?${locationNoun}`((who, card, at) =>
    answer({ just: 'lost', by: who, card, at }),
  ),
  say`${selector} is about to be canceled by opponent`((card) =>
    answer({ just: 'about-to-be-cancelled', by: 'opponent', card }),
  ),
  say`${selector} is about to be forfeited`((card) =>
    answer({ just: 'about-to-be-lost', forfeited: true, card }),
  ),
  say`an attack was just initiated by (?:an? )?${where(selector, ({ where: at }) => at === undefined || at === 'present')} ${battlePlace}`(
    (card, { at, ...more }) =>
      answer({ just: 'attack-initiated', attacker: 'creature', card, ...(at ? { at } : {}) }, more),
  ),
  say`${selector} was just forfeited`((card) => answer({ just: 'forfeited', card })),
  say`${selector} was just forfeited from (?:an? )?${locationNoun}`(({ whose, ...card }, at) =>
    answer({ just: 'forfeited', ...(whose === 'yours' ? { by: 'you' as const } : {}), at, card }),
  ),
  say`${selector} is about to be lost`((card) => answer({ just: 'about-to-be-lost', card })),
  say`${by} just targeted ${selector} with ${selector}`((who, card, source) =>
    answer({ just: 'targeted', by: who, card, source }),
  ),
  say`${by} just targeted with ${selector}`((who, source) => answer({ just: 'targeted', by: who, source })),
  say`${by} just used ${selector} to target`((who, source) => answer({ just: 'targeted', by: who, source })),
  say`${selector} was just targeted (?:by|with) (?:an? )?${selector}`((card, source) =>
    answer({ just: 'targeted', card, source }),
  ),
  say`${by} just lost Force from a battle`((who) => answer({ just: 'lost-force', by: who, from: 'battle' })),
  say`you just won a battle ${battlePlace}`(({ at, ...more }) =>
    answer({ just: 'battle-ended', winner: 'you', ...(at ? { at } : {}) }, more),
  ),
  say`a battle just ended ${battlePlace}`(({ at, ...more }) =>
    answer({ just: 'battle-ended', ...(at ? { at } : {}) }, more),
  ),
  say`${by} just forfeited ${selector} from (?:an? )?${locationNoun}`((who, card, at) =>
    answer({ just: 'forfeited', by: who, card, at }),
  ),
  say`${by} just forfeited ${selector}(?! from)`((who, card) => answer({ just: 'forfeited', by: who, card })),
  say`${by} just drew destiny`((who) => answer({ just: 'destiny-drawn', by: who })),
  say`${by} just drew battle destiny`((who) => answer({ just: 'destiny-drawn', by: who, for: 'battle' })),
  say`${selector} was just fired`((card) => answer({ just: 'weapon-fired', card })),
  say`${selector} just fired ${selector}`((who, weapon) =>
    answer({ just: 'weapon-fired', card: { ...weapon, on: who } }),
  ),
  say`${selector} has just been lost (?:at|from) (?:an? |any )?${locationNoun}`((card, at) =>
    answer({ just: 'lost', card, at }),
  ),
  say`${selector} was just deployed`((card) => answer({ just: 'deployed', card })),
  say`${selector} was just played`((card) => answer({ just: 'played', card })),
  say`${by} just played ${selector}`((who, card) => answer({ just: 'played', by: who, card })),
  say`${by} just drew (?:a |one )?battle destiny`((who) =>
    answer({ just: 'destiny-drawn', by: who, for: 'battle' }),
  ),
  say`${by} just drew (?:a |one )?destiny`((who) => answer({ just: 'destiny-drawn', by: who })),
  say`(?:a |any )?(?:character|card) was just hit`(() => answer({ just: 'hit' })),
  say`${where(selector, (card) => JSON.stringify(card) !== '{"kind":"character"}')} was just hit`((card) =>
    answer({ just: 'hit', card }),
  ),
)
