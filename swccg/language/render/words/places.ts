/** How a card stands to the card that speaks, as a prepositional phrase. */
import type { NamedPlanet, Place } from '../../../text/filter.ts'
import type { Beside } from '../../../text/text.ts'

export const PLACES: Readonly<Record<Exclude<Place, object>, string>> = {
  'same-location': 'at same location',
  'same-site': 'at same site',
  'same-system': 'at same system',
  'same-system-or-sector': 'at same system or sector',
  present: 'present',
  'adjacent-site': 'at an adjacent site',
  'same-or-adjacent-site': 'at same or adjacent site',
  'related-system': 'at related system',
  'related-site': 'at a related site',
  'related-sector': 'at a related sector',
  aboard: 'aboard',
  'on-this': 'stacked here',
}

export const NAMED_PLANETS: Readonly<Record<NamedPlanet, string>> = {
  subjugated: 'Subjugated planet',
  renegade: 'Renegade planet',
}

export const BESIDE: Readonly<Record<Beside, string>> = {
  'own-side': 'your side of table',
  'opponents-side': "opponent's side of table",
  'opponents-deck': "opponent's Reserve Deck",
}

/** A place that stands before the noun of a location: "an adjacent site", "related system". */
export const PLACE_ADJECTIVES: Readonly<
  Record<string, Readonly<Partial<Record<Exclude<Place, object>, string>>>>
> = {
  site: {
    'adjacent-site': 'adjacent',
    'related-site': 'related',
    'same-site': 'same',
    'same-location': 'same',
    'same-or-adjacent-site': 'same or adjacent',
  },
  location: { 'same-location': 'same' },
  sector: { 'related-sector': 'related' },
  system: { 'related-system': 'related', 'same-system': 'same', 'same-location': 'same' },
}

/** Sites are called by what stands behind the name of their system. */
export const shortTitle = (title: string): string => title.replace(/^[^:]+: (?=\S)/, '')
