/** Cards of one's own in the worker: a file is read and kept on this device. */
import { knownGame, rulesOf, tableGame } from '../local/games.ts'
import { MOST_LETTERS, readOwnFile } from '../local/own-files.ts'
import { keepSet, keptSets, type OwnSet, setId } from '../local/own-sets.ts'
import { setTold } from './own-sets.ts'
import type { OwnFileTold, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']

/** A set is called as its file is; opening a file of that name again replaces it. */
const setOf = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .toUpperCase()
    .replace(/\W+/g, '-')

export async function openOwnCards({ game: name, file, text }: Ask<'open-own-cards'>): Promise<OwnFileTold> {
  if (text.length > MOST_LETTERS)
    throw new Error(`This is too long for a card file: more than ${MOST_LETTERS} letters.`)
  const game = knownGame(name)
  const rules = rulesOf(await tableGame(name))
  const set = setOf(file)
  const id = setId(game, set)
  const sets = await keptSets(game)
  const others = sets.filter((each) => each.id !== id).flatMap(({ cards }) => cards)
  const read = { id, game, set, text, rules, changed: Date.now(), ...readOwnFile(game, set, text, others) }
  const taken = isTaken(
    read,
    sets.find((each) => each.id === id),
  )
  if (taken) await kept(read)
  return { ...setTold(read), taken }
}

/** A file without a card is not kept; nor one whose faults would lose cards of the set that it replaces. */
function isTaken({ cards, rows }: OwnSet, before: OwnSet | undefined): boolean {
  const keys = new Set(cards.map(({ key }) => key))
  const isFaulty = rows.some(({ faults }) => faults.length > 0)
  const loses = (before?.cards ?? []).some(({ key }) => !keys.has(key))
  return cards.length > 0 && !(isFaulty && loses)
}

async function kept(set: OwnSet): Promise<void> {
  await keepSet(set).catch(() => {
    throw new Error('This browser cannot keep the cards.')
  })
}
