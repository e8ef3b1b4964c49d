/** `dejarik deck sealed` and `dejarik deck draft`: packs that are opened, and decks out of them. */
import { type DeckList, didYouMean } from '@dejarik/kernel'
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
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { nameList, wholeNumber } from '../flags.ts'
import { libraryOf } from '../library.ts'
import { say, sayJson } from '../output.ts'

interface LimitedFlags {
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
}

const withPacks = (command: Command, packs: number): Command =>
  command
    .requiredOption('--sets <codes>', 'the sets of the packs in turn, such as AOTC,SR', nameList)
    .option('--seed <number>', 'the same seed opens the same packs', wholeNumber(0), 1)
    .option('--packs <count>', 'how many packs each seat opens', wholeNumber(1, 40), packs)
    .option('--out <folder>', 'write each deck to a file of this folder')
    .option('--json', 'print JSON')

export const sealedCommand = (): Command =>
  withPacks(
    new Command('sealed').description('open packs of the Star Wars TCG and build a deck of them'),
    SEALED_PACKS,
  ).action((flags: LimitedFlags) =>
    tell([openedBy(sealedPool(known(flags.sets), flags.sets, flags.seed, 0, flags.packs))], flags),
  )

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
  return { pool, side, deck: keys }
}

/** All cards, if each of the sets has packs. */
function known(sets: readonly string[]) {
  const { cards } = shippedCards()
  const packed = setsWithPacks(cards)
  const strange = sets.find((set) => !packed.includes(set))
  if (strange !== undefined)
    throw new Failure(
      `There are no packs of "${strange}"${didYouMean(strange, packed) || `: ${packed.join(', ')}.`}`,
    )
  return cards
}

function draft(flags: DraftFlags): void {
  let going = newDraft(known(flags.sets), flags.sets, flags.seats, flags.seed, flags.packs)
  while (!isOver(going))
    going = take(
      going,
      going.packs.map((pack, seat) => pickOf(find, pack, going.pools[seat]!)),
    )
  tell(going.pools.map(openedBy), flags)
}

function tell(seats: readonly Opened[], { json, out, sets, seed }: LimitedFlags): void {
  const { library } = libraryOf('swtcg')
  const lists = seats.map(({ deck, side }, seat) =>
    listOf(deck, `${sets.join(' ')} ${seed}, seat ${seat + 1} (${side})`),
  )
  if (out !== undefined)
    for (const [seat, list] of lists.entries())
      writeText(`${out}/seat-${seat + 1}.txt`, library.deckFormats[0]!.print(list))
  if (json) return sayJson(seats.map((seat, index) => ({ ...seat, list: lists[index] })))
  for (const [seat, { pool, deck }] of seats.entries())
    say(
      `# ${pool.length} cards opened, ${isWhole(deck) ? 'a deck' : 'too few for a deck'} of ${deck.length}`,
      library.deckFormats[0]!.print(lists[seat]!).trimEnd(),
      '',
    )
}

/** Cards as decks write them, with the set where titles are the same. */
function listOf(keys: readonly string[], title: string): DeckList {
  const names = keys.map((key) => nameOf(key))
  const cards = [...new Set(names)].map((name) => ({
    name,
    count: names.filter((each) => each === name).length,
  }))
  return { title, cards }
}
const nameOf = (key: string): string => shippedCards().titleOf(find(key))
