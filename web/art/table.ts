/** A table of drawings: the first row that fits a card decides, so narrow rows stand above wide ones. */

/** What is known of a card that a drawing can be chosen by. */
export interface PictureFacts {
  readonly subject: Subject
  readonly side: 'dark' | 'light' | 'neutral' | 'vong'
  readonly name: string
  /** Type, species, model, traits. */
  readonly words: string
  /** What it does. */
  readonly text: string
}

export const SUBJECTS = [
  'space',
  'ground',
  'vehicle',
  'character',
  'equipment',
  'location',
  'battle',
  'mission',
  'resource',
  'effect',
  'interrupt',
  'objective',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Where a row looks: n the name, s the words, a both, t the text. */
type Where = 'n' | 's' | 'a' | 't'

export interface Row {
  readonly where: Where
  readonly drawing: string
  /** All of them must be found. */
  readonly tests: readonly RegExp[]
}

/** A line is where to look, the drawing, and the words to find; && asks for both groups. */
export function readTable(lines: string): readonly Row[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [where, drawing, ...words] = line.trim().split(/\s+/)
      const groups = words.join(' ').split(' && ')
      return { where: where as Where, drawing: drawing!, tests: groups.map(atWordStart) }
    })
}

const atWordStart = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})`, 'i')

export function firstFitting(rows: readonly Row[], { name, words, text }: PictureFacts): Row | undefined {
  const places: Readonly<Record<Where, string>> = { n: name, s: words, a: `${name} ; ${words}`, t: text }
  return rows.find(({ where, tests }) => tests.every((test) => test.test(places[where])))
}
