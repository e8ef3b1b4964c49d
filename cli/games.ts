/** The games that the command line can play, with the sets that the person has brought. */
import { type AnyGame, anyGame, didYouMean } from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import { swccgGame } from '@dejarik/swccg'
import { swccgWith } from '@dejarik/swccg/own-cards'
import { swtcgGame, swtcgWith } from '@dejarik/swtcg'
import { Failure } from './failure.ts'
import { ownCards } from './own-sets.ts'

export const games: readonly AnyGame[] = [anyGame(skirmishGame), anyGame(swtcgGame), anyGame(swccgWith([]))]

/** The games as this person plays them. */
export const gamesAtHand = (): readonly AnyGame[] => games.map(withOwnCards)

function withOwnCards(game: AnyGame): AnyGame {
  if (game.name === swtcgGame.name) return anyGame(swtcgWith(ownCards('swtcg')))
  return game.name === swccgGame.name ? anyGame(swccgWith(ownCards('swccg'))) : game
}

export function gameNamed(name: string): AnyGame {
  const found = games.find((game) => game.name === name)
  if (found) return withOwnCards(found)
  const names = games.map((game) => game.name)
  const meant = didYouMean(name, names) || `. The games are: ${names.join(', ')}.`
  throw new Failure(`There is no game "${name}"${meant}`)
}
