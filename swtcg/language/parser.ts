/** Small parsers, which larger ones are put together from. A parser gives every way to read the text at a place. */
import type { CardFacts } from '../cards/definition.ts'

/** What is read, and the card that it is printed on. */
export interface Source {
  readonly text: string
  readonly card: CardFacts
}
export interface Reading<T> {
  readonly value: T
  readonly end: number
}
export type Parser<T> = (source: Source, at: number) => readonly Reading<T>[]

/** Reads by a pattern, after spaces. */
export function pattern<T>(regex: RegExp, make: (match: RegExpExecArray) => T): Parser<T> {
  const sticky = new RegExp(String.raw`\s*(?:${regex.source})`, `${regex.flags.replace(/[gy]/g, '')}y`)
  return ({ text }, at) => {
    sticky.lastIndex = at
    const match = sticky.exec(text)
    return match ? [{ value: make(match), end: sticky.lastIndex }] : []
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
    for (const parser of parsers)
      readings = readings.flatMap(({ value, end }) =>
        parser(source, end).map((next) => ({ value: [...value, next.value], end: next.end })),
      )
    return readings as readonly Reading<T>[]
  }

/** Every reading of every alternative. */
export const either =
  <T>(...parsers: readonly Parser<T>[]): Parser<T> =>
  (source, at) =>
    parsers.flatMap((parser) => parser(source, at))

export const optional = <T>(parser: Parser<T>): Parser<T | null> =>
  either<T | null>(parser, (_, at) => [{ value: null, end: at }])

/** One item or more, with separators between them. */
export const separated =
  <T>(item: Parser<T>, separator: Parser<unknown>): Parser<readonly T[]> =>
  (source, at) =>
    item(source, at).flatMap(({ value, end }) => [
      { value: [value], end },
      ...sequence<[unknown, readonly T[]]>(separator, separated(item, separator))(source, end).map(
        (rest) => ({
          value: [value, ...rest.value[1]],
          end: rest.end,
        }),
      ),
    ])

/** Keeps the readings whose value passes. */
export const where =
  <T>(parser: Parser<T>, passes: (value: T, card: CardFacts) => boolean): Parser<T> =>
  (source, at) =>
    parser(source, at).filter(({ value }) => passes(value, source.card))

/** A parser that is defined later, for rules that contain themselves. */
export const later =
  <T>(parser: () => Parser<T>): Parser<T> =>
  (source, at) =>
    parser()(source, at)

/** The one value of the whole text; none if it can't be read, or can be read in more than one way. */
export function readWhole<T>(parser: Parser<T>, source: Source): T | undefined {
  const whole = parser(source, 0).filter(({ end }) => /^[\s.;]*$/.test(source.text.slice(end)))
  const [first, ...others] = new Map(whole.map(({ value }) => [JSON.stringify(value), value])).values()
  return others.length === 0 ? first : undefined
}
