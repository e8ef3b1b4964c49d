/** Clauses about units: what they get and lose, tapping, retreating, what they cannot do. */
import { rewrite } from '@dejarik/kernel/language'
import { either, nothing, type Parser, pattern, remember, say, separated, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Duration, Gain, Instruction, Prohibition } from '../../tree/instructions.ts'
import type { Filter, Noun, Reference } from '../../tree/nouns.ts'
import { plainGain, type Scale, scale } from '../clauses/gains.ts'
import { condition } from '../conditions/conditions.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference, SELF, THAT } from '../nouns/references.ts'
import { beside } from '../nouns/relations.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { and, arenas, duration, maybeDuration, or, statistic } from '../nouns/words.ts'
import { playerBan } from '../statics/player-rules.ts'
import { kept } from '../statics/static-clauses.ts'
import { becoming } from './becoming.ts'
import { travelling } from './travelling.ts'
import { UNSAID } from './unsaid.ts'
import { fromWhereItIs } from './where-it-is.ts'
import { arrival, namedArenas } from './zones.ts'

const get = (who: Noun, gain: Gain, lasts: Duration | null): Instruction => ({
  do: 'get',
  who,
  gain,
  for: lasts ?? UNSAID,
})
const asGiven: Scale = (gain) => gain
const scaled = either<Scale>(scale, nothing(asGiven))

const getting: Parser<Instruction> = either<Instruction>(
  say`${noun}(?: each)?(?: also)? (?:gets?|gains?):? ${plainGain} ${maybeDuration} ${scaled}`(
    (who, gain, lasts, by) => get(who, by(gain), lasts),
  ),
  say`${noun}(?: each)?(?: also)? (?:gets?|gains?):? ${plainGain} ${scale},? ${duration}`(
    (who, gain, by, lasts) => get(who, by(gain), lasts),
  ),
  say`${duration}, ${noun}(?: each)? gets? ${plainGain} ${scaled}`((lasts, who, gain, by) =>
    get(who, by(gain), lasts),
  ),
  say`give ${noun} ${plainGain} ${maybeDuration} ${scaled}`((who, gain, lasts, by) =>
    get(who, by(gain), lasts),
  ),
)

/** What helps to choose whom to attack would come too late. */
const BEFORE_ATTACKS: ReadonlySet<string> = new Set(['precision', 'stealth', 'velocity'])
const inTime = where(plainGain, ({ keywords = [] }) =>
  keywords.every(({ keyword }) => !BEFORE_ATTACKS.has(keyword)),
)
const nextAttack: Parser<Instruction> = either<Instruction>(
  say`${noun}(?: also)? gets? ${inTime} for (?:its|his|her|their) next attack ${scaled}`((who, gain, by) => ({
    do: 'get-next-attack',
    who,
    gain: by(gain),
  })),
  say`give ${noun} ${inTime} for (?:its|his|her|their) next attack ${scaled}`((who, gain, by) => ({
    do: 'get-next-attack',
    who,
    gain: by(gain),
  })),
)

/** A bonus on a condition is a static ability that the unit gets. */
const ifSo = (who: Noun, gain: Gain, when: Condition, lasts: Duration): Instruction => ({
  do: 'get',
  who,
  gain: { abilities: [{ ability: 'static', while: ofItself(when), who: SELF, gain }] },
  for: lasts,
})
const ofItself = (when: Condition): Condition =>
  rewrite(when, (part) => (part['the'] === 'it' ? SELF : part)) as Condition
/** An arena that the effect has let somebody choose is not known any more when the ability works. */
const lastingCondition = where(condition, (when) => !/"that-arena"/.test(JSON.stringify(when)))
const gettingIf: Parser<Instruction> = either<Instruction>(
  say`${noun}(?: each)? gets? ${plainGain} as long as ${lastingCondition},? ${duration}`(ifSo),
  say`${noun}(?: each)? gets? ${plainGain} ${duration} as long as ${lastingCondition}`(
    (who, gain, lasts, when) => ifSo(who, gain, when, lasts),
  ),
  say`${duration}, ${noun}(?: each)? gets? ${plainGain} as long as ${lastingCondition}`(
    (lasts, who, gain, when) => ifSo(who, gain, when, lasts),
  ),
)

