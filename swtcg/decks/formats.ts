/** The formats of today: from which sets decks are built, and which cards are banned or restricted in them. */
import { type CardDefinition, setOf } from '../cards/definition.ts'
import { LAST_WIZARDS_SET, WIZARDS_SETS } from '../cards/released.ts'
import type { DeckFormat, Restriction } from '../rules/preparation/deck-rules.ts'

const WIZARDS = [...WIZARDS_SETS, LAST_WIZARDS_SET]

const era = (name: string, title: string, sets: readonly string[]): DeckFormat => ({
  name,
  title,
  sets,
  rule: 'now/deck/format-eras',
})

/** Some of their sets are not shipped yet. */
export const FORMATS: readonly DeckFormat[] = [
  {
    name: 'standard',
    title: 'Standard',
    sets: ['YV', 'LOTA', 'TMR', 'LEG', 'HWN', 'VDR', 'OBWN', 'WAE', 'ALTA', 'VV1', 'VV2', 'UNION'],
    rule: 'now/deck/format-standard',
  },
  {
    name: 'vintage',
    title: 'Vintage',
    sets: [...WIZARDS, 'FOTR', 'SAV', 'BOE', 'RAW', 'ION', 'BOH'],
    rule: 'now/deck/format-vintage',
  },
  { name: 'wotc', title: 'WOTC', sets: WIZARDS, rule: 'now/deck/format-vintage' },
  era('legacy', 'Legacy', ['LEG']),
  era('tor', 'The Old Republic', ['DAN', 'TAL', 'TOR', 'KAE', 'RO2']),
  era('rep', 'The Republic and the Clone Wars', ['ION', 'CAD', 'RAW', 'CWSO', 'AGD', 'BL', 'FOTR']),
  era('reb', 'The Rebellion', ['TDT', 'SOLO', 'SOR', 'FOR', 'RO', 'SAV', 'BOH', 'BOE', 'BOTS', 'BF']),
  era('new', 'The New Republic', ['RS', 'ER', 'EE', 'JK', 'VP', 'SBS', 'TUF']),
  era('res', 'The Resistance', ['TFA', 'TLJ', 'BOC', 'TROS', 'BAE', 'BOSB']),
  era('mandoverse', 'Mandoverse', ['TM', 'TMW', 'BOBF', 'TMR']),
]

/** A printing in one of the sets is enough (now/deck/reprints-in-format). */
export const isInFormat = (card: CardDefinition, { sets }: DeckFormat): boolean =>
  [setOf(card), ...(card.reprints ?? []).map((printing) => setOf({ key: `${printing} ` }))].some((set) =>
    sets.includes(set),
  )

const banned = (...names: readonly string[]): Restriction => ({
  names,
  count: 0,
  rule: 'now/deck/bans-by-format',
})
const restricted = (...names: readonly string[]): Restriction => ({
  names,
  count: 1,
  rule: 'now/deck/copies',
})

/** In every game by the rules of today, and in every format. */
export const LIMITS_EVERYWHERE: readonly Restriction[] = [
  banned('Duel of the Fates', 'Holoprojection Chamber', 'Kessel System', 'Ugnaught'),
  restricted(
    ...['Lost in the Asteroids', 'Lull in the Fighting', 'Peace on Naboo', 'Chewbacca (G)', "Han's Promise"],
    ...['Blockade PM', "Falcon's Needs"],
  ),
]

/** By the name of the format. */
export const LIMITS: Readonly<Record<string, readonly Restriction[]>> = {
  standard: [
    banned(
      ...['A Long Time Ago', 'Aki-Aki Festival Celebrants', 'Close All The Doors', 'End of the Saga'],
      ...['Gamorrean Commander', 'Great Pit of Carkoon', 'In a Galaxy Far, Far Away....', 'Saw Gerrera (C)'],
      ...['Star Wars', 'The Saga Continues', 'The Time Has Come!'],
    ),
    restricted('Situational Sensors', 'The Story Lives Forever'),
  ],
  vintage: [
    banned(
      ...['501st Legion Dark Trooper', 'Blockade PM', 'Death Squadron TIE Bomber', 'Death Star II (D)'],
      ...['Echo Base Trooper', 'Nien Nunb (A)', 'Padme Amidala (H)', 'R2-D2 (J)', 'Rebel X-Wing'],
    ),
    restricted(
      ...['Blockaded Naboo', 'Coruscant Emergency ship', 'Hotwire', "Luke's X-Wing (E)"],
      ...['Price of Serenity', 'Q2 Hold-out Blaster'],
    ),
  ],
  wotc: [banned('Blockade PM', 'Padme Amidala (H)')],
}
