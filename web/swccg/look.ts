/** How a card of the Star Wars CCG looks: its face, with the numbers of now. */
import type { FaceCore } from '@dejarik/table'
import type { Face } from '@dejarik/table/swccg'
import type { PictureFacts, Subject } from '../art/table.ts'
import { type CardState, changed, type Look, type Statistic } from '../look.ts'
import type { SeenCard } from '../sight.ts'
import { REMINDERS } from './reminders.ts'
import type { CcgCard } from './sight.ts'

const SUBJECTS: Readonly<Record<Face['kind'], Subject>> = {
  starship: 'space',
  weapon: 'equipment',
  device: 'equipment',
  character: 'character',
  vehicle: 'vehicle',
  effect: 'effect',
  interrupt: 'interrupt',
  location: 'location',
  creature: 'ground',
  'epic-event': 'objective',
  'jedi-test': 'objective',
  objective: 'objective',
}
export function look(seen: SeenCard, printed: FaceCore): Look {
  const face = withFaceUp(seen as CcgCard, printed as Face)
  const { key, side, kind, deploy, lines, unautomated } = face
  return {
    key,
    title: face.title,
    dots: kind === 'location' ? 0 : (face.dots ?? 0),
    side,
    picture: pictureFacts(face),
    frame: `kind-${kind} type-${face.type ?? 'none'}`,
    corner: deploy === undefined ? null : { name: 'deploy cost', value: deploy },
    typeLine: typeLine(face),
    kindLine: UNITS.has(kind) ? null : kindLine(face),
    statistics: statistics(seen as CcgCard, face),
    details: details(face),
    lines,
    reminders: REMINDERS,
    unautomated: unautomated > 0 ? 'Its game text is not carried out yet.' : null,
  }
}

/** An Objective is called by the face that is up, and says which of its texts is that of the other. */
export function withFaceUp({ turned = false }: CcgCard, face: Face): Face {
  const [front, back] = face.title.split(' / ')
  const [first, second] = face.lines
  if (face.kind !== 'objective' || back === undefined || first === undefined || second === undefined)
    return face
  const [up, down] = turned ? [back, front] : [front, back]
  const [text, other] = turned ? [second, first] : [first, second]
  return { ...face, title: `${up} / ${down}`, lines: [text, `When it turns over (${down}): ${other}`] }
}

/** Whoever can fly is a flyer, where nothing else is known of him; somebody of a squadron is not several. */
export const pictureFacts = ({
  side,
  kind,
  type,
  model,
  icons = [],
  traits = [],
  ...face
}: Face): PictureFacts => ({
  subject: SUBJECTS[kind],
  side,
  name: face.title,
  words: [
    type,
    model,
    ...traits.filter((trait) => kind !== 'character' || !trait.endsWith('squadron')),
    ...icons.map((icon) => (kind === 'character' && icon === 'pilot' ? 'flyer' : icon)),
    kind,
  ].join(' ; '),
  text: face.lines.join(' '),
})

/** Weapons, Effects and the like say their type before their kind. */
const TYPE_FIRST: ReadonlySet<Face['kind']> = new Set([
  'weapon',
  'effect',
  'interrupt',
  'starship',
  'vehicle',
])

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')

function typeLine({ kind, type, model }: Face): string {
  if (!type) return capital(kind)
  const line = TYPE_FIRST.has(kind) ? `${type} ${kind}` : `${kind} – ${type}`
  return capital(model ? `${line} (${model})` : line)
}

const UNITS: ReadonlySet<Face['kind']> = new Set(['character', 'starship', 'vehicle'])

const kindLine = ({ kind, type }: Face): string =>
  capital(type && TYPE_FIRST.has(kind) ? `${type} ${kind}` : (type ?? kind))

const NUMBERS = ['power', 'ability', 'armor', 'maneuver', 'forfeit'] as const

