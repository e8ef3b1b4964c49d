/** Small parsers, which larger ones are put together from. A parser gives every way to read the text at a place. */

export interface Source {
  readonly text: string
  readonly work: Work
}
/** How much may still be done to read a card: every attempt at some words counts, and every way to read some. */
export interface Work {
  left: number
  /** How many rules may still lie within each other. */
  deeper: number
  /** How far into the text words were recognised, by whatever rule: what stands there is what stopped the reading. */
  reached?: number
}
/** A text that can be read in too many ways to try them all. */
export class TooMuchToRead extends Error {}

function spend({ work }: Source, effort = 1): void {
  work.left -= effort
  if (work.left < 0) throw new TooMuchToRead()
}

function reach({ work }: Source, end: number): number {
  if (work.reached === undefined || work.reached < end) work.reached = end
  return end
}

/** Reads one level deeper; whoever finds it too deep gives the whole text up, so nothing has to be undone then. */
function within<T>({ work }: Source, read: () => T): T {
  if (--work.deeper < 0) throw new TooMuchToRead()
  const readings = read()
  work.deeper++
  return readings
}
export interface Reading<T> {
  readonly value: T
  readonly end: number
}
/** Typed as a method, so that parsers of a language, whose sources hold more, can be put together by these here. */
export type ParserOf<T, S extends Source> = { read(source: S, at: number): readonly Reading<T>[] }['read']
export type Parser<T> = ParserOf<T, Source>

/** Most parsers read nothing at most places, so that must cost nothing. */
const UNREAD: readonly never[] = []

/** Reads by a pattern, after spaces. */
export function pattern<T>(regex: RegExp, make: (match: RegExpExecArray) => T): Parser<T> {
  const sticky = new RegExp(String.raw`\s*(?:${regex.source})`, `${regex.flags.replace(/[gy]/g, '')}y`)
  return (source, at) => {
    spend(source)
    sticky.lastIndex = at
    const match = sticky.exec(source.text)
    return match ? [{ value: make(match), end: reach(source, sticky.lastIndex) }] : UNREAD
  }
}

/**
 * Words and parts in their order: say`tap ${noun}`((who) => …). The words are patterns, in upper or lower case,
 * and end where a word ends.
 */
export function say<T extends readonly unknown[]>(
  words: TemplateStringsArray,
  ...parts: { [Place in keyof T]: Parser<T[Place]> }
): <U>(make: (...values: T) => U) => Parser<U> {
  const between = words.raw.map(wording)
  return (make) => (source, at) => {
    spend(source)
    const begun = between[0]!(source.text, at)
    if (begun === ELSEWHERE) return UNREAD
    let readings: readonly Reading<readonly unknown[]>[] = [{ value: [], end: reach(source, begun) }]
    within(source, () => {
      for (let place = 0; place < parts.length && readings.length > 0; place++)
        readings = goingOn(source, readings, parts[place]!, between[place + 1]!)
    })
    return readings.map(({ value, end }) => ({ value: make(...(value as T)), end }))
  }
}

/** Each reading with a part and the words after it. */
function goingOn(
  source: Source,
  readings: readonly Reading<readonly unknown[]>[],
  part: Parser<unknown>,
  words: Words,
): readonly Reading<readonly unknown[]>[] {
  const further: Reading<readonly unknown[]>[] = []
  for (const { value, end } of readings)
    for (const next of part(source, end)) {
      const last = words(source.text, reach(source, next.end))
      if (last !== ELSEWHERE) further.push({ value: [...value, next.value], end: last })
    }
  spend(source, further.length)
  return further
}

/** Where words that stand at a place end. */
type Words = (text: string, at: number) => number
const ELSEWHERE = -1
const NO_WORDS: Words = (_, at) => at

