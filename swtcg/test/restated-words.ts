/** Our words for what single cards print, as the folder of restated clauses has them. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Restated } from '../cards/restated.ts'

type Listed = Readonly<Record<string, readonly Pick<Restated, 'says'>[]>>

/** The words for a clause of a card; its first, unless another is asked for. */
export function wordsFor(set: string, card: string, place = 0): string {
  const file = new URL(`../cards/restated/${set}.yaml`, import.meta.url)
  return (parse(readFileSync(file, 'utf8')) as Listed)[card]![place]!.says
}
