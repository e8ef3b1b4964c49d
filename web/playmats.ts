/** The games that the page can show. */
import type { Playmat } from './playmat.ts'
import { swccgPlaymat } from './swccg/playmat.ts'
import { swtcgPlaymat } from './swtcg/playmat.ts'

/** The first is the one that a newcomer is offered first. */
export const PLAYMATS: readonly [Playmat, ...Playmat[]] = [swtcgPlaymat, swccgPlaymat]

export function playmatOf(game: string): Playmat {
  const playmat = PLAYMATS.find(({ name }) => name === game)
  if (!playmat) throw new Error(`This page does not know the game "${game}".`)
  return playmat
}
