/** The cards and decks of a game, for commands that look things up. */
import { type AnyGame, didYouMean, type Library } from '@dejarik/kernel'
import { type CardDefinition, swtcgWith } from '@dejarik/swtcg'
import { Failure } from './failure.ts'
import { gameNamed } from './games.ts'

export function libraryOf(game: string): { readonly definition: AnyGame; readonly library: Library } {
  const definition = gameNamed(game)
  if (!definition.library) throw new Failure(`${definition.title} has no cards or decks to look up.`)
  return { definition, library: definition.library }
}

/** The Star Wars TCG's library with some cards more. */
export const libraryWith = (cards: readonly CardDefinition[]): Library => swtcgWith(cards).library!

/** The name as the card has it, however it was typed. */
export function cardNamed(library: Library, typed: string): string {
  const names = library.cardNames()
  const name =
    library.named?.(typed) ?? names.find((candidate) => candidate.toLowerCase() === typed.toLowerCase())
  if (name !== undefined) return name
  throw new Failure(`There is no card "${typed}"${didYouMean(typed, names) || '.'}`)
}
