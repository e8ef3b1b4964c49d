/** Deck lists as people write them: what can be understood is taken, and the rest is told. */

export interface LooseList {
  /** The same with a count before each name. */
  readonly text: string
  /** Lines that are neither a card nor a comment, as they stand. */
  readonly unread: readonly string[]
}

/** More lines than any deck has. */
const MOST_LINES = 600

type Reading = (line: string, isCard: (name: string) => boolean) => string | null

const counted = (count: string, name: string): string => `${Number(count)} ${name.trim()}`

/** Ways to write a card down, the plainest first. */
const READINGS: readonly Reading[] = [
  (line) => match(line, /^(\d{1,3})\s*[x×]?\s+(.+)$/i, ([count, name]) => counted(count!, name!)),
  (line) => match(line, /^(.+?)\s*[x×]\s*(\d{1,3})$/i, ([name, count]) => counted(count!, name!)),
  (line) => match(line, /^(.+?)\s*[([](\d{1,3})[x×]?[)\]]$/i, ([name, count]) => counted(count!, name!)),
  (line) => match(line, /^(.+?)[\t;,:]\s*(\d{1,3})$/, ([name, count]) => counted(count!, name!)),
  (line, isCard) => (isCard(line) ? `1 ${line}` : null),
]

function match(line: string, pattern: RegExp, say: (parts: readonly string[]) => string): string | null {
  const found = pattern.exec(line)
  return found ? say(found.slice(1)) : null
}

/** Bullets and dashes before a line say nothing. */
const plain = (line: string): string => line.trim().replace(/^[-*•]\s+/, '')

export function looseList(text: string, isCard: (name: string) => boolean): LooseList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .slice(0, MOST_LINES)
    .map(plain)
  const read = lines.map((line) => ({ line, said: readLine(line, isCard) }))
  return {
    text: read.flatMap(({ said }) => said ?? []).join('\n'),
    unread: read.flatMap(({ line, said }) => (said === null ? [line.slice(0, 80)] : [])),
  }
}

/** Null for a line that is none. */
function readLine(line: string, isCard: (name: string) => boolean): string | null {
  if (line === '' || line.startsWith('#')) return line
  // A name may end in a number of its own, so a card by its whole name comes first.
  if (isCard(line)) return `1 ${line}`
  for (const reading of READINGS) {
    const said = reading(line, isCard)
    if (said !== null) return said
  }
  return null
}