const keywordOr = pattern(/,? or\b|,? and\b|,/, () => null)
const everything = pattern(
  /(?:all (?:of )?)?(?:its |their |his |her |all )?(?:game text|text|abilities)\b/,
  () => null,
)
const losing: Parser<Instruction> = either<Instruction>(
  say`${noun} loses? Upkeep ${duration}`((who, lasts) => ({
    do: 'get',
    who,
    gain: { abilities: [{ ability: 'rule', who: SELF, rule: { upkeep: 'free' } }] },
    for: lasts,
  })),
  say`${noun} can't use ${separated(keywordName, keywordOr)}(?: abilities)?(?! to) ${maybeDuration}`(
    (who, what, lasts) => ({
      do: 'lose',
      who,
      what,
      for: lasts ?? UNSAID,
    }),
  ),
  say`${noun} has no effect ${duration}`((who, lasts) => ({ do: 'lose', who, what: 'all-text', for: lasts })),
  say`${duration}, ${noun} has no effect`((lasts, who) => ({
    do: 'lose',
    who,
    what: 'all-text',
    for: lasts,
  })),
  say`${noun} loses?(?: and can't have)? "Damage from this unit can't be prevented[.]?"(?: abilities)? ${duration}`(
    (who, lasts) => ({ do: 'lose', who, what: 'unpreventable', for: lasts }),
  ),
  say`${noun} loses? ${separated(keywordName, and)} ${duration}`((who, what, lasts) => ({
    do: 'lose',
    who,
    what,
    for: lasts,
  })),
  say`${noun} loses? ${everything} ${duration}`((who, _, lasts) => ({
    do: 'lose',
    who,
    what: 'all-text',
    for: lasts,
  })),
  say`${duration}, ${noun} loses? ${everything}`((lasts, who) => ({
    do: 'lose',
    who,
    what: 'all-text',
    for: lasts,
  })),
  say`${duration}, ${noun} loses? ${separated(keywordName, and)}`((lasts, who, what) => ({
    do: 'lose',
    who,
    what,
    for: lasts,
  })),
)

const FORBIDDEN: Readonly<Record<string, Prohibition>> = {
  attack: 'attack',
  'be attacked': 'be-attacked',
  retreat: 'retreat',
  'untap in the untap step': 'untap-step',
  untap: 'untap',
  'use activated abilities': 'use-abilities',
  'be discarded': 'be-discarded',
  'move to another arena': 'move',
  'move arenas': 'move',
  'pilot units': 'pilot',
}
const prohibition = pattern(
  new RegExp(`(${Object.keys(FORBIDDEN).join('|')})\\b`),
  ([, words]) => FORBIDDEN[words!]!,
)
const forbidding: Parser<Instruction> = either<Instruction>(
  say`${duration}, ${noun} (?:doesn't|don't) untap(?: during (?:the|your|its controller's|his or her|your opponent's) untap step)?`(
    (lasts, who) => ({ do: 'cant', who, what: 'untap-step', for: lasts }),
  ),
  say`${noun} can't ${prohibition} ${duration}`((who, what, lasts) => ({
    do: 'cant',
    who,
    what,
    for: lasts,
  })),
  say`${noun} (?:doesn't|don't) untap ${duration}`((who, lasts) => ({
    do: 'cant',
    who,
    what: 'untap-step',
    for: lasts,
  })),
  say`${noun} (?:doesn't|don't) untap (?:during (?:your|the|its|their|its controller's|their controllers?'s?|his or her|your opponent's) next untap step|next turn)`(
    (who) => ({ do: 'cant', who, what: 'untap-step', for: 'next-turn' }),
  ),
  say`${duration}, ${noun} can't ${prohibition}`((lasts, who, what) => ({
    do: 'cant',
    who,
    what,
    for: lasts,
  })),
)

