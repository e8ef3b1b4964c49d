/** Skirmish: a small card game that shows every part of the kernel. Raiders attack the credits of the other seats. */
import type { CardId, EventCore, Machine, OfferCore, SeatId, Setup, ZoneId } from '../index.ts'
import { procedureWords } from '../index.ts'

export interface Skirmish {
  card: { readonly ready: boolean }
  seat: { readonly credits: number; readonly team: number; readonly deployed: boolean }
  table: { readonly turn: number; readonly active: SeatId; readonly bids: readonly number[] }
  event: SkirmishEvent
  lasting: { readonly kind: 'rally' } | { readonly kind: 'plunder' }
  waiting: never
  offer: SkirmishOffer
  constants: { readonly handSize: number; readonly turns: number; readonly toHit: number }
  policies: { readonly canAttack: (game: Game, attacker: SeatId, defender: SeatId) => boolean }
}
export type Game = Machine<Skirmish>

export type SkirmishEvent = EventCore &
  (
    | { readonly kind: 'bidsShown'; readonly bids: readonly number[] }
    | { readonly kind: 'turnBegan'; readonly seat: SeatId; readonly turn: number }
    | { readonly kind: 'drew'; readonly seat: SeatId; readonly is?: string }
    | { readonly kind: 'deployed'; readonly seat: SeatId; readonly card: CardId; readonly is?: string }
    | { readonly kind: 'played'; readonly seat: SeatId; readonly is: string }
    | { readonly kind: 'attacked'; readonly card: CardId; readonly is: string; readonly defender: SeatId }
    | { readonly kind: 'rolled'; readonly seat: SeatId; readonly die: number }
    | { readonly kind: 'struck'; readonly seat: SeatId; readonly defender: SeatId; readonly loss: number }
    | { readonly kind: 'discarded'; readonly seat: SeatId; readonly is: string }
    | { readonly kind: 'eliminated'; readonly seat: SeatId }
  )

export type SkirmishOffer = OfferCore &
  (
    | { readonly verb: 'deploy' | 'ambush' | 'rally' | 'shield'; readonly card: CardId }
    | { readonly verb: 'attack'; readonly card: CardId; readonly defender: SeatId }
    | { readonly verb: 'pass' }
  )

export type SkirmishSetup = Setup

export const { procedure, step, ask } = procedureWords<Skirmish>()

/** Power of each raider; the other cards have none. */
export const POWER: Readonly<Record<string, number>> = { scout: 1, corsair: 2, bruiser: 3, warlord: 4 }
export const isRaider = (is: string): boolean => is in POWER
export const DECK: Readonly<Record<string, number>> = {
  scout: 4,
  corsair: 4,
  bruiser: 3,
  warlord: 1,
  shield: 3,
  rally: 2,
}

const ZONES = ['deck', 'hand', 'field', 'discard'] as const
export type ZoneName = (typeof ZONES)[number]
export const zoneNames: readonly ZoneName[] = ZONES
/** Zones are made seat by seat, so a zone's id follows from its owner. */
export const zoneOf = (seat: SeatId, name: ZoneName): ZoneId => seat * ZONES.length + ZONES.indexOf(name)
