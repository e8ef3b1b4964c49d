/** A card in words: side, type line, cost and numbers, its text as we word it, and what is not carried out. */
import { gameText } from '../language/shelf.ts'
import { type Arena, type CardDefinition, type CardKind, type CardSide, setOf } from './definition.ts'

const SIDES: Readonly<Record<CardSide, string>> = {
  dark: 'Dark Side',
  light: 'Light Side',
  neutral: 'Neutral',
  vong: 'Yuuzhan Vong',
}
const ARENA_NAMES: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
}
const KINDS: Readonly<Record<CardKind, string>> = {
  unit: '',
  battle: 'Battle',
  mission: 'Mission',
  resource: 'Resource',
  location: 'Location',
  equipment: 'Equipment',
  event: 'Event',
}

export const describeCard = (title: string, card: CardDefinition): readonly string[] => [
  title,
  `${SIDES[card.side]} ${typeLine(card)} (${printings(card)})`,
  ...numbers(card),
  ...gameText(card),
  ...notCarriedOut(card),
]

const printings = (card: CardDefinition): string =>
  [[setOf(card), card.number ?? ''].join(' ').trim(), ...(card.reprints ?? [])].join(', ')

function numbers({ cost, costIsX, speed, power, health }: CardDefinition): string[] {
  const fighting = speed === undefined ? '' : `, speed ${speed}, power ${power}, health ${health}`
  if (cost === undefined && !costIsX) return []
  return [`build cost ${costIsX ? 'X' : cost}${fighting}`]
}

function notCarriedOut({ unautomated = 0, missing = [] }: CardDefinition): string[] {
  if (unautomated === 0) return []
  const [how, its] = unautomated === 1 ? ['is', 'ability'] : ['are', 'abilities']
  return [`Not automated: ${unautomated} more ${its} ${how} not carried out yet (${missing.join('; ')}).`]
}

function typeLine({ kind, arenas, subtypes }: CardDefinition): string {
  const types = [KINDS[kind], arenas.map((arena) => ARENA_NAMES[arena]).join('/')].filter(
    (part) => part !== '',
  )
  return [types.join(' '), ...(subtypes.length > 0 ? [subtypes.join(' ')] : [])].join(' - ')
}