/** Whom one may attack: whose they are is said of opponents' units too, though all targets are theirs. */
const quarry: Parser<Filter> = either<Filter>(
  say`(?:an? |any )?${filter}`((of) => of),
  say`your opponent's ${filter}`((of) => merge({ whose: 'opponent' }, of)),
  say`${where(selector, ({ take, of }) => take.take === 'exactly' && of.whose !== undefined)}`(
    ({ of }) => of,
  ),
)
const mustAttack: Parser<Reference | Filter> = either<Reference | Filter>(
  reference,
  say`(?:each |an? |any )?${filter}`((of) => of),
)
/** What lasts as static text does is an ability that the unit gets. */
const standing = (who: Noun, gain: Gain, lasts: Duration): Instruction => ({
  do: 'get',
  who,
  gain: { abilities: [{ ability: 'static', who: SELF, gain }] },
  for: lasts,
})
/** What a subject gets, loses or cannot do, for a while that is said after it. */
export const predicate: Parser<(who: Noun, lasts: Duration) => Instruction> = either<
  (who: Noun, lasts: Duration) => Instruction
>(
  say`gets? ${plainGain}`((gain) => (who, lasts) => ({ do: 'get', who, gain, for: lasts })),
  say`loses? ${separated(keywordName, and)}`((what) => (who, lasts) => ({
    do: 'lose',
    who,
    what,
    for: lasts,
  })),
  say`can't ${prohibition}(?! by)`((what) => (who, lasts) => ({ do: 'cant', who, what, for: lasts })),
  say`can't lose ${separated(kept, or)}`((keeps) => (who, lasts) => standing(who, { keeps }, lasts)),
  say`can't gain or lose ${separated(statistic, or)}`(
    (fixed) => (who, lasts) => standing(who, { fixed }, lasts),
  ),
  say`can't be attacked by (?:an? |any )?${filter}`((against) => (who, lasts) => ({
    do: 'cant',
    who,
    what: 'be-attacked',
    against,
    for: lasts,
  })),
  say`(?:doesn't|don't) untap`(() => (who, lasts) => ({ do: 'cant', who, what: 'untap-step', for: lasts })),
  say`(?:may|can) attack (?:an? |any )?${filter}`((target) => (who, lasts) => ({
    do: 'may-attack',
    who,
    target,
    for: lasts,
  })),
  say`must attack ${mustAttack}`((target) => (who, lasts) => ({
    do: 'must-attack',
    who,
    target,
    for: lasts,
  })),
)
/** Two things at once, and things against units of a kind. */
export const forbiddingMore: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`${noun} can't ${where(separated(prohibition, keywordOr), (all) => all.length > 1)} ${duration}`(
    (who, all, lasts) =>
      all.map((what, place) => ({
        do: 'cant',
        who: place === 0 || 'the' in who ? who : THAT,
        what,
        for: lasts,
      })),
  ),
  say`${noun} can't be attacked by (?:an? |any )?${filter} ${duration}`((who, against, lasts) => [
    { do: 'cant', who, what: 'be-attacked', against, for: lasts },
  ]),
  say`${noun} can't ${prohibition} ${duration} as long as ${lastingCondition}`((who, cant, lasts, when) => [
    {
      do: 'get',
      who,
      gain: { abilities: [{ ability: 'rule', while: ofItself(when), who: SELF, rule: { cant } }] },
      for: lasts,
    },
  ]),
)
const acting: Parser<Instruction> = either<Instruction>(
  say`${noun} must attack ${mustAttack} ${duration}`((who, target, lasts) => ({
    do: 'must-attack',
    who,
    target,
    for: lasts,
  })),
  say`${duration}, ${noun} must attack ${mustAttack}`((lasts, who, target) => ({
    do: 'must-attack',
    who,
    target,
    for: lasts,
  })),
  say`${noun} (?:may|can) attack ${where(filter, ({ place }) => place?.in === 'build-zone')}(?! (?:this|until|for|during)\b)`(
    (who, target) => ({ do: 'may-attack', who, target, for: UNSAID }),
  ),
  say`${noun} (?:may|can) attack ${quarry}(?: instead of an? (?:unit in (?:the \w+|this) arena|\w+))? ${duration}`(
    (who, target, lasts) => ({ do: 'may-attack', who, target, for: lasts }),
  ),
  say`${duration}, ${noun} (?:may|can) attack ${quarry}`((lasts, who, target) => ({
    do: 'may-attack',
    who,
    target,
    for: lasts,
  })),
  becoming,
  say`choose ${noun} to get ${plainGain} ${duration}`((who, gain, lasts) => get(who, gain, lasts)),
  say`(?:you )?(?:gain|take) control of ${noun} ${duration}`((who, lasts) => ({
    do: 'gain-control',
    who,
    for: lasts,
  })),
  say`(?:you )?(?:gain|take) control of ${noun}(?! (?:until|for|as long|this)\b)`((who) => ({
    do: 'gain-control',
    who,
    for: 'this-game',
  })),
  say`gain control of ${noun} as long as it has ${beside}`((who, held) => ({
    do: 'gain-control',
    who,
    for: 'this-game',
    while: held,
  })),
  say`your opponent gains control of ${noun} ${duration}`((who, lasts) => ({
    do: 'gain-control',
    who,
    by: 'opponent',
    for: lasts,
  })),
  say`your opponent gains control of ${noun}(?! until)`((who) => ({
    do: 'gain-control',
    who,
    by: 'opponent',
    for: 'this-game',
  })),
  say`${playerBan} ${duration}`(({ who, cant }, lasts) => ({ do: 'cant-use', who, what: cant, for: lasts })),
  say`${duration}, ${playerBan}`((lasts, { who, cant }) => ({ do: 'cant-use', who, what: cant, for: lasts })),
  say`raise the ${statistic} of ${noun} to the highest of them ${duration}`((of, who, lasts) => ({
    do: 'level',
    who,
    of,
    for: lasts,
  })),
  say`if one of those units has lower ${statistic} than the other, it gets extra ${statistic} equal to the difference ${duration}`(
    (of, _, lasts) => ({ do: 'level', who: THAT, of, for: lasts }),
  ),
  say`choose the ${statistic} of ${noun} ${duration}`((of, who, lasts) => ({
    do: 'set-number',
    who,
    of,
    for: lasts,
  })),
  say`choose ${possessive} ${statistic}`((who, of) => ({ do: 'set-number', who, of, for: UNSAID })),
  say`tap ${noun}`((who) => ({ do: 'tap', who })),
  say`untap ${noun}`((who) => ({ do: 'untap', who })),
  say`retreat ${noun}`((who) => ({ do: 'retreat', who })),
  fromWhereItIs(
    say`retreat ${reference} from ${arenas}`((card, from) => ({ card, from })),
    (who) => ({
      do: 'retreat',
      who,
    }),
  ),
  say`${noun} retreats`((who) => ({ do: 'retreat', who })),
  say`your opponent retreats ${noun}`((who) => ({
    do: 'retreat',
    who: 'the' in who ? who : { ...who, by: 'opponent' },
  })),
  say`move ${noun}(?: from (?:your|the|his or her) build zone)? (?:in)?to its arena ${arrival}`(
    (what, as) => ({
      do: 'put',
      what,
      to: 'its-arena',
      ...(as ? { as } : {}),
    }),
  ),
  say`move ${noun} from (?:your|the) build zone ${namedArenas} ${arrival}`((what, to, as) => ({
    do: 'put',
    what,
    to,
    ...(as ? { as } : {}),
  })),
  travelling,
)
export const unitClause: Parser<Instruction> = remember(
  either(getting, nextAttack, gettingIf, losing, forbidding, acting),
)
