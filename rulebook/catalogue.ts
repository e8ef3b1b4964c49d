/** All rules by id. Entries are cut apart at once and parsed one by one when somebody asks, as YAML is slow to parse. */
import { didYouMean } from '@dejarik/kernel/closest'
import { parseRule, type Rule } from './rule.ts'

export class Catalogue {
  readonly #yaml = new Map<string, string>()
  readonly #rules = new Map<string, Rule>()

  /** From the texts of the files in `rules/`. */
  constructor(texts: readonly string[]) {
    for (const entry of texts.flatMap(entriesOf)) this.#add(entry)
  }

  /** In the order of the books. */
  get ids(): readonly string[] {
    return [...this.#yaml.keys()]
  }

  has(id: string): boolean {
    return this.#yaml.has(id)
  }

  rule(id: string): Rule {
    const known = this.#rules.get(id)
    if (known) return known
    const yaml = this.#yaml.get(id)
    if (yaml === undefined) throw this.unknown(id)
    const rule = parseRule(yaml)
    this.#rules.set(id, rule)
    return rule
  }

  /** The complaint about an id that is not here. */
  unknown(id: string): UnknownRule {
    const hint = didYouMean(id, this.ids) || '; "dejarik rules search" finds rules by words.'
    return new UnknownRule(`There is no rule "${id}"${hint}`)
  }

  /** What each entry says, by its id; pointers to other rules are no part of it. */
  *texts(): Generator<readonly [string, string]> {
    for (const [id, yaml] of this.#yaml) yield [id, yaml.replace(POINTERS, '')]
  }

  #add(entry: string): void {
    const id = entry.slice('- id: '.length, entry.indexOf('\n'))
    if (this.#yaml.has(id)) throw new Error(`The catalogue has two rules "${id}".`)
    this.#yaml.set(id, entry)
  }
}

const POINTERS = /^ {2}(see|where):.*$/gm

/** What stands before the first entry is the file's heading. */
const entriesOf = (text: string): readonly string[] =>
  text.split(/^(?=- id: )/m).filter((part) => part.startsWith('- id: '))

/** Somebody named a rule that the catalogue lacks; the message says which it may have been. */
export class UnknownRule extends Error {}
