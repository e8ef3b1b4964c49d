/** Styles and options in the worker: what there is, and what a set of them comes to. */
import type { Terms } from '@dejarik/table'
import { gameOfStarters, gameWithOptions, tableGame } from '../local/games.ts'
import type { Studies, Ways } from './studies.ts'

export async function waysOf(name: string): Promise<Ways> {
  const game = await gameWithOptions(name)
  return { styles: game.styles(), options: game.options() }
}

/** Decks that a style deals are drawn from all cards, so its terms are judged with all of them. */
export async function termsOf({ game, edition, options }: Studies['terms']['ask']): Promise<Terms> {
  return (await (options.length === 0 ? gameOfStarters : tableGame)(game)).terms(edition, options)
}
