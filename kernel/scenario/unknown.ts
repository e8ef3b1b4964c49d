/** What to say about a name that does not exist. */
import { didYouMean } from '../closest.ts'
import { type Path, ScenarioError } from './words.ts'

/** More names than this are a wall of text, not a hint. */
const MOST_NAMES = 12

/** The names that come near, or all of them where they are few. */
export function suggestion(name: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const all = names.length > MOST_NAMES ? '' : `; possible: ${names.join(', ')}`
  return didYouMean(name, names) || all
}

export const unknown = (what: string, name: string, names: readonly string[], path: Path): ScenarioError =>
  new ScenarioError(`there is no ${what} "${name}"${suggestion(name, names)}`, path)
