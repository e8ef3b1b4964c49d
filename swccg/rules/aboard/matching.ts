/** Matching pilots: whoever is named for a starship or vehicle, by the text of the one or of the other. */
import { hasPart, isPart } from '@dejarik/kernel/language'
import type { CardDefinition } from '../../cards/definition.ts'

type Named = Pick<CardDefinition, 'title' | 'persona' | 'text'>

const names = (filter: unknown, { title, persona }: Named): boolean =>
  isPart(filter) &&
  ([filter['title']].flat().includes(title) ||
    (persona !== undefined && [filter['persona']].flat().includes(persona)))

/** The text of a pilot speaks of flying that one; the text of a craft of being flown by this one. */
export const areMatching = (pilot: Named, craft: Named): boolean =>
  hasPart(pilot.text, (part) => names(part['pilots'], craft)) ||
  hasPart(craft.text, (part) => part['pilots'] === true && names(part, pilot))
