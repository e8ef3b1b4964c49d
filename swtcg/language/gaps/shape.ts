/** The shape of a part: what differs from card to card is replaced, so that parts of one shape are counted together. */
import type { CardFacts } from '../../cards/definition.ts'
import { nameOfKeyword, PLAIN_KEYWORDS } from '../keywords.ts'
import { ownNames } from '../names.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Words with a capital letter that are no names. */
const USUAL: ReadonlySet<string> = new Set([
  ...['Force', 'Space', 'Ground', 'Character', 'Characters', 'Location', 'Resource', 'Equipment', 'Battle'],
  ...['Mission', 'Pilot', 'Dark', 'Light', 'Side', 'Neutral', 'Or', 'X', 'Play', 'Tap', 'Pay', 'Do'],
  ...PLAIN_KEYWORDS.flatMap((keyword) => nameOfKeyword(keyword).split(' ')),
])

/** `~` for the card itself, `N` for numbers, `SUB` for subtypes, `NAME` for other cards, `"…"` for quotations. */
export function shapeOf(words: string, card: CardFacts, vocabulary: Vocabulary): string {
  const plain = withoutNames(words.replace(/"[^"]*"?/g, '"…"'), card)
  return plain
    .replace(/[A-Z][\w'’-]*(?: (?:of |the )?[A-Z][\w'’-]*)*/g, (run, at: number) =>
      at === 0 && !run.includes(' ') ? run : named(run, vocabulary),
    )
    .replace(/\b(?:\d+|X|one|two|three|four)\b/gi, 'N')
    .replace(/(?:SUB[ ,/]+(?:or |and )?)+SUB/g, 'SUB')
    .toLowerCase()
    .replaceAll('sub', 'SUB')
    .replaceAll('name', 'NAME')
    .trim()
}

function withoutNames(words: string, card: CardFacts): string {
  return [...ownNames(card), 'this unit', 'this card', 'this Location', 'this Equipment'].reduce(
    (text, name) => (name.length > 2 ? text.replaceAll(name, '~') : text),
    words,
  )
}

const named = (run: string, { names }: Vocabulary): string => (names.has(run.toLowerCase()) ? 'NAME' : run)

/** Words with a capital letter in the middle of a part that neither type lines nor names nor rules know. */
export function strangeNouns(
  words: string,
  card: CardFacts,
  { subtypes, names }: Vocabulary,
): readonly string[] {
  const inside = withoutNames(words.replace(/"[^"]*"?/g, ''), card).replace(/(^|[.:;*|)-] ?)\W*[\w']+/g, '$1')
  const runs = inside.match(/[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*/g) ?? []
  return runs
    .filter((run) => !names.has(run.toLowerCase()))
    .flatMap((run) => run.split(' '))
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => !USUAL.has(word) && !subtypes.has(word) && !subtypes.has(word.replace(/s$/, '')))
}
