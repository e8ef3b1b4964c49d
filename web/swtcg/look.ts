/** How a card of the Star Wars TCG looks: its face, with the numbers of now. */
import type { FaceCore } from '@dejarik/table'
import type { Face } from '@dejarik/table/swtcg'
import type { PictureFacts } from '../art/table.ts'
import { type CardState, changed, type Look, type Statistic } from '../look.ts'
import type { SeenCard } from '../sight.ts'
import { REMINDERS } from './reminders.ts'
import { ARENA_NAMES, type TcgCard } from './sight.ts'

const KINDS: Readonly<Record<Face['kind'], string>> = {
  unit: '',
  battle: 'Battle',
  mission: 'Mission',
  resource: 'Resource',
  location: 'Location',
  equipment: 'Equipment',
  event: 'Event',
}
export function look(seen: SeenCard, printed: FaceCore): Look {
  const face = printed as Face
  const { key, title, side, kind, border, cost, lines, unautomated } = face
  return {
    key,
    title,
    dots: face.unique ? 1 : 0,
    side,
    picture: pictureFacts(face),
    frame: `kind-${kind} border-${border}`,
    corner: cost === null ? null : { name: 'cost', value: cost },
    typeLine: typeLine(face),
    kindLine: (ownKind(face) ?? KINDS[kind]) || null,
    statistics: statistics(seen as TcgCard, face),
    details: [],
    lines,
    reminders: REMINDERS,
    unautomated: unautomated > 0 ? `${unautomated} of its abilities cannot be carried out yet.` : null,
  }
}

export const pictureFacts = ({ side, kind, arenas, title, subtypes, lines }: Face): PictureFacts => ({
  subject: kind === 'unit' ? (arenas[0] ?? 'character') : kind === 'event' ? 'objective' : kind,
  side,
  name: title,
  words: subtypes.join(' '),
  text: lines.join(' '),
})

/** Missions that are played in a way of their own. */
const ownKind = ({ kind, subtypes }: Face): string | undefined =>
  kind === 'mission' ? subtypes.find((subtype) => subtype === 'Trap' || subtype === 'Campaign') : undefined

function typeLine({ kind, arenas, subtypes, subordinate }: Face): string {
  const type = [
    subordinate ? 'Subordinate' : KINDS[kind],
    arenas.map((arena) => ARENA_NAMES[arena]).join('/'),
  ]
    .filter(Boolean)
    .join(' ')
  return subtypes.length > 0 ? `${type} – ${subtypes.join(' ')}` : type
}

/** Only units have them. */
function statistics(card: TcgCard, face: Face): readonly Statistic[] {
  const { speed = face.speed, power = face.power, health = face.health, damage = 0 } = card
  if (speed === undefined || power === undefined || health === undefined) return []
  const damaged = typeof health === 'number' && damage > 0
  return [
    { name: 'speed', sign: 'speed', value: speed, ...changed(speed, face.speed) },
    { name: 'power', sign: 'power', value: power, ...changed(power, face.power) },
    {
      name: 'health',
      sign: 'health',
      ...(damaged ? { value: health - damage, whole: health } : { value: health }),
      ...changed(health, face.health),
    },
  ]
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** What lies on the card now. */
function conditions(card: TcgCard): readonly string[] {
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

function marks(
  { buildCounters, faceDown, stack, counters = {} }: TcgCard,
  face: Face | undefined,
): readonly string[] {
  const needed = typeof face?.cost === 'number' ? ` of ${face.cost}` : ' built'
  return [
    ...(buildCounters ? [`${buildCounters}${needed}`] : faceDown ? ['face-down'] : []),
    ...(stack ? [`+${stack.length} stack`] : []),
    ...Object.entries(counters).map(([name, count]) => `${count} ${name}`),
  ]
}

/** Pilots and Equipment lie with their unit. */
export function stateOf(seen: SeenCard, face?: FaceCore): CardState {
  const card = seen as TcgCard
  return {
    is: card.tapped ? ['tapped'] : [],
    conditions: conditions(card),
    marks: marks(card, face as Face | undefined),
    with: [...(card.pilots ?? []), ...(card.equipment ?? [])],
    beneath: card.stack ?? [],
  }
}
