/** The entries of Premiere, by key: one file a group of cards. */
import type { CardText } from '../../text/text.ts'
import { automated } from './automated.ts'
import { battleCharacters } from './battle-characters.ts'
import { battleInterrupts } from './battle-interrupts.ts'
import { cancelling } from './cancelling.ts'
import { characters } from './characters.ts'
import { craft } from './craft.ts'
import { devices } from './devices.ts'
import { effects } from './effects.ts'
import { escapes } from './escapes.ts'
import { interrupts } from './interrupts.ts'
import { locations } from './locations.ts'
import { pilots } from './pilots.ts'
import { recovery } from './recovery.ts'
import { schemers } from './schemers.ts'
import { sideEffects } from './side-effects.ts'
import { strikes } from './strikes.ts'
import { thieves } from './thieves.ts'
import { utinni } from './utinni.ts'
import { weapons } from './weapons.ts'

/** Entries by the key of the card. */
type Entries = Readonly<Record<string, CardText>>

export const PREMIERE: Entries = {
  ...locations,
  ...craft,
  ...pilots,
  ...characters,
  ...battleCharacters,
  ...schemers,
  ...thieves,
  ...weapons,
  ...automated,
  ...effects,
  ...devices,
  ...battleInterrupts,
  ...interrupts,
  ...cancelling,
  ...strikes,
  ...recovery,
  ...escapes,
  ...sideEffects,
  ...utinni,
}

/** Cards whose text says no more than their facts do: capacity and a permanent pilot. */
export const PREMIERE_WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'Corellian Corvette',
  'Devastator',
  'Imperial-Class Star Destroyer',
  'Gold 1',
  'Gold 5',
  'Red 1',
  'Red 3',
  'X-wing',
  'Y-wing',
  'Black 2',
  'Black 3',
  'TIE Advanced x1',
  'TIE Scout',
])
