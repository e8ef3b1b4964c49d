/** The clauses of a set in our own words: `swtcg/cards/restated/<set>.yaml`, a list by the title of each card. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Restated, restatedFault } from '@dejarik/swtcg'
import { parse } from 'yaml'
import { Failure } from '../failure.ts'
import { readText } from '../files.ts'
import { checkoutWith } from '../workspace.ts'

export const RESTATED = 'swtcg/cards/restated'

/** Nothing for a set that has no such file. */
export function restatedIn(set: string): readonly Restated[] {
  const path = join(checkoutWith(RESTATED), RESTATED, `${set}.yaml`)
  return existsSync(path) ? restatedOf(readText(path), path) : []
}

function restatedOf(yaml: string, path: string): readonly Restated[] {
  const cards = (parse(yaml) ?? {}) as Readonly<Record<string, readonly Omit<Restated, 'card'>[]>>
  const all = Object.entries(cards).flatMap(([card, list]) => list.map((one) => ({ card, ...one })))
  for (const one of all) {
    const fault = restatedFault(one)
    if (fault) throw new Failure(`${path}: ${one.card}: ${fault}.`)
  }
  return all
}
