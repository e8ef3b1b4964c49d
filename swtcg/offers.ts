/** What a seat can be offered to do in the Star Wars TCG. */
import type { CardId, OfferCore } from '@dejarik/kernel'
import type { Arena } from './cards/definition.ts'
import type { AttackWith } from './kinds.ts'

/** Where a completed card goes. */
export type Destination =
  | { readonly to: Arena | 'build' | 'resource' }
  | { readonly onto: CardId; readonly place: 'top' | 'beneath' }

export type SwtcgOffer = OfferCore &
  (
    | { readonly verb: 'pass' }
    /** Preparation: a bid of starting build points for a side, or none. */
    | { readonly verb: 'bid'; readonly amount: number }
    | { readonly verb: 'give-up' }
    /** Setup: build a card, leave the building to the teammate, or be done. */
    | {
        readonly verb: 'set-up'
        readonly card: CardId
        readonly destination: Destination
        readonly cost: number
      }
    | { readonly verb: 'defer' | 'stop' }
    /** Which contested pair is bid on next. */
    | { readonly verb: 'contest'; readonly card: CardId; readonly against: CardId }
    /** Which of two own unique cards is discarded, and the Force that this costs. */
    | { readonly verb: 'give-up-unique'; readonly card: CardId; readonly cost: number }
    | { readonly verb: 'attack'; readonly card: CardId; readonly defender: CardId; readonly with: AttackWith }
    | { readonly verb: 'skip-attack'; readonly card: CardId }
    /** Play an activated ability: `ability` is its path on the card, `source` where it is printed. */
    | {
        readonly verb: 'play'
        readonly card: CardId
        readonly source: CardId
        readonly ability: string
        readonly name: string
      }
    | {
        readonly verb: 'battle-card'
        readonly card: CardId
        readonly ability: string
        /** Which Enhance effect is declared. */
        readonly enhance?: number
        /** Which of its abilities is the Meditate by which it is played from the discard pile. */
        readonly instead?: number
      }
    /** What an option adds to what players can do, by its name. */
    | {
        readonly verb: 'special'
        readonly name: string
        readonly card?: CardId
        readonly unit?: CardId
        readonly to?: Arena | 'build'
        readonly choice?: string
        readonly cost?: number
      }
    | { readonly verb: 'lay-face-down'; readonly card: CardId }
    | { readonly verb: 'add-counters'; readonly card: CardId }
    | {
        readonly verb: 'complete'
        readonly card: CardId
        /** Absent for a Mission, which is carried out. */
        readonly destination?: Destination
        /** Build points or build counters. */
        readonly cost: number
        /** Force takes the place of the counters that are missing. */
        readonly hidden?: { readonly force: number }
        /** Which of its abilities says what is paid in place of its cost: Alternative Cost or Meditate. */
        readonly instead?: number
      }
    | { readonly verb: 'move'; readonly card: CardId; readonly to: Arena | 'build' }
    | { readonly verb: 'pilot'; readonly card: CardId; readonly unit: CardId }
    | { readonly verb: 'equip'; readonly card: CardId; readonly unit: CardId; readonly ability: string }
    | { readonly verb: 'detach'; readonly card: CardId }
    | { readonly verb: 'rearrange'; readonly card: CardId; readonly version: CardId; readonly cost: number }
    | { readonly verb: 'retreat'; readonly card: CardId }
    | { readonly verb: 'draw' | 'skip-draw' }
    /** `cost` says which of the listed costs is paid; null where none can be, and the Upkeep is ignored. */
    | {
        readonly verb: 'upkeep'
        readonly card: CardId
        readonly ability: string
        readonly cost: number | null
      }
    /** Let a triggered effect of this card take place now. */
    | {
        readonly verb: 'resolve'
        readonly card: CardId
        /** Which of the card's effects, counted from 1, where it has several. */
        readonly effect?: number
      }
  )
