/** The events that keywords hear by themselves, each with the keywords that it may set off. */
import type { Listener } from '@dejarik/kernel'
import type { Game, Swtcg, SwtcgEvent } from '../../kinds.ts'
import { noticeArrival } from './ambush.ts'
import { controlDamage } from './damage-control.ts'
import { offerOverload } from './overload.ts'
import { takeRiposte } from './riposte.ts'
import { takeSurge } from './surge.ts'
import { offerTenacity } from './tenacity.ts'
import { offerVelocity } from './velocity.ts'

type Heard<K extends SwtcgEvent['kind']> = Extract<SwtcgEvent, { readonly kind: K }>
type Hearing = { readonly [K in SwtcgEvent['kind']]?: readonly ((game: Game, event: Heard<K>) => void)[] }

const HEARING: Hearing = {
  deployed: [noticeArrival],
  moved: [noticeArrival],
  buildStepBegan: [controlDamage],
  stepBegan: [offerVelocity],
  attackMade: [offerOverload],
  hitsCounted: [takeRiposte],
  damagePlaced: [takeSurge],
  attackEnded: [offerTenacity],
}

export const keywordListeners: Readonly<Record<string, readonly Listener<Swtcg>[]>> = HEARING as Readonly<
  Record<string, readonly Listener<Swtcg>[]>
>
