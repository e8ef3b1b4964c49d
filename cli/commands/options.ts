/** `dejarik options`: the optional rules of the Star Wars TCG: listed, shown, and checked together. */
import { chance, checkRequest, sayReason } from '@dejarik/kernel'
import { readCatalogue } from '@dejarik/rulebook/read'
import {
  ALL_OPTIONS,
  chapterOf,
  differences,
  type Option,
  optionNamed,
  proposeOptions,
  type Reason,
  refusedInTournament,
  resolveOptions,
  swtcgGame,
} from '@dejarik/swtcg'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { nameList, wholeNumber } from '../flags.ts'
import { say, sayJson } from '../output.ts'

interface CheckFlags {
  readonly tournament?: true
  readonly json?: true
}

export function optionsCommand(): Command {
  const command = new Command('options').description('the optional rules of the Star Wars TCG')
  command.command('list').description('every option, in one line').option('--json', 'as JSON').action(list)
  command.command('show <name>').description('an option with its rules').action(show)
  command
    .command('check <names>')
    .description('what is different in a game with these options, or why they cannot be combined')
    .option('--tournament', 'by the rules of a sanctioned tournament')
    .option('--json', 'as JSON')
    .action(check)
  command
    .command('vote <ballots...>')
    .description('the options that come of a vote; a ballot for each player, the host first')
    .option('--seed <number>', 'decides where nothing else does', wholeNumber(0), 1)
    .addHelpText('after', VOTE_HELP)
    .action(vote)
  return command
}

const VOTE_HELP = `
A ballot names what a player wants and, after "no:", what the player does not want at all.

Example:
  dejarik options vote krayt,tusken double-time,no:tusken`

function list({ json }: CheckFlags): void {
  if (json) return sayJson(ALL_OPTIONS.map(({ apply: _, ...facts }) => facts))
  const width = Math.max(...ALL_OPTIONS.map(({ name }) => name.length))
  say(...ALL_OPTIONS.map(({ name, says }) => `${name.padEnd(width)}  ${says}`))
}

function show(given: string): void {
  const option = optionNamed(given)
  if (!option) throw new Failure(unknown([given]))
  const catalogue = readCatalogue()
  const ids = catalogue.ids.filter((id) => id.startsWith(`${chapterOf(option)}/`))
  say(
    `${option.title}: ${option.says}`,
    ...facts(option),
    ...ids.map((id) => `${id}  ${catalogue.rule(id).says}`),
  )
}

function facts({ supersedes = [], supersededBy = [], agreed, seats }: Option): string[] {
  const titles = (list: Option['supersedes'] = []): string =>
    list.map((each) => (typeof each === 'string' ? each : `${each.title} (for ${each.in})`)).join(', ')
  return [
    ...(supersedes.length > 0 ? [`overrides    ${titles(supersedes)}`] : []),
    ...(supersededBy.length > 0 ? [`gives way to ${titles(supersededBy)}`] : []),
    ...(agreed ? [`agreed on    ${agreed.join(', ')}`] : []),
    ...(seats ? [`players      ${seats}`] : []),
  ]
}

function check(names: string, { tournament, json }: CheckFlags): void {
  const options = nameList(names)
  const reasons = [
    ...checkRequest(swtcgGame, { seed: 0, options }),
    ...resolveOptions(options).refused,
    ...(tournament ? refusedInTournament(options) : []),
  ]
  if (reasons.length > 0) throw new Failure(reasons.map(sayIt).join(' '))
  const found = differences(options)
  if (json) return sayJson(found)
  say(...found.map(({ title, says, status }) => `${MARKS[status]}${title}: ${says}`))
}

const REFUSES = 'no:'

function vote(given: readonly string[], { seed }: { readonly seed: number }): void {
  const ballots = given.map((ballot) => {
    const names = nameList(ballot)
    return {
      wants: names.filter((name) => !name.startsWith(REFUSES)),
      refuses: names.flatMap((name) => (name.startsWith(REFUSES) ? [name.slice(REFUSES.length)] : [])),
    }
  })
  const strange = ballots
    .flatMap(({ wants, refuses }) => [...wants, ...refuses])
    .filter((name) => !optionNamed(name))
  if (strange.length > 0) throw new Failure(unknown(strange))
  const { options, vetoed, choices, lacking } = proposeOptions(ballots, chance(seed))
  say(
    `proposed  ${options.join(', ') || 'the game as it is'}`,
    ...vetoed.map((name) => `vetoed    ${name}`),
    ...choices.map(({ kept, dropped, by }) => `chosen    ${kept} before ${dropped}, by ${by}`),
    ...lacking.map((name) => `left out  ${name}, which needs another option beside it`),
  )
}

const MARKS = {
  'in-force': '',
  'gives-way': '(overridden) ',
  'without-effect': '(no effect) ',
  warning: '(beware) ',
} as const

const sayIt = (reason: Reason): string => sayReason(swtcgGame.words, reason)

const unknown = (names: readonly string[]): string =>
  checkRequest(swtcgGame, { seed: 0, options: names }).map(sayIt).join(' ')
