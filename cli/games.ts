/** The games that the command line can play. */
import { type AnyGame, anyGame, didYouMean } from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import { swtcgGame } from '@dejarik/swtcg'
import { Failure } from './failure.ts'

export const games: readonly AnyGame[] = [anyGame(skirmishGame), anyGame(swtcgGame)]

export function gameNamed(name: string): AnyGame {
  const found = games.find((game) => game.name === name)
  if (found) return found
  const names = games.map((game) => game.name)
  const meant = didYouMean(name, names) || `. The games are: ${names.join(', ')}.`
  throw new Failure(`There is no game "${name}"${meant}`)
}
