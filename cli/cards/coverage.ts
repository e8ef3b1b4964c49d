/** `dejarik cards coverage`: how many cards the program carries out in full, and what the others need. */
import { type CardAutomation, didYouMean } from '@dejarik/kernel'
import { Failure } from '../failure.ts'
import { libraryOf } from '../library.ts'
import { grouped, say, sayJson } from '../output.ts'

interface CoverageFlags {
  readonly game: string
  readonly set?: string
  readonly json?: true
}

/** Cards by what they need; a card that needs two things stands under both. */
type ByPrimitive = Readonly<Record<string, readonly string[]>>

export function coverage({ game, set, json }: CoverageFlags): void {
  const { definition, library } = libraryOf(game)
  if (!library.automation) throw new Failure(`${definition.title} carries out every card in full.`)
  const cards = ofSet(library.automation(), set)
  const sets = Object.fromEntries(
    [...new Set(cards.map((card) => card.set))].map((name) => [
      name,
      figures(cards.filter((card) => card.set === name)),
    ]),
  )
  if (json) sayJson({ summary: count(cards), sets })
  else
    say(
      ...Object.entries(sets).map(([name, { cards: all, automated }]) => line(name, all, automated)),
      ...rest(cards),
    )
}

function ofSet(cards: readonly CardAutomation[], set: string | undefined): readonly CardAutomation[] {
  if (set === undefined) return cards
  const found = cards.filter((card) => card.set.toLowerCase() === set.toLowerCase())
  const names = [...new Set(cards.map((card) => card.set))]
  if (found.length === 0)
    throw new Failure(
      `There is no set "${set}"${didYouMean(set, names) || `; there are ${names.join(', ')}.`}`,
    )
  return found
}

const count = (cards: readonly CardAutomation[]) => ({
  cards: cards.length,
  automated: cards.filter(({ missing }) => missing.length === 0).length,
})

const figures = (cards: readonly CardAutomation[]) => ({ ...count(cards), missing: byPrimitive(cards) })

function byPrimitive(cards: readonly CardAutomation[]): ByPrimitive {
  const groups = new Map<string, string[]>()
  for (const { name, missing } of cards)
    for (const primitive of missing) groups.set(primitive, [...(groups.get(primitive) ?? []), name])
  const largestFirst = [...groups].sort(([, one], [, other]) => other.length - one.length)
  return Object.fromEntries(largestFirst)
}

const line = (name: string, cards: number, automated: number): string =>
  `${name.padEnd(6)} ${grouped(automated).padStart(5)} of ${grouped(cards).padStart(5)} automated  ${((100 * automated) / cards).toFixed(1).padStart(5)}%`

function rest(cards: readonly CardAutomation[]): string[] {
  const { cards: all, automated } = count(cards)
  const groups = Object.entries(byPrimitive(cards)).map(
    ([primitive, names]) => `${primitive} (${names.length}): ${names.join(', ')}`,
  )
  return [line('all', all, automated), ...(groups.length > 0 ? ['', 'What the others need:', ...groups] : [])]
}
