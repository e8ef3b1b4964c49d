/** Entries of later sets by hand: characters. */
import type { CardText } from '../../../text/text.ts'
import { CLOUD_FOLK } from './cloud-folk.ts'
import { COMEBACKS } from './comebacks.ts'
import { DARK_ALIENS } from './dark-aliens.ts'
import { DRAWN_DESTINIES } from './drawn-destinies.ts'
import { DROIDS } from './droids.ts'
import { FAR_COMERS } from './far-comers.ts'
import { GO_BETWEENS } from './go-betweens.ts'
import { HOSTS_AND_GUESTS } from './hosts-and-guests.ts'
import { HUNTERS } from './hunters.ts'
import { IMPERIALS } from './imperials.ts'
import { JAWA_OUTCASTS } from './jawa-outcasts.ts'
import { KEEPERS } from './keepers.ts'
import { LIGHT_ALIENS } from './light-aliens.ts'
import { MECHANICS } from './mechanics.ts'
import { MEDICS } from './medics.ts'
import { MORE_DROIDS } from './more-droids.ts'
import { NEW_HOPE_FOLK } from './new-hope-folk.ts'
import { PALACE_FOLK } from './palace-folk.ts'
import { PALACE_GUESTS } from './palace-guests.ts'
import { PURSUERS } from './pursuers.ts'
import { REBELS } from './rebels.ts'
import { SCOUTS } from './scouts.ts'
import { SPECIAL_CREW } from './special-crew.ts'
import { TOWNSFOLK } from './townsfolk.ts'
import { TRADERS } from './traders.ts'
import { WAGERS } from './wagers.ts'

export const CHARACTERS: Readonly<Record<string, CardText>> = {
  ...CLOUD_FOLK,
  ...DARK_ALIENS,
  ...DRAWN_DESTINIES,
  ...DROIDS,
  ...GO_BETWEENS,
  ...HOSTS_AND_GUESTS,
  ...HUNTERS,
  ...IMPERIALS,
  ...LIGHT_ALIENS,
  ...MECHANICS,
  ...MEDICS,
  ...MORE_DROIDS,
  ...PURSUERS,
  ...NEW_HOPE_FOLK,
  ...REBELS,
  ...SCOUTS,
  ...SPECIAL_CREW,
  ...TOWNSFOLK,
  ...TRADERS,
  ...WAGERS,
  ...PALACE_FOLK,
  ...PALACE_GUESTS,
  ...KEEPERS,
  ...FAR_COMERS,
  ...COMEBACKS,
  ...JAWA_OUTCASTS,
}
