/** Skirmish: a small card game that shows every part of the kernel. Raiders attack the credits of the other seats. */
import type { CardId, EventCore, Kinds, Machine, OfferCore, SeatId } from '../index.ts'
import { procedureWords } from '../index.ts'

export interface Skirmish extends Kinds {
  card: { readonly ready: boolean }
  seat: { readonly credits: number; readonly team: number; readonly deployed: boolean }
  table: { readonly turn: number; readonly active: SeatId; readonly bids: readonly number[] }
  event: SkirmishEvent
  lasting: { readonly kind: 'rally' }
  offer: SkirmishOffer
  about: 'first-turn' | 'act' | 'react' | 'discard' | 'second-look'
  code: 'odd-teams' | 'already-deployed' | 'not-ready' | 'own-team'
  constants: Readonly<Record<'handSize' | 'turns' | 'toHit' | 'shield', number>>
  policies: { readonly team: (seat: SeatId) => number }
}
export type Game = Machine<Skirmish>

type SkirmishEvent = EventCore &
  (
    | { readonly kind: 'bidsShown'; readonly bids: readonly number[] }
    | { readonly kind: 'turnBegan'; readonly seat: SeatId; readonly turn: number }
    | { readonly kind: 'deployed'; readonly seat: SeatId; readonly card: CardId; readonly is?: string }
    | { readonly kind: 'drew' | 'played' | 'discarded'; readonly seat: SeatId; readonly is?: string }
    | { readonly kind: 'attacked'; readonly card: CardId; readonly is: string; readonly defender: SeatId }
    | { readonly kind: 'rolled'; readonly seat: SeatId; readonly die: number }
    | { readonly kind: 'struck'; readonly seat: SeatId; readonly defender: SeatId; readonly loss: number }
  )

export type SkirmishOffer = OfferCore &
  (
    | { readonly verb: 'deploy' | 'ambush' | 'rally' | 'shield'; readonly card: CardId }
    | { readonly verb: 'attack'; readonly card: CardId; readonly defender: SeatId }
    | { readonly verb: 'pass' }
  )
export const PASS: SkirmishOffer = { key: 'pass', verb: 'pass' }

export const { procedure, step, ask } = procedureWords<Skirmish>()

/** Power of each raider; the other cards have none. */
export const POWER = new Map(Object.entries({ scout: 1, corsair: 2, bruiser: 3, warlord: 4 }))
export const DECK = { scout: 4, corsair: 4, bruiser: 3, warlord: 1, shield: 3, rally: 2 }
