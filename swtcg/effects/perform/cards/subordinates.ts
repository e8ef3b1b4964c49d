/** Taking Subordinates: the one that the text describes, or one that the player chooses. */
import type { CardId } from '@dejarik/kernel'
import { type CardDefinition, type PrintedNumber, setOf, titleOf } from '../../../cards/definition.ts'
import type { Printed } from '../../../cards/printed.ts'
import { ask, definitionOf, type Game, procedure } from '../../../kinds.ts'
import type { Filter } from '../../../language/tree/nouns.ts'
import type { Taken } from '../../../language/tree/subordinates.ts'
import { takeableBy, takeOne, type Wanted, wantedBy } from '../../../rules/cards/subordinate.ts'
import { hasSubtype, isPrintedNonUnique } from '../../../rules/cards/treat-as.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { compare } from '../../amounts/compare.ts'
import type { Bound, Context } from '../../context.ts'
import type { Performers } from '../performer.ts'

interface Choosing {
  readonly context: Context
  readonly any: Filter
  readonly count: number
  readonly result?: Bound
}

/** By its title; of several cards of one title the first is meant. */
export const chooseSubordinate = procedure<Choosing>('swtcg/choose-subordinate', [
  ask(
    'which',
    (game, { context, any }) => {
      const options = [...new Set(fittingRows(game, context, any).map(titleOf))]
      return options.length === 0
        ? undefined
        : { kind: 'choice' as const, seat: context.you, about: 'subordinate', card: context.self, options }
    },
    (game, { context, any, count }, chosen) => {
      const row = fittingRows(game, context, any).find((each) => titleOf(each) === chosen)
      return { result: row ? takeAll(game, context, { row, printed: null }, count) : {} }
    },
  ),
])

const fittingRows = (game: Game, context: Context, any: Filter): readonly CardDefinition[] =>
  takeableBy(game, context.you).filter((row) => fitsRow(game, context, row, any))

/** A row as a filter of printed words finds it. */
function fitsRow(
  game: Game,
  context: Context,
  row: CardDefinition,
  { types, subtypes, notSubtypes, side, unique, number }: Filter,
): boolean {
  return (
    (!types || row.arenas.some((arena) => types.includes(arena))) &&
    (!subtypes || subtypes.some((subtype) => hasSubtype(row, subtype))) &&
    !notSubtypes?.some((subtype) => hasSubtype(row, subtype)) &&
    (!side || row.side === side) &&
    (!unique || isPrintedNonUnique(row) === (unique === 'non-unique')) &&
    (!number || fitsNumber(row, { ...number, than: amountOf(game, context, number.than) }))
  )
}

/** A build cost it has none (now/subordinates/no-build-cost). */
function fitsNumber(row: CardDefinition, { of, is, than }: NonNullable<Filter['number']>): boolean {
  const name = of.replace('printed-', '')
  const number = name === 'speed' || name === 'power' || name === 'health' ? row[name] : undefined
  return typeof number === 'number' && typeof than === 'number' && compare(number, is, than)
}

function takeAll(game: Game, { you }: Context, wanted: Wanted, count: number): Bound {
  const that = Array.from({ length: count }).reduce<readonly CardId[]>(
    (taken) => [...taken, takeOne(game, you, wanted, taken)],
    [],
  )
  return { that }
}

/** Where the text has a star it is what was paid (now/subordinates/star-numbers). */
function saidIn(
  { bound }: Context,
  { numbers, abilities }: Extract<Taken, { readonly name: string }>,
): Printed {
  const paid = bound['that-much'] ?? bound['X']
  const number = (said: PrintedNumber): number =>
    said === '*' ? (typeof paid === 'number' ? paid : 0) : said
  return {
    ...(numbers
      ? { speed: number(numbers.speed), power: number(numbers.power), health: number(numbers.health) }
      : {}),
    ...(abilities ? { abilities } : {}),
  }
}

export const subordinatePerformers: Performers<'take'> = {
  take: (game, context, { count: wantedCount, of }) => {
    const count = amountOf(game, context, wantedCount)
    if ('any' in of) return game.call(chooseSubordinate, { context, any: of.any, count }, 'nested')
    const set = setOf(definitionOf(game, context.self))
    const wanted = wantedBy(game, of.name, saidIn(context, of), set)
    return wanted ? takeAll(game, context, wanted, count) : { that: [] }
  },
}
