/** What the text box says of a card's facts: who may be aboard, a permanent pilot, docking. */
import { type Capacity, type CardFacts, type Ferocity, UNLIMITED } from '../../../cards/definition.ts'
import { both, either } from '../lists.ts'

const SEATS: readonly (readonly [keyof Capacity, string, string])[] = [
  ['drivers', 'driver', 'drivers'],
  ['pilots', 'pilot', 'pilots'],
  ['either', 'pilot or passenger', 'pilots or passengers'],
  ['passengers', 'passenger', 'passengers'],
  ['astromechs', 'astromech', 'astromechs'],
  ['vehicles', 'vehicle', 'vehicles'],
  ['bikes', 'speeder bike', 'speeder bikes'],
  ['starfighters', 'starfighter', 'starfighters'],
  ['ties', 'TIE', 'TIEs'],
]
const saySeat = (count: number, one: string, many: string): string =>
  count === UNLIMITED ? `unlimited ${many}` : `${count} ${count === 1 ? one : many}`
const sayCapacity = (capacity: Capacity): string =>
  both(SEATS.flatMap(([seat, one, many]) => (capacity[seat] ? [saySeat(capacity[seat], one, many)] : [])))

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½' }

/** Numbers that stand in the text box: who walks farther than others, and beasts that have ability. */
const sayNumbers = ({
  kind,
  title,
  landspeed,
  ability,
  ferocity,
  hyperspeed,
  parsec,
}: CardFacts): readonly string[] => [
  ...(kind === 'location' && hyperspeed !== undefined
    ? [`X = parsec of current position. Deploys only at parsec ${parsec}. Hyperspeed = ${hyperspeed}.`]
    : []),
  ...(ferocity && (ferocity.destinies > 0 || ferocity.eaten) ? [`Ferocity = ${sayFerocity(ferocity)}.`] : []),
  ...(kind === 'character' && landspeed !== undefined ? [`Landspeed = ${landspeed}.`] : []),
  ...(kind === 'vehicle' && ability !== undefined
    ? [`${title.split(' ').at(-1)} ability = ${FRACTIONS[ability] ?? ability}.`]
    : []),
]

const sayFerocity = ({ base, destinies, eaten }: Ferocity): string => {
  const drawn = ['', 'destiny', 'two destiny'][destinies] ?? `${destinies} destiny`
  const first = eaten ? '(power or ferocity of last card eaten)' : base > 0 ? `${base}` : ''
  return `${first}${first && drawn ? ' + ' : ''}${drawn}${base < 0 ? ` - ${-base}` : ''}`
}

/** Generic locations go to any planet but these. */
const sayPlanets = ({ notTo }: CardFacts): readonly string[] =>
  notTo ? [`May not deploy to ${either(notTo)}.`] : []

export const sayFacts = (facts: CardFacts): readonly string[] => [
  ...saySeats(facts),
  ...sayNumbers(facts),
  ...sayPlanets(facts),
  ...(facts.permanentWeapon ? [`Permanent weapon is ${facts.permanentWeapon.title}.`] : []),
]
const saySeats = ({ capacity = [], traits = [], ...facts }: CardFacts): readonly string[] => [
  ...(capacity.length > 0 ? [`May add ${either(capacity.map(sayCapacity))}.`] : []),
  ...(traits.includes('ship-docking capability') ? ['Has ship-docking capability.'] : []),
  ...sayPermanent(facts),
]

const sayPermanent = ({
  permanentPilot,
  pilotPersona,
  astromechPersona,
}: Pick<CardFacts, 'permanentPilot' | 'pilotPersona' | 'astromechPersona'>): readonly string[] => [
  ...(permanentPilot === undefined
    ? []
    : [
        `Permanent pilot aboard ${pilotPersona ? `is ${pilotPersona} and ` : ''}provides ability of ${permanentPilot}.`,
      ]),
  ...(astromechPersona ? [`Permanent astromech aboard is ${astromechPersona}.`] : []),
]