/** Locations have Force icons for both sides; Interrupts and the like have destiny only. */
function statistics(card: CcgCard, face: Face): readonly Statistic[] {
  if (face.kind === 'location')
    return [
      { name: 'dark Force icons', sign: 'dark', value: card.dark ?? face.force?.dark ?? 0 },
      { name: 'light Force icons', sign: 'light', value: card.light ?? face.force?.light ?? 0 },
    ]
  const numbers = NUMBERS.flatMap((name): Statistic[] => {
    const [value, printed] = [card[name] ?? face[name], face[name]]
    if (value === undefined || printed === undefined) return []
    return [{ name, sign: name, value, ...changed(value, printed) }]
  })
  return [
    ...ferocity(face),
    ...numbers,
    ...defense(face),
    { name: 'destiny', sign: 'destiny', value: card.destiny ?? face.destiny },
  ]
}

/** What a creature has instead of power: a number, and destiny that is drawn as it fights. */
function ferocity({ ferocity }: Face): readonly Statistic[] {
  if (!ferocity) return []
  const { base, destinies, eaten = false } = ferocity
  const drawn = destinies === 0 ? '' : `+${destinies > 1 ? destinies : ''}◎`
  return [{ name: 'ferocity', sign: 'power', value: eaten && base === 0 ? `?${drawn}` : `${base}${drawn}` }]
}

const defense = ({ defense }: Face): readonly Statistic[] =>
  defense === undefined ? [] : [{ name: 'defense', sign: 'armor', value: defense }]

function details(face: Face): readonly string[] {
  const { destiny, hyperspeed, landspeed, parsec, icons = [], traits = [] } = face
  return [
    ...(face.kind === 'location' ? [`destiny ${destiny}`] : []),
    ...(hyperspeed === undefined ? [] : [`hyperspeed ${hyperspeed}`]),
    ...(landspeed === undefined ? [] : [`landspeed ${landspeed}`]),
    ...(parsec === undefined ? [] : [`parsec ${parsec}`]),
    ...icons.map((icon) => icon.replaceAll('-', ' ')),
    ...traits,
  ]
}

const ROLES: Readonly<Partial<Record<NonNullable<CcgCard['as']>, string>>> = {
  pilot: 'pilot',
  driver: 'driver',
  passenger: 'passenger',
  cargo: 'cargo',
}

/** How a card is on table that is not just there. */
const STATES: ReadonlySet<string> = new Set([
  'undercover',
  'missing',
  'escorted',
  'imprisoned',
  'unattended',
  'captured',
  'stranded',
])

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** What is so of it and of what it holds, in a word or two each. */
function states({ as, frozen, crashed, turned, captives = 0, beneath = [] }: CcgCard): readonly string[] {
  return [
    ...(as && STATES.has(as) ? [as === 'escorted' ? 'captive' : as] : []),
    ...(frozen ? ['frozen'] : []),
    ...(crashed ? ['crashed'] : []),
    ...(turned ? ['turned over'] : []),
    ...(captives > 0 ? [counted(captives, 'captive')] : []),
    ...(beneath.length > 0 ? [`${beneath.length} stacked`] : []),
  ]
}

/** What is aboard or attached lies with its card, what is stacked lies beneath; a location shows apart who is there. */
export function stateOf(seen: SeenCard): CardState {
  const card = seen as CcgCard
  const { holds = [], beneath = [] } = card
  const role = card.as && ROLES[card.as]
  const state = states(card)
  const conditions = [
    ...(card.hit ? ['hit'] : []),
    ...(card.moved ? ['moved'] : []),
    ...(role ? [`aboard as ${role}`] : []),
    ...state,
  ]
  return {
    is: card.hit ? ['hit'] : [],
    conditions,
    marks: [...state, ...(card.moved ? ['moved'] : [])],
    with: card.dark === undefined ? holds.filter((id) => !beneath.includes(id)) : [],
    beneath,
    ...(card.on === undefined ? {} : { on: card.on }),
  }
}
