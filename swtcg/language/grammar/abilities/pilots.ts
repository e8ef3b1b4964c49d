/** Pilot blocks: the subtypes that a Pilot may pilot, and what the piloted unit gets, bullet by bullet. */

import { slice, type Traced, trim } from '@dejarik/kernel/language'
import type { Arena } from '../../../cards/definition.ts'
import { normalise } from '../../normalise.ts'
import {
  either,
  type Parser,
  pattern,
  type Reader,
  readWhole,
  type Source,
  say,
  separated,
} from '../../parser.ts'
import { asPiloted, onBoard } from '../../speaking-as.ts'
import type { Gain } from '../../tree/instructions.ts'
import type { Ability, PilotAbility } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { addUp as addGains, plainGain } from '../clauses/gains.ts'
import { condition as conditions } from '../conditions/conditions.ts'
import { SELF } from '../nouns/references.ts'
import { addUp, bullet, type Grants, grants } from './grants.ts'

const HEAD = /^\[Pilot\] (.+?) Pilot(?:[.:]| -) (?:(?:The|This) |(?=Piloted ))(.+?) gets:? ?/i
/** What the unit gets only if something is so of it. */
const HEAD_IF = /^\[Pilot\] (.+?) Pilot[.:] If ([^*]+?), (?:it|the [\w ]+?) gets:? ?/i

/** The unit by what it is to its Pilot. */
const PILOTED = /^(?:piloted )?unit$/i

interface CompiledPilot {
  readonly ability: PilotAbility
  /** Bullets that are not understood; the others stand by themselves. */
  readonly rest: readonly Traced[]
  /** Bullets that are read by our own words. */
  readonly restated: readonly Traced[]
}

/** Nothing where the text is no Pilot block, or its head is not understood. */
export function compilePilot(part: Traced, reader: Reader): CompiledPilot | undefined {
  const [head, may, gets] = HEAD.exec(part.text) ?? []
  if (!head || !may || !gets) return compilePilotIf(part, reader)
  const named = listed(may)
  if (!PILOTED.test(gets) && listed(gets).join() !== named.join()) return undefined
  const body = trim(slice(part, head.length))
  const pieces = bulletsOf(body)
  const parser = body.text.startsWith('*') ? bullet : grants
  const source = (text: string): Source => ({ ...reader, text, card: asPiloted(reader.card) })
  const readAs = (text: string): Grants | undefined =>
    [parser, bullet].map((one) => readWhole(one, source(text))).find((found) => found !== undefined)
  const printed = pieces.map((piece) => readAs(piece.text))
  const read = pieces.map((piece, index) => {
    if (printed[index]) return printed[index]
    const said = reader.restated?.(piece)
    return said === undefined ? undefined : readAs(normalise(said).text)
  })
  const given = onBoard(addUp(read.filter((one): one is Grants => one !== undefined)), reader.card)
  return {
    ability: { ability: 'pilot', ...pilotedBy(named), ...given },
    rest: pieces.filter((_, index) => read[index] === undefined),
    restated: pieces.filter((_, index) => read[index] !== undefined && printed[index] === undefined),
  }
}

const head: Parser<readonly string[]> = (source, at) =>
  pattern(/\[Pilot\] ([^".:*]+?) Pilot[.:] The (?:piloted )?([^".:*]+?) gets:? ?/, ([, may, gets]) => ({
    may: listed(may!),
    gets: listed(gets!),
  }))(source, at).flatMap(({ value: { may, gets }, end }) =>
    gets.join() === may.join() ? [{ value: may, end }] : [],
  )
const star = pattern(/[.]? ?[*]/, () => null)
const body: Parser<Grants> = either(
  say`${star} ${separated(bullet, star)}`((_, parts) => addUp(parts)),
  say`(?! ?[*])${grants}`((given) => given),
)
const flown = new WeakMap<Source, Source>()
/** The same text as the piloted unit says it. */
function saidAboard(source: Source): Source {
  const said = flown.get(source) ?? { ...source, card: asPiloted(source.card) }
  flown.set(source, said)
  return said
}
/** A whole Pilot block inside of something else: in a quotation, or after INSERT. */
export const pilotBlock: Parser<PilotAbility> = (source, at) =>
  head(source, at).flatMap(({ value: named, end }) =>
    body(saidAboard(source), end).map((given) => ({
      value: { ability: 'pilot', ...pilotedBy(named), ...onBoard(given.value, source.card) },
      end: given.end,
    })),
  )

/** The same with a condition, in which the unit is called by its subtypes. */
function compilePilotIf(part: Traced, reader: Reader): CompiledPilot | undefined {
  const [head, may, when] = HEAD_IF.exec(part.text) ?? []
  if (!head || !may || !when) return undefined
  const subtypes = listed(may)
  const source = { ...reader, card: asPiloted(reader.card) }
  const own = when.replace(/\bthe (?:[A-Z]\w+(?:,? (?:and|or) |, )?)+/, 'this unit')
  const condition = readWhole(conditions, { ...source, text: own })
  const pieces = bulletsOf(trim(slice(part, head.length)))
  const read = pieces.map((piece) => readWhole(plainGain, { ...source, text: piece.text }))
  const gains = read.filter((one): one is Gain => one !== undefined)
  if (!condition || gains.length < pieces.length) return undefined
  const gives: readonly Ability[] = [
    { ability: 'static', while: resolvePronouns(condition), who: SELF, gain: addGains(gains) },
  ]
  return { ability: { ability: 'pilot', subtypes, bonus: {}, gives }, rest: [], restated: [] }
}

function bulletsOf(body: Traced): readonly Traced[] {
  if (/^nothing\.?$/.test(body.text)) return []
  const marks = [...body.text.matchAll(/\*/g)].map(({ index }) => index)
  if (marks[0] !== 0) return [body]
  return marks.map((mark, index) => trim(slice(body, mark + 1, marks[index + 1])))
}

/** `Space unit Pilot`: of that type, whatever its subtypes are. */
const TYPED = /^(Space|Ground) Unit$/
const TYPES: Readonly<Record<string, Arena>> = { Space: 'space', Ground: 'ground' }

function pilotedBy(named: readonly string[]): Pick<PilotAbility, 'subtypes' | 'types'> {
  const types = named.flatMap((one) => TYPES[TYPED.exec(one)?.[1] ?? ''] ?? [])
  const subtypes = named.filter((one) => !TYPED.test(one))
  return { subtypes, ...(types.length > 0 ? { types } : {}) }
}

/** `Capital Ship, Flagship, and Fleet`, each with capital letters. */
const listed = (text: string): readonly string[] =>
  text.split(/,? (?:and|or) |, /).map((one) => one.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))
