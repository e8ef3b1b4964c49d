/** The sets of one's own that this device keeps, without the languages that read them. */
import { knownGame } from '../local/games.ts'
import { dropSet, keptSets, type OwnSet, setId } from '../local/own-sets.ts'
import type { OwnSetTold, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']

export const setTold = ({ set, cards, rows }: OwnSet): OwnSetTold => ({ set, cards: cards.length, rows })

export const ownSetsTold = async ({ game }: Ask<'own-sets'>): Promise<readonly OwnSetTold[]> =>
  (await keptSets(knownGame(game))).map(setTold)

export async function forgetOwnCards({ game, set }: Ask<'forget-own-cards'>): Promise<null> {
  await dropSet(setId(knownGame(game), set))
  return null
}
