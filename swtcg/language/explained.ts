/** Keywords that no rulebook tells: a text has them where it explains them in brackets, and nowhere else. */
import { type Keyword, nameOfKeyword } from './keywords.ts'

/** Each in words of our own. */
const EXPLANATIONS: Readonly<Partial<Record<Keyword, string>>> = {
  focus: 'a natural 5 gives it so much power for its next attack',
  ferocity: 'its damage is not prevented',
}
const EXPLAINED = (Object.keys(EXPLANATIONS) as Keyword[]).map((keyword) => ({
  name: nameOfKeyword(keyword),
  explanation: EXPLANATIONS[keyword]!,
}))

const mention = (name: string): RegExp => new RegExp(String.raw`\b${name}(?: -?\d+| [+-]?X)?(?!\w)`)
const isExplained = (text: string, name: string): boolean =>
  new RegExp(String.raw`${mention(name).source} \(`).test(text)

/** The names of such keywords that a text uses without explaining them. */
export const unexplained = (text: string): readonly string[] =>
  EXPLAINED.flatMap(({ name }) => (mention(name).test(text) && !isExplained(text, name) ? [name] : []))

/** The same text with such keywords explained where it names them first. */
export const explain = (text: string): string =>
  EXPLAINED.reduce((told, { name, explanation }) => {
    const isTold = !mention(name).test(told) || isExplained(told, name)
    return isTold ? told : told.replace(mention(name), (words) => `${words} (${explanation})`)
  }, text)
