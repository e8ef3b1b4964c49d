/** `dejarik deck sealed` and `dejarik deck draft`: packs that are opened, and decks out of them. */
import { type DeckList, didYouMean } from '@dejarik/kernel'
import { shippedCards as ccgCards } from '@dejarik/swccg'
import * as ccg from '@dejarik/swccg/limited'
import { type Side, shippedCards } from '@dejarik/swtcg'
import {
  bestDeck,
  DRAFT_PACKS,
  DRAFT_SEATS,
  isOver,
  isWhole,
  newDraft,
  pickOf,
  SEALED_PACKS,
  sealedPool,
  setsWithPacks,
  take,
} from '@dejarik/swtcg/limited'
import { Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { nameList, wholeNumber } from '../flags.ts'
import { libraryOf } from '../library.ts'
import { say, sayJson } from '../output.ts'

type LimitedGame = 'swtcg' | 'swccg'
interface LimitedFlags {
  readonly game: LimitedGame
  readonly sets: readonly string[]
  readonly seed: number
  readonly packs: number
  readonly json?: true
  readonly out?: string
}
interface DraftFlags extends LimitedFlags {
  readonly seats: number
}
/** What one seat has opened or taken, and the deck that a program makes of it. */
interface Opened {
  readonly pool: readonly string[]
  readonly side: Side
  readonly deck: readonly string[]
  readonly isWhole: boolean
}

const withPacks = (command: Command, packs: number): Command =>
  command
    .requiredOption('--sets <codes>', 'the sets of the packs in turn, such as AOTC,SR', nameList)
    .option('--seed <number>', 'the same seed opens the same packs', wholeNumber(0), 1)
    .option('--packs <count>', 'how many packs each seat opens', wholeNumber(1, 40), packs)
    .option('--out <folder>', 'write each deck to a file of this folder')
    .option('--json', 'print JSON')

export const sealedCommand = (): Command =>
  withPacks(new Command('sealed').description('open packs and build a deck of them'), SEALED_PACKS)
    .addOption(
      new Option('-g, --game <name>', 'the game')
        .choices(['swtcg', 'swccg'])
        .default('swtcg' satisfies LimitedGame),
    )
    .action((flags: LimitedFlags) => tell([SEALED[flags.game](flags)], flags))

/** What one player opens, by the rules of each game. */
const SEALED: Readonly<Record<LimitedGame, (flags: LimitedFlags) => Opened>> = {
  swtcg: ({ sets, seed, packs }) => openedBy(sealedPool(known(sets), sets, seed, 0, packs)),
  swccg: ({ sets, seed, packs }) => {
    const { cards } = ccgCards()
    const pool = ccg.sealedPool(cards, { sets: sets.map(ccgSet), packs, seed, seat: 0 })
    const card = (key: string) => ccgCards().card(key)
    const { side, keys } = ccg.bestDeck(card, pool)
    return { pool, side, deck: keys, isWhole: ccg.isWhole(card, keys) }
  },
}

/** A set of the CCG by its name or that of its module: Hoth, cloud-city. */
function ccgSet(typed: string) {
  const wanted = typed.toLowerCase()
  const set = ccg.SETS_WITH_PACKS.find(
    ({ name, module }) => name.toLowerCase() === wanted || module === wanted,
  )
  if (set) return set
  throw noPacks(
    typed,
    ccg.SETS_WITH_PACKS.map(({ module }) => module),
  )
}
const noPacks = (typed: string, packed: readonly string[]): Failure =>
  new Failure(`There are no packs of "${typed}"${didYouMean(typed, packed) || `: ${packed.join(', ')}.`}`)

export const draftCommand = (): Command =>
  withPacks(
    new Command('draft').description('draft the Star Wars TCG with programs in all seats'),
    DRAFT_PACKS,
  )
    .option(
      '--seats <count>',
      'how many draft',
      wholeNumber(DRAFT_SEATS.min, DRAFT_SEATS.max),
      DRAFT_SEATS.max,
    )
    .action(draft)

const find = (key: string) => shippedCards().card(key)
const openedBy = (pool: readonly string[]): Opened => {
  const { side, keys } = bestDeck(find, pool)
  return { pool, side, deck: keys, isWhole: isWhole(keys) }
}

/** All cards, if each of the sets has packs. */
function known(sets: readonly string[]) {
  const { cards } = shippedCards()
  const packed = setsWithPacks(cards)
  const strange = sets.find((set) => !packed.includes(set))
  if (strange !== undefined) throw noPacks(strange, packed)
  return cards
}

function draft(flags: DraftFlags): void {
  let going = newDraft(known(flags.sets), flags.sets, flags.seats, flags.seed, flags.packs)
  while (!isOver(going))
    going = take(
      going,
      going.packs.map((pack, seat) => pickOf(find, pack, going.pools[seat]!)),
    )
  tell(going.pools.map(openedBy), { ...flags, game: 'swtcg' })
}

function tell(seats: readonly Opened[], { game, json, out, sets, seed }: LimitedFlags): void {
  const { library } = libraryOf(game)
  const lists = seats.map(({ deck, side }, seat) =>
    listOf(deck.map(NAMES[game]), `${sets.join(' ')} ${seed}, seat ${seat + 1} (${side})`),
  )
  if (out !== undefined)
    for (const [seat, list] of lists.entries())
      writeText(`${out}/seat-${seat + 1}.txt`, library.deckFormats[0]!.print(list))
  if (json) return sayJson(seats.map((seat, index) => ({ ...seat, list: lists[index] })))
  for (const [seat, { pool, deck, isWhole: whole }] of seats.entries())
    say(
      `# ${pool.length} cards opened, ${whole ? 'a deck' : 'too few for a deck'} of ${deck.length}`,
      library.deckFormats[0]!.print(lists[seat]!).trimEnd(),
      '',
    )
}

/** Cards as decks write them, with the set where titles are the same. */
function listOf(names: readonly string[], title: string): DeckList {
  const cards = [...new Set(names)].map((name) => ({
    name,
    count: names.filter((each) => each === name).length,
  }))
  return { title, cards }
}
const NAMES: Readonly<Record<LimitedGame, (key: string) => string>> = {
  swtcg: (key) => shippedCards().titleOf(find(key)),
  swccg: (key) => key,
}
