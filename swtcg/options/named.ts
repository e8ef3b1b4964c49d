/** Options by their names. */
import { nameOf, type Option } from './option.ts'
import { optionsHere } from './shelf.ts'

/** Names that the book uses for options that stand under another name (opt/general/dangling-names). */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'extra-player-rotation': 'team-rotation',
  'simultaneous-battle': 'massive-battle',
}

/** The option of a name or title; undefined where the book has no rules for it. */
export function optionNamed(given: string): Option | undefined {
  const name = nameOf(given)
  const wanted = OTHER_NAMES[name] ?? name
  return optionsHere().find((option) => option.name === wanted)
}
