/** `non-Jedi Officer` is an Officer: of several words the first is denied, unless they are one subtype. */
import { type Parser, say } from '../../parser.ts'

/** Words that are one subtype together. */
const ONE_SUBTYPE =
  /^(?:Force Sensitive|Dark Jedi|Crime Lord|Bounty Hunter|(?:Jedi|Sith) (?:Apprentice|Knight|Lord|Master|Padawan))$/

/** How many of the words are denied. */
function deniedIn(words: readonly string[]): number {
  return words.length > 1 && ONE_SUBTYPE.test(words.slice(0, 2).join(' ')) ? 2 : 1
}

const AFTER_WORDS = [/^\s*\S+/, /^\s*\S+\s+\S+/] as const

/** What `non-` stands before. */
export function denial(subtypeName: Parser<string>): Parser<string> {
  const first: Parser<string> = (source, at) =>
    subtypeName(source, at).map(({ value, end }) => {
      const words = value.split(' ')
      const count = deniedIn(words)
      if (count === words.length) return { value, end }
      const [said] = AFTER_WORDS[count - 1]!.exec(source.text.slice(at))!
      return { value: words.slice(0, count).join(' '), end: at + said.length }
    })
  return say`non-${first}`((named) => named)
}
