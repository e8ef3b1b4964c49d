/** What the page and the table in its worker say to each other. Inside are the same messages as on a network. */
import type { Company, Request, StarterNotice, Told } from '@dejarik/table'
import type { StudyAsked, StudyTold } from '../study/studies.ts'

export interface LocalGame {
  /** The name of the game. */
  readonly game: string
  readonly edition: string
  readonly seed: number
  /** By seat; on this device seat 0 is the person, or the first of two. */
  readonly decks: readonly [string, string]
  /** A person against a program, or two people in turn. */
  readonly company: Company
}

/** A request without what the worker's door adds. */
export type ToWorker =
  | { readonly do: 'starters'; readonly game: string }
  | { readonly do: 'open'; readonly game: LocalGame }
  | { readonly do: 'send'; readonly line: number; readonly message: Request }
  | { readonly do: 'study'; readonly study: StudyAsked }

export type FromWorker =
  | { readonly starters: readonly StarterNotice[]; readonly of: string }
  | { readonly line: number; readonly told: Told }
  | { readonly studied: StudyTold }
  | { readonly failed: string }
