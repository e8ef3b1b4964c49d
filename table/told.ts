/** What a table tells its clients. Each seat and the spectators are told only what they may know. */
import type { Advice } from '@dejarik/bots'
import type { EventCore, SeatId, View, Viewer } from '@dejarik/kernel'
import type { ClockTold } from './clock.ts'
import type { Holdings } from './host.ts'
import type { Talkers } from './talk.ts'

/** Something that happened at the table. `text` is a sentence for the log, null where none is needed. */
export type LogEntry =
  /** An event of the game. */
  | {
      readonly kind: 'event'
      readonly event: EventCore
      readonly text: string | null
      /** The event opens a turn or a step, and `text` is its heading. */
      readonly heading?: true
    }
  /** `place` tells those who play from those who watch, whatever they call themselves. */
  | {
      readonly kind: 'said'
      readonly from: Viewer
      readonly name: string
      readonly place: string
      readonly text: string
    }
  | {
      readonly kind:
        | 'take-back-asked'
        | 'take-back-refused'
        | 'take-back-lapsed'
        | 'conceded'
        | 'timed-out'
        | 'rematch-asked'
      readonly seat: SeatId
      readonly text: string
    }
  /** What was told since the event of number `from` has not happened. */
  | { readonly kind: 'taken-back'; readonly seat: SeatId; readonly from: number; readonly text: string }
  | { readonly kind: 'over' | 'rematch' | 'fault' | 'talk'; readonly text: string }

/** Numbered from 1; the numbers are the same for everybody. */
export interface Happened {
  readonly type: 'happened'
  readonly number: number
  readonly happening: LogEntry
}

export interface SeatNotice {
  readonly name: string
  readonly kind: 'person' | 'program'
  /** Whether somebody is connected for this seat; programs always are. */
  readonly here: boolean
}

/** How things stand after event number `at`. */
export interface Position {
  readonly type: 'position'
  readonly at: number
  readonly epoch: number
  /** Counts rematches. */
  readonly game: number
  readonly view: View
  readonly seats: readonly SeatNotice[]
  /** What the viewer is asked, in words; null if it is not asked. */
  readonly prompt: string | null
  /** How it is done, or what comes of it; null where that needs no words. */
  readonly help: string | null
  /** What each offer says, by its key. */
  readonly offers: Readonly<Record<string, string>>
  /** An open request to take back what was told since an event, and who has yet to agree. */
  readonly takeBack: {
    readonly seat: SeatId
    readonly needs: readonly SeatId[]
    readonly from: number
  } | null
  /** Whether the viewer could take back, and whether somebody must agree. */
  readonly mayTakeBack: 'freely' | 'by-consent' | null
  /** Who may talk at this table, and the seat that says so. */
  readonly talk: { readonly talkers: Talkers; readonly host: SeatId }
  /** Whether a program gives advice at this table. */
  readonly advised: boolean
  readonly outcome: string | null
  /** The hashes of the seeds of this game and the next, known before they begin; null for a seed that could be searched. */
  readonly commitments: { readonly present: string | null; readonly next: string | null }
  /** Who wants to play again. */
  readonly rematch: readonly SeatId[]
  /** Whether they want the sides swapped, and whether that can be. */
  readonly swap: boolean
  readonly maySwap: boolean
  /** Null where nobody keeps time. */
  readonly clock: ClockTold | null
  /** The points of every finished game of the match, by seat; empty where nobody counts any. */
  readonly scores: readonly (readonly number[])[]
  /** What the viewer may exchange before the next game; null where there is nothing. */
  readonly holdings: Holdings | null
  /** The viewer's team, where its members may change before the next game; null where they cannot. */
  readonly rotation: RotationTold | null
}

/** A team between two games: who plays, who waits, and what its members want. */
export interface RotationTold {
  /** Whom of them the viewer is. */
  readonly you: number
  readonly members: readonly {
    readonly member: number
    readonly name: string
    /** Null for a substitute. */
    readonly seat: SeatId | null
    /** Who should come in for whom; null if nobody should, absent if nothing was said. */
    readonly wish?: { readonly in: number; readonly out: number } | null
  }[]
}

export interface ReasonTold {
  readonly text: string
  readonly rule?: string
  readonly card?: number
}

/** Something that could be done with a card; no reasons if it can be done now. */
export interface ProspectTold {
  readonly key: string
  readonly text: string
  readonly reasons: readonly ReasonTold[]
}

/** A number of a card, and the parts that make it. */
export interface NumberTold {
  readonly name: string
  readonly value: number
  readonly parts: readonly {
    readonly amount: number
    readonly name: string
    readonly rule?: string
    readonly card?: number
    /** The name of the card that the part comes from. */
    readonly from?: string
  }[]
}

/** The answer to one request. An answer of a seat is kept before it is acknowledged. */
export type ReplyTold =
  | {
      readonly type: 'reply'
      readonly to: number
      readonly ok: true
      readonly numbers?: readonly NumberTold[]
      readonly prospects?: readonly ProspectTold[]
      /** What a program would answer in the seat's place. */
      readonly advice?: Advice
      /** The file of a position that somebody reports. */
      readonly scenario?: string
    }
  | {
      readonly type: 'reply'
      readonly to: number | null
      readonly ok: false
      readonly reasons: readonly ReasonTold[]
    }

/** What every face has, whatever its game. */
export interface FaceCore {
  readonly key: string
  readonly title: string
  readonly side: string
  readonly kind: string
  /** What it does, line by line. */
  readonly lines: readonly string[]
  /** How many of its abilities the program does not carry out. */
  readonly unautomated: number
}

/** What is printed on cards that the viewer has come to see, by key. */
export interface Faces {
  readonly type: 'faces'
  readonly faces: Readonly<Record<string, object>>
}

export type Told = Happened | Position | ReplyTold | Faces
