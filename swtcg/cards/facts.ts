/** The facts of a card from its row, checked: side, type line and numbers. */
import { closest } from '@dejarik/kernel/closest'
import {
  ARENAS,
  type Arena,
  type CardFacts,
  type CardKind,
  type CardSide,
  type PrintedNumber,
} from './definition.ts'
import type { Row, RowFault } from './rows.ts'
import { splitTitle } from './titles.ts'

const SIDES: Readonly<Record<string, CardSide>> = { D: 'dark', L: 'light', N: 'neutral', Y: 'vong' }
const KINDS: Readonly<Record<string, CardKind>> = {
  Battle: 'battle',
  Mission: 'mission',
  Resource: 'resource',
  Location: 'location',
  Equipment: 'equipment',
  Event: 'event',
}
/** A unit without a build cost. */
const SUBORDINATE = 'Subordinate'
const TYPES = [
  SUBORDINATE,
  ...ARENAS.map((arena) => arena[0]!.toUpperCase() + arena.slice(1)),
  ...Object.keys(KINDS),
]

type Problem = (column: string, problem: string) => void

type FactsRead = { readonly facts: CardFacts } | { readonly faults: readonly RowFault[] }

export function readFacts(row: Row): FactsRead {
  const faults: RowFault[] = []
  const facts = factsOf(row.columns, (column, problem) => faults.push({ row: row.line, column, problem }))
  return faults.length === 0 && facts ? { facts } : { faults }
}

function factsOf(columns: Row['columns'], problem: Problem): CardFacts | null {
  const { Name = '', Side = '', Number: printed = '', Rarity, Set: set = '' } = columns
  const { name, version, printings } = splitTitle(withoutSet(Name, set))
  if (name === '') problem('Name', 'there is no name')
  const side = SIDES[Side]
  if (!side) problem('Side', `must be D, L, N or Y, not "${Side}"`)
  const line = typeLine(columns, problem)
  const numbers = line && numbersOf(columns, line, problem)
  if (!side || !line || !numbers) return null
  const number = printed || printings.filter((word) => word !== 'Starter').join(' ')
  return {
    name,
    ...(version ? { version } : {}),
    side,
    ...line,
    ...numbers,
    ...(Rarity ? { rarity: Rarity } : {}),
    ...(number ? { number } : {}),
  }
}

/** Some names carry their set, to tell them from another card of the same name (now/general/set-in-name). */
function withoutSet(name: string, set: string): string {
  const marks = set === '' ? [] : [` ${set}`, ` (${set})`, ` {${set}}`]
  return marks.reduce((left, mark) => `${left} `.replace(`${mark} `, ' ').trim(), name)
}

type TypeLine = Pick<CardFacts, 'kind' | 'arenas' | 'subtypes' | 'subordinate'>

function typeLine({ Type = '', Subtype = '' }: Row['columns'], problem: Problem): TypeLine | null {
  const words = Subtype.split(/\s+-\s*|\s+/).filter((word) => word !== '')
  if (Type === SUBORDINATE) return subordinate(words, problem)
  const [, sort] = /^Mission\s*-\s*(Trap|Campaign)$/.exec(Type) ?? []
  if (sort) return { kind: 'mission', arenas: [], subtypes: [sort, ...words] }
  const kind = KINDS[Type]
  if (kind === undefined) {
    const arenas = arenasOf(Type)
    if (arenas) return { kind: 'unit', arenas, subtypes: words }
    problem('Type', `"${Type}" is no type${orRather(Type)}`)
    return null
  }
  if (kind !== 'location' && kind !== 'equipment') return { kind, arenas: [], subtypes: words }
  const arenas = arenasOf(words[0] ?? '')
  if (!arenas) problem('Subtype', `${Type} cards begin with their arenas, not with "${words[0] ?? ''}"`)
  return arenas && { kind, arenas, subtypes: words.slice(1) }
}

/** Its type line begins with its arenas (now/subordinates/what). */
function subordinate(words: readonly string[], problem: Problem): TypeLine | null {
  const arenas = arenasOf(words[0] ?? '')
  if (!arenas) problem('Subtype', `Subordinates begin with their arenas, not with "${words[0] ?? ''}"`)
  return arenas && { kind: 'unit', arenas, subtypes: words.slice(1), subordinate: true }
}

function orRather(type: string): string {
  const near = closest(type, TYPES, 1)
  return near.length > 0 ? `; did you mean ${near[0]}?` : ''
}

/** `Space/Ground`; nothing if a word is no arena. */
function arenasOf(type: string): readonly Arena[] | null {
  const named = type.split('/').map((word) => ARENAS.find((arena) => arena === word.toLowerCase()))
  return named.every((arena) => arena !== undefined) ? named : null
}

type Numbers = Pick<CardFacts, 'cost' | 'costIsX' | 'speed' | 'power' | 'health'>

function numbersOf(columns: Row['columns'], line: TypeLine, problem: Problem): Numbers | null {
  const needed = neededFor(line)
  const wrong = needed.filter((column) => readNumber(columns[column]) === null)
  for (const column of wrong) problem(column, `must be a number, X or *, not "${columns[column] ?? ''}"`)
  if (wrong.length > 0) return null
  const [cost, speed, power, health] = NUMBERS.map((column) =>
    needed.includes(column) ? readNumber(columns[column])! : undefined,
  )
  return {
    ...(cost === undefined ? {} : cost === '*' ? { costIsX: true as const } : { cost }),
    ...(speed === undefined ? {} : { speed, power: power!, health: health! }),
  }
}

const NUMBERS = ['Cost', 'Speed', 'Power', 'Health'] as const

/** A Subordinate has no build cost (now/subordinates/no-build-cost). */
function neededFor({ kind, subordinate: isTaken }: TypeLine): readonly string[] {
  if (isTaken) return NUMBERS.slice(1)
  return kind === 'unit' ? NUMBERS : kind === 'battle' || kind === 'event' ? [] : ['Cost']
}

function readNumber(cell = ''): PrintedNumber | null {
  if (cell === 'X' || cell === '*') return '*'
  return /^\d+$/.test(cell) ? Number(cell) : null
}
