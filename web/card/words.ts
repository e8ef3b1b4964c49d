/** A card in words: its type line, and everything that a screen reader should say of it. */
import type { Face } from '@dejarik/table/swtcg'
import { ARENA_NAMES, type SeenCard } from '../sight.ts'

const KINDS: Readonly<Record<Face['kind'], string>> = {
  unit: '',
  battle: 'Battle',
  mission: 'Mission',
  resource: 'Resource',
  location: 'Location',
  equipment: 'Equipment',
}
const SIDES: Readonly<Record<Face['side'], string>> = {
  dark: 'Dark Side',
  light: 'Light Side',
  neutral: 'Neutral',
}

export const sideOf = (face: Face): string => SIDES[face.side]

export function typeLine({ kind, arenas, subtypes }: Face): string {
  const type = [KINDS[kind], arenas.map((arena) => ARENA_NAMES[arena]).join('/')].filter(Boolean).join(' ')
  return subtypes.length > 0 ? `${type} – ${subtypes.join(' ')}` : type
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** What lies on the card now. */
export function conditions(card: SeenCard): string[] {
  const { tapped, damage, buildCounters, counters = {}, stack, faceDown } = card
  return [
    ...(faceDown ? ['face-down'] : []),
    ...(tapped ? ['tapped'] : []),
    ...(damage ? [`${damage} damage`] : []),
    ...(buildCounters ? [counted(buildCounters, 'build counter')] : []),
    ...Object.entries(counters).map(([name, count]) => counted(count, `${name} counter`)),
    ...(stack ? [`${stack.length} stacked beneath`] : []),
  ]
}

export function statistics(card: SeenCard, face: Face | undefined) {
  const { speed = face?.speed, power = face?.power, health = face?.health } = card
  return { speed, power, health }
}

export function spokenCard(card: SeenCard, face: Face | undefined, can: readonly string[]): string {
  if (!face) return ['A face-down card', ...conditions(card).slice(1)].join(', ')
  const { speed, power, health } = statistics(card, face)
  return [
    `${face.title}, ${sideOf(face)} ${typeLine(face)}`,
    ...(face.cost === null ? [] : [`cost ${face.cost}`]),
    ...(speed === undefined ? [] : [`speed ${speed}, power ${power}, health ${health}`]),
    ...conditions(card),
    ...(face.unautomated > 0 ? ['not fully automated'] : []),
    ...(can.length > 0 ? [`can: ${can.join('; ')}`] : []),
  ].join(', ')
}