function wording(raw: string): Words {
  const words = raw.trim().replace(/ /g, String.raw`\s+`)
  if (words === '') return NO_WORDS
  if (/^\(\?[!=]/.test(words)) return standing(words)
  const whole = `(?:${words})(?!(?<=\\w)\\w)`
  return standing(words.startsWith('(?:\\s+') ? whole : String.raw`\s*(?:${whole})`)
}

function standing(words: string): Words {
  const sticky = new RegExp(words, 'iy')
  return (text, at) => {
    sticky.lastIndex = at
    return sticky.test(text) ? sticky.lastIndex : ELSEWHERE
  }
}

/** Reads nothing, and is worth something. */
export const nothing =
  <T>(value: T): Parser<T> =>
  (_, at) => [{ value, end: at }]

/** Remembers what it read where, for phrases that many alternatives begin with. */
export function remember<T>(parser: Parser<T>): Parser<T> {
  const known = new WeakMap<Source, Map<number, readonly Reading<T>[]>>()
  return (source, at) => {
    const places = known.get(source) ?? new Map<number, readonly Reading<T>[]>()
    known.set(source, places)
    const before = places.get(at)
    if (before) return before
    const readings = parser(source, at)
    places.set(at, readings)
    return readings
  }
}

/** Reads these words, in upper or lower case, up to the end of the last of them. */
export const phrase = (words: string): Parser<string> =>
  pattern(
    new RegExp(`${escaped(words).replaceAll(' ', String.raw`\s+`)}${/\w$/.test(words) ? '\\b' : ''}`, 'i'),
    () => words,
  )

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

export const number: Parser<number> = pattern(/[+-]?\d+\b/, ([digits]) => Number(digits))

export const map =
  <T, U>(parser: Parser<T>, make: (value: T) => U): Parser<U> =>
  (source, at) =>
    parser(source, at).map(({ value, end }) => ({ value: make(value), end }))

/** One after the other; the value is the list of the values. */
export const sequence =
  <T extends readonly unknown[]>(...parsers: { [Place in keyof T]: Parser<T[Place]> }): Parser<T> =>
  (source, at) => {
    let readings: readonly Reading<readonly unknown[]>[] = [{ value: [], end: at }]
    for (const parser of parsers) readings = goingOn(source, readings, parser, NO_WORDS)
    return readings as readonly Reading<T>[]
  }

/** Every reading of every alternative. */
export const either =
  <T>(...parsers: readonly Parser<T>[]): Parser<T> =>
  (source, at) => {
    let all: readonly Reading<T>[] = UNREAD
    for (const parser of parsers) {
      const readings = parser(source, at)
      if (readings.length > 0) all = all.length > 0 ? [...all, ...readings] : readings
    }
    spend(source, all.length)
    return all
  }

/** The readings of the first alternative that has any. */
export const first =
  <T>(...parsers: readonly Parser<T>[]): Parser<T> =>
  (source, at) => {
    for (const parser of parsers) {
      const readings = parser(source, at)
      if (readings.length > 0) return readings
    }
    return UNREAD
  }

/** Of all readings those that reach farthest. */
export const longest =
  <T>(parser: Parser<T>): Parser<T> =>
  (source, at) => {
    const readings = parser(source, at)
    if (readings.length < 2) return readings
    const farthest = Math.max(...readings.map(({ end }) => end))
    return readings.filter(({ end }) => end === farthest)
  }

/** Reads only where the other would not. */
export const unless =
  <T>(other: Parser<unknown>, parser: Parser<T>): Parser<T> =>
  (source, at) =>
    other(source, at).length > 0 ? UNREAD : parser(source, at)

export const optional = <T>(parser: Parser<T>): Parser<T | null> =>
  either<T | null>(parser, (_, at) => [{ value: null, end: at }])

/** One item or more, with separators between them. */
export const separated =
  <T>(item: Parser<T>, separator: Parser<unknown>): Parser<readonly T[]> =>
  (source, at) =>
    within(source, () =>
      item(source, at).flatMap(({ value, end }) => [
        { value: [value], end },
        ...sequence<[unknown, readonly T[]]>(separator, separated(item, separator))(source, end).map(
          (rest) => ({
            value: [value, ...rest.value[1]],
            end: rest.end,
          }),
        ),
      ]),
    )

/** Keeps the readings whose value passes. */
export const where =
  <T>(parser: Parser<T>, passes: (value: T) => boolean): Parser<T> =>
  (source, at) =>
    parser(source, at).filter(({ value }) => passes(value))

/** Keeps the readings whose words pass. */
export const worded =
  <T>(parser: Parser<T>, passes: (words: string) => boolean): Parser<T> =>
  (source, at) =>
    parser(source, at).filter(({ end }) => passes(source.text.slice(at, end)))

/** A parser that is defined later, for rules that contain themselves. */
export const later =
  <T>(parser: () => Parser<T>): Parser<T> =>
  (source, at) =>
    parser()(source, at)

/** The same with its keys in one order: two readings with the same tree are not ambiguous. */
export const ordered = (tree: unknown): unknown =>
  typeof tree !== 'object' || tree === null
    ? tree
    : Array.isArray(tree)
      ? tree.map(ordered)
      : Object.fromEntries(
          Object.entries(tree)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, part]) => [key, ordered(part)]),
        )

/** The one value of the whole text; none if it can't be read, or can be read in more than one way. */
export function readWhole<T>(parser: Parser<T>, source: Source): T | undefined {
  const whole = parser(source, 0).filter(({ end }) => /^[\s.;]*$/.test(source.text.slice(end)))
  const [first, ...others] = new Map(whole.map(({ value }) => [JSON.stringify(value), value])).values()
  if (others.length === 0) return first
  const alike = new Set([first, ...others].map((value) => JSON.stringify(ordered(value))))
  return alike.size === 1 ? first : undefined
}
