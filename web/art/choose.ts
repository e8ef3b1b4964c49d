/** Which drawing a card gets, from its facts. */
import { firstFitting, type PictureFacts, type Row, type Subject } from './table.ts'
import { DEEDS } from './tables/deeds.ts'
import { EQUIPMENT } from './tables/equipment.ts'
import { GROUND } from './tables/ground.ts'
import { PEOPLE } from './tables/people.ts'
import { PLACES } from './tables/places.ts'
import { SHIPS } from './tables/ships.ts'

export interface Chosen {
  readonly drawing: string
  /** Squads and squadrons are three of their kind. */
  readonly count: 1 | 3
  /** What it was chosen by: name or type, only the text, or no more than the kind of card. */
  readonly by: 'facts' | 'text' | 'kind'
}

/** The tables of each kind of card, in order. */
const TABLES: Readonly<Record<Subject, readonly (readonly Row[])[]>> = {
  space: [SHIPS, PEOPLE, EQUIPMENT],
  ground: [GROUND, PEOPLE],
  vehicle: [GROUND, SHIPS],
  character: [PEOPLE],
  equipment: [EQUIPMENT],
  location: [PLACES],
  battle: [DEEDS],
  mission: [DEEDS],
  resource: [DEEDS, PLACES],
  effect: [DEEDS],
  interrupt: [DEEDS],
  objective: [DEEDS],
}

/** Whom or what a deed is named after, where it says no more: “Let The Wookiee Win”. */
const NAMED_AFTER = [PEOPLE, GROUND, SHIPS, EQUIPMENT, PLACES]
const DEEDS_AND_PLANS: ReadonlySet<Subject> = new Set([
  ...(['battle', 'mission', 'resource', 'effect', 'interrupt', 'objective'] as const),
])

/** The last resort of each kind. */
const PLAIN: Readonly<Record<Subject, string>> = {
  space: 'transport',
  ground: 'squad',
  vehicle: 'landspeeder',
  character: 'hooded',
  equipment: 'device',
  location: 'planet',
  battle: 'clash',
  mission: 'plan',
  resource: 'resource',
  effect: 'effect',
  interrupt: 'strike',
  objective: 'objective',
}

const SEVERAL =
  /\b(squads?|squadrons?|platoon|formation|attack wing|army|fleet|legion|battalion|gang|garrison|swarm|pack|herd|company|detachment|team|horde|warriors|raiders|commandos|troopers|spearmen|stormtroopers|guards|droids|pirates|ewoks|jawas|gungans|wookiees)\b(?! (leader|officer|pilot|commander|member|lord|trooper))/i

const UNITS: ReadonlySet<Subject> = new Set(['space', 'ground', 'vehicle', 'character'])

export function chooseDrawing(facts: PictureFacts): Chosen {
  const { subject, name, words } = facts
  for (const rows of TABLES[subject]) {
    const row = firstFitting(rows, facts)
    if (!row) continue
    const several = UNITS.has(subject) && SEVERAL.test(`${name} ; ${words}`)
    return {
      drawing: uniform(row.drawing, facts.side),
      count: several ? 3 : 1,
      by: row.where === 't' ? 'text' : 'facts',
    }
  }
  const named = DEEDS_AND_PLANS.has(subject) ? namedAfter(facts) : undefined
  return named
    ? { drawing: uniform(named.drawing, facts.side), count: 1, by: 'facts' }
    : { drawing: PLAIN[subject], count: 1, by: 'kind' }
}

function namedAfter({ name, ...facts }: PictureFacts): Row | undefined {
  const only = { ...facts, name, words: '', text: '' }
  return NAMED_AFTER.flatMap((rows) => firstFitting(rows, only) ?? [])[0]
}

/** An officer of the Light Side wears no cap. */
const uniform = (drawing: string, side: PictureFacts['side']): string =>
  drawing === 'officer' && side === 'light' ? 'rebel-officer' : drawing
