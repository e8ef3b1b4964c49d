/** Cards of one's own in the worker: a file is read and kept on this device. */
import { knownGame, rulesOf, tableGame } from '../local/games.ts'
import { MOST_LETTERS, readOwnFile } from '../local/own-files.ts'
import { keepSet, keptSets, type OwnSet, setId } from '../local/own-sets.ts'
import { setTold } from './own-sets.ts'
import type { OwnSetTold, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']

/** A set is called as its file is; opening a file of that name again replaces it. */
const setOf = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .toUpperCase()
    .replace(/\W+/g, '-')

export async function openOwnCards({ game: name, file, text }: Ask<'open-own-cards'>): Promise<OwnSetTold> {
  if (text.length > MOST_LETTERS)
    throw new Error(`This is too long for a card file: more than ${MOST_LETTERS} letters.`)
  const game = knownGame(name)
  const rules = rulesOf(await tableGame(name))
  const set = setOf(file)
  const id = setId(game, set)
  const others = (await keptSets(game)).filter((each) => each.id !== id).flatMap(({ cards }) => cards)
  const read = { id, game, set, text, rules, changed: Date.now(), ...readOwnFile(game, set, text, others) }
  if (read.cards.length > 0) await kept(read)
  return setTold(read)
}

async function kept(set: OwnSet): Promise<void> {
  await keepSet(set).catch(() => {
    throw new Error('This browser cannot keep the cards.')
  })
}
