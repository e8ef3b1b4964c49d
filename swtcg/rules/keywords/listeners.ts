/** The events that keywords hear by themselves, each with the keywords that it may set off. */
import type { Listener } from '@dejarik/kernel'
import type { KeywordName } from '../../keywords.ts'
import type { Game, Swtcg, SwtcgEvent } from '../../kinds.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { noticeArrival } from './ambush.ts'
import { controlDamage } from './damage-control.ts'
import { offerOverload } from './overload.ts'
import { takeRiposte } from './riposte.ts'
import { takeSurge } from './surge.ts'
import { offerTenacity } from './tenacity.ts'
import { offerVelocity } from './velocity.ts'

type Heard<K extends SwtcgEvent['kind']> = Extract<SwtcgEvent, { readonly kind: K }>
type Hear<K extends SwtcgEvent['kind']> = (game: Game, event: Heard<K>) => void
type Hearing = { readonly [K in SwtcgEvent['kind']]?: readonly Hear<K>[] }

/** Most games have no card with the keyword, so that is looked at first; options may give it to any card. */
const ifThereIs =
  <K extends SwtcgEvent['kind']>(keyword: KeywordName, hear: Hear<K>): Hear<K> =>
  (game, event) => {
    if (census(game).keywords.has(keyword) || game.constants.grants.length > 0) hear(game, event)
  }

const HEARING: Hearing = {
  deployed: [ifThereIs('ambush', noticeArrival)],
  moved: [ifThereIs('ambush', noticeArrival)],
  buildStepBegan: [ifThereIs('damage-control', controlDamage)],
  stepBegan: [ifThereIs('velocity', offerVelocity)],
  attackMade: [ifThereIs('overload', offerOverload)],
  hitsCounted: [ifThereIs('riposte', takeRiposte)],
  damagePlaced: [ifThereIs('surge', takeSurge)],
  attackEnded: [ifThereIs('tenacity', offerTenacity)],
}

export const keywordListeners: Readonly<Record<string, readonly Listener<Swtcg>[]>> = HEARING as Readonly<
  Record<string, readonly Listener<Swtcg>[]>
>
