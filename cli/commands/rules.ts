/** `dejarik rules`: look up the rules of the books, and see which of them tests prove. */
import { type Book, bookNames, type Rule, ruleText, search, UnknownRule } from '@dejarik/rulebook'
import { readCatalogue } from '@dejarik/rulebook/read'
import { Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { wholeNumber } from '../flags.ts'
import { say, sayJson } from '../output.ts'
import { type CoverageWishes, reportCoverage } from './rules-coverage.ts'

interface SearchWishes {
  readonly json?: true
  readonly book?: Book
  readonly limit: number
}

/** `root` is the workspace whose test runs count; by default the one that this program lies in. */
export function rulesCommand(root?: string): Command {
  const rules = new Command('rules')
    .description('look up the rules of the books, and see which of them tests prove')
    .exitOverride()
  rules
    .command('show')
    .description('print one rule')
    .argument('<id>', 'such as idc/attack/declare')
    .option('--json', 'print JSON')
    .action((id: string, { json }: { json?: true }) => show(id, json === true))
  rules
    .command('search')
    .description('list the rules that answer a question or have the words, the best first')
    .argument('<words...>')
    .option('--json', 'print JSON')
    .addOption(bookOption())
    .option('--limit <n>', 'print at most so many rules', wholeNumber(1), 20)
    .action((words: readonly string[], wishes: SearchWishes) => find(words, wishes))
  rules
    .command('coverage')
    .description('count the rules of each book that a passing test proves')
    .option('--json', 'print JSON')
    .addOption(bookOption())
    .option('--list', 'print the ids of the unproven rules too')
    .option('--fresh', 'run all tests first')
    .option('--last', 'show the last record, also if the sources have changed since')
    .action((wishes: CoverageWishes) => reportCoverage(wishes, root))
  return rules
}

const bookOption = (): Option => new Option('--book <book>', 'only this book').choices(bookNames)

function show(id: string, json: boolean): void {
  const rule = ruleNamed(id)
  if (json) sayJson(rule)
  else say(ruleText(rule, Math.min(process.stdout.columns ?? 80, 100)))
}

function ruleNamed(id: string): Rule {
  try {
    return readCatalogue().rule(id)
  } catch (error) {
    if (error instanceof UnknownRule) throw new Failure(error.message)
    throw error
  }
}

function find(words: readonly string[], { json, book, limit }: SearchWishes): void {
  const found = search(readCatalogue(), words.join(' ')).filter((rule) => !book || rule.book === book)
  const rules = found.slice(0, limit)
  if (json) sayJson({ total: found.length, rules })
  else say(...rules.map(brief), tally(rules.length, found.length))
}

const brief = (rule: Rule): string => `${rule.id}\n  ${rule.says}`

function tally(shown: number, total: number): string {
  if (total === 0) return 'No rule answers this. Try other words.'
  const rules = total === 1 ? '1 rule' : `${total} rules`
  return shown < total ? `${rules}; the best ${shown} are shown (--limit).` : `${rules}.`
}
