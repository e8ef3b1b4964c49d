/** `dejarik import`: sets of one's own, from the files of a LackeyCCG plugin. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type GatheredCard, gatherCards, isShipped, shippedCards } from '@dejarik/swtcg'
import { Command } from 'commander'
import { importCcgCards } from '../cards/own-ccg.ts'
import { type PersonsFile, readSetFile, sayFault } from '../cards/set-file.ts'
import { Failure } from '../failure.ts'
import { grouped, say, tellFailures } from '../output.ts'
import { forgetSet, keepSet, ownFolder, ownSets } from '../own-sets.ts'

const EXAMPLES = `
Imported sets are kept in ${ownFolder()} and can be used like the shipped ones: in decks for play and sim, in
deck check, cards show and search, and in scenarios. Cards that are shipped already are left out.

Examples:
  dejarik import lackey ~/LackeyCCG/plugins/starwars     every set file of a plugin
  dejarik import lackey my-set.txt                       one set file: columns with tabs between them
  dejarik import cards my-cards.jsonl                    cards for the Star Wars CCG
  dejarik import list
  dejarik import remove MYSET`

export function importCommand(): Command {
  const command = new Command('import').description('bring sets of your own').addHelpText('after', EXAMPLES)
  command
    .command('lackey')
    .argument('<path>', 'a LackeyCCG plugin folder, or one set file')
    .description('make the sets of a LackeyCCG plugin playable')
    .action(importLackey)
  command
    .command('cards')
    .argument('<file>', 'a file of Star Wars CCG cards: JSON lines, or columns with tabs between them')
    .description('make cards of your own playable in the Star Wars CCG')
    .action(importCcgCards)
  command.command('list').description('list the sets that you have brought').action(list)
  command
    .command('remove')
    .argument('<set>', 'the set, as the list has it')
    .description('forget a set')
    .action((set: string) => {
      forgetSet(set)
      say(`${set} is forgotten.`)
    })
  return command
}

function importLackey(path: string): void {
  const files = setFilesAt(path).map(readSetFile)
  const { cards, faults } = gatherCards(files, shippedCards().cards)
  const told = [
    ...files.flatMap((file) => file.faults.map((fault) => sayFault(file.path, fault))),
    ...faults.map((fault) => sayFault(pathOf(files, fault.set) ?? path, fault)),
  ]
  const fresh = cards.filter(({ definition }) => !isShipped(shippedCards(), definition))
  say(...told, ...keepAll(fresh, path), ...leftOut(cards.length - fresh.length))
  if (fresh.length === 0 && cards.length === 0) throw new Failure(`There is no card in ${path}.`)
  if (told.length > 0) tellFailures()
}

const pathOf = (files: readonly PersonsFile[], set: string): string | undefined =>
  files.find((file) => file.set === set)?.path

function keepAll(cards: readonly GatheredCard[], from: string): string[] {
  const sets = [...new Set(cards.map(({ set }) => set))]
  return sets.map((set) => {
    const own = cards.filter((card) => card.set === set).map(({ definition }) => definition)
    keepSet({ set, from, cards: own })
    const whole = own.filter(({ unautomated }) => !unautomated).length
    return `${set}: ${grouped(own.length)} cards, ${grouped(whole)} fully automated.`
  })
}

const leftOut = (count: number): string[] =>
  count === 0 ? [] : [`${grouped(count)} cards are shipped already and were left out.`]

/** The set files of a plugin lie in its folder `sets`, with the ending txt. */
function setFilesAt(path: string): readonly string[] {
  const kind = statSync(path, { throwIfNoEntry: false })
  if (!kind?.isDirectory()) return [path]
  const sets = statSync(join(path, 'sets'), { throwIfNoEntry: false })?.isDirectory()
    ? join(path, 'sets')
    : path
  const files = readdirSync(sets).filter((name) => /\.(?:txt|tsv)$/i.test(name))
  if (files.length === 0) throw new Failure(`There is no set file in ${sets}: none ends in .txt or .tsv.`)
  return files.sort().map((name) => join(sets, name))
}

function list(): void {
  const sets = ownSets()
  if (sets.length === 0) return say(`No sets of your own are in ${ownFolder()}.`)
  say(...sets.map(({ set, from, cards }) => `${set}: ${grouped(cards.length)} cards, from ${from}`))
}
