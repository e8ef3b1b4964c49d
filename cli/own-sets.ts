/** Sets that a person has brought: compiled once, kept in a folder of theirs, read whenever a game may need them. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@dejarik/kernel'
import type { CardDefinition as CcgCard } from '@dejarik/swccg'
import type { CardDefinition } from '@dejarik/swtcg'
import { Failure } from './failure.ts'
import { readText, writeText } from './files.ts'

/** What the cards of each game are. */
interface CardsOf {
  readonly swtcg: CardDefinition
  readonly swccg: CcgCard
}
type GameWithCards = keyof CardsOf

interface OwnSet<G extends GameWithCards = GameWithCards> {
  /** Sets from before the other game had any are of the Star Wars TCG. */
  readonly game?: G
  readonly set: string
  /** The file that it was made from. */
  readonly from: string
  /** The version of the program that made it. */
  readonly engine: string
  readonly cards: readonly CardsOf[G][]
}

/** `DEJARIK_HOME` names another folder than the usual one. */
export const ownFolder = (): string =>
  join(process.env['DEJARIK_HOME'] || join(homedir(), '.dejarik'), 'sets')

/** A set may be called anything; a file may not. */
const fileOf = (set: string): string => join(ownFolder(), `${set.replace(/[^\w-]/g, '_')}.json`)

export function keepSet({ game = 'swtcg', set, from, cards }: Omit<OwnSet, 'engine'>): string {
  const lines = cards.map((card) => JSON.stringify(card)).join(',\n')
  const head = JSON.stringify({ game, set, from, engine: ENGINE_VERSION }).slice(0, -1)
  writeText(fileOf(set), `${head},"cards":[\n${lines}\n]}\n`)
  return fileOf(set)
}

export function forgetSet(set: string): void {
  if (!existsSync(fileOf(set))) throw new Failure(`There is no set "${set}" of your own.`)
  rmSync(fileOf(set))
}

export function ownSets(): readonly OwnSet[] {
  if (!existsSync(ownFolder())) return []
  const files = readdirSync(ownFolder()).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => readSet(join(ownFolder(), name)))
}

function readSet(path: string): OwnSet {
  const again = 'import it again, or remove the file.'
  try {
    const read = JSON.parse(readText(path)) as Partial<OwnSet>
    if (typeof read.set === 'string' && Array.isArray(read.cards)) return read as OwnSet
  } catch (error) {
    if (error instanceof Failure) throw error
  }
  throw new Failure(`${path} is not a set that was imported; ${again}`)
}

/** The cards of all own sets of a game. */
export const ownCards = <G extends GameWithCards>(game: G): readonly CardsOf[G][] =>
  ownSets()
    .filter((one): one is OwnSet<G> => (one.game ?? 'swtcg') === game)
    .flatMap(({ cards }) => cards)
