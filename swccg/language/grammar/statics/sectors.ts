/** Rules of places, and what stands to starships among asteroids. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import { PLACE_RULES, type PlaceRules, type Static } from '../../../text/statics.ts'
import { on, type Parser } from '../../source.ts'
import { measure } from '../amounts/measures.ts'
import { SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'
import { host, isAttached } from '../nouns/the-card-itself.ts'

/** `'Asteroid Rules' in effect here`. */
const NAMES: Readonly<Record<string, PlaceRules>> = Object.fromEntries(
  PLACE_RULES.map((rules) => [rules.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), rules]),
)
const placeRules: Parser<PlaceRules> = pattern(
  new RegExp(`'(${Object.keys(NAMES).join('|')}) Rules' in effect(?: here)?`),
  ([, name]) => NAMES[name!]!,
)

const asteroidDestiny = (of: Filter, add: Amount): readonly Static[] => [
  { static: 'number', change: 'asteroid-destiny', of, add },
]
const less = (amount: Amount): Amount => (typeof amount === 'number' ? -amount : { less: amount, from: 0 })

export const ofSectors: Parser<readonly Static[]> = either<readonly Static[]>(
  say`your character movement from here \(except for ${selector}\) requires \+${count} landspeed`(
    (not, add) => [{ static: 'slows', of: { kind: 'character', whose: 'yours', not }, add }],
  ),
  say`movement of ${selector} from here requires \+${count} landspeed`((of, add) => [
    { static: 'slows', of, add },
  ]),
  say`${selector} are powered`((of) => [{ static: 'powers', of }]),
  say`${placeRules}`((rules) => [{ static: 'place-rules', rules }]),
  say`subtract ${measure} from asteroid destiny draws targeting ${selector}`((n, of) =>
    asteroidDestiny(of, less(n)),
  ),
  on(
    isAttached,
    say`subtract ${measure} from asteroid destiny(?: draws)? (?:when )?targeting ${host}`((n, of) =>
      asteroidDestiny(of, less(n)),
    ),
  ),
  say`subtract ${measure} from asteroid destiny draws targeting (?:it|this starship)`((n) =>
    asteroidDestiny(SELF, less(n)),
  ),
)
