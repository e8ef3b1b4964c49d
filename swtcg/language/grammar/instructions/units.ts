/** Clauses about units: what they get and lose, tapping, retreating, what they cannot do. */
import type { Duration, Gain, Instruction, Prohibition } from '../../instructions.ts'
import { type Keyword, nameOfKeyword } from '../../keywords.ts'
import type { Noun } from '../../nouns.ts'
import { either, map, nothing, type Parser, pattern, phrase, say, separated } from '../../parser.ts'
import { ACTIVATED, CUMULATIVE, ISOLATED } from '../../tree.ts'
import { plainGain, type Scale, scale } from '../gains.ts'
import { noun } from '../selectors.ts'
import { and, arena, duration, maybeDuration } from '../words.ts'

/** Where the text names no duration, the whole ability must tell. */
export const UNSAID = 'unsaid' as Duration

const get = (who: Noun, gain: Gain, lasts: Duration | null): Instruction => ({
  do: 'get',
  who,
  gain,
  for: lasts ?? UNSAID,
})
const asGiven: Scale = (gain) => gain
const scaled = either<Scale>(scale, nothing(asGiven))

const getting: Parser<Instruction> = either<Instruction>(
  say`${noun}(?: each)?(?: also)? gets?:? ${plainGain} ${maybeDuration} ${scaled}`((who, gain, lasts, by) =>
    get(who, by(gain), lasts),
  ),
  say`${noun}(?: each)?(?: also)? gets?:? ${plainGain} ${scale} ${duration}`((who, gain, by, lasts) =>
    get(who, by(gain), lasts),
  ),
  say`${duration}, ${noun}(?: each)? gets? ${plainGain} ${scaled}`((lasts, who, gain, by) =>
    get(who, by(gain), lasts),
  ),
  say`give ${noun} ${plainGain} ${maybeDuration} ${scaled}`((who, gain, lasts, by) =>
    get(who, by(gain), lasts),
  ),
)

const keywordName: Parser<Keyword> = either<Keyword>(
  ...[...CUMULATIVE, ...ISOLATED, ...ACTIVATED].map((one) => map(phrase(nameOfKeyword(one)), () => one)),
)
const losing: Parser<Instruction> = either<Instruction>(
  say`${noun} loses? ${separated(keywordName, and)} ${duration}`((who, what, lasts) => ({
    do: 'lose',
    who,
    what,
    for: lasts,
  })),
  say`${noun} loses? all (?:its |their )?(?:game )?(?:text|abilities) ${duration}`((who, lasts) => ({
    do: 'lose',
    who,
    what: 'all-text',
    for: lasts,
  })),
)

const FORBIDDEN: Readonly<Record<string, Prohibition>> = {
  attack: 'attack',
  'be attacked': 'be-attacked',
  retreat: 'retreat',
  untap: 'untap',
}
const prohibition = pattern(
  new RegExp(`(${Object.keys(FORBIDDEN).join('|')})\\b`),
  ([, words]) => FORBIDDEN[words!]!,
)
const forbidding: Parser<Instruction> = either<Instruction>(
  say`${noun} can't ${prohibition} ${duration}`((who, what, lasts) => ({
    do: 'cant',
    who,
    what,
    for: lasts,
  })),
  say`${noun} (?:doesn't|don't) untap (?:during (?:your|the|its controller's|his or her|your opponent's) next untap step|next turn)`(
    (who) => ({ do: 'cant', who, what: 'untap', for: 'next-turn' }),
  ),
  say`${duration}, ${noun} can't ${prohibition}`((lasts, who, what) => ({
    do: 'cant',
    who,
    what,
    for: lasts,
  })),
)

const acting: Parser<Instruction> = either<Instruction>(
  say`tap ${noun}`((who) => ({ do: 'tap', who })),
  say`untap ${noun}`((who) => ({ do: 'untap', who })),
  say`retreat ${noun}`((who) => ({ do: 'retreat', who })),
  say`${noun} retreats`((who) => ({ do: 'retreat', who })),
  say`move ${noun} (?:in)?to (?:the|its) ${arena} arena`((who, to) => ({ do: 'move', who, to })),
  say`move ${noun} (?:in)?to (?:its controller's|your|your opponent's|his or her|the) build zone`((who) => ({
    do: 'move',
    who,
    to: 'build-zone',
  })),
)
export const unitClause: Parser<Instruction> = either(getting, losing, forbidding, acting)
