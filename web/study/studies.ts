/** What the page may ask the worker besides play: each question by its name, what it holds, and what comes back. */
import type { Book, Rule } from '@dejarik/rulebook'

interface Study<Ask, Answer> {
  readonly ask: Ask
  readonly answer: Answer
}

/** A chapter of a book: the second part of its rules' ids. */
export interface Chapter {
  readonly name: string
  readonly rules: number
}

export interface FoundRules {
  readonly total: number
  /** The best of them. */
  readonly rules: readonly Rule[]
}

export interface Studies {
  readonly rule: Study<{ readonly id: string }, Rule>
  readonly 'find-rules': Study<{ readonly words: string; readonly books: readonly Book[] }, FoundRules>
  readonly chapters: Study<{ readonly book: Book }, readonly Chapter[]>
  readonly chapter: Study<{ readonly book: Book; readonly chapter: string }, readonly Rule[]>
}

export type StudyName = keyof Studies

/** A question on its way to the worker. */
export interface StudyAsked<N extends StudyName = StudyName> {
  readonly id: number
  readonly about: N
  readonly ask: Studies[N]['ask']
}

/** What comes back: an answer, or in one line why there is none. */
export type StudyTold = { readonly id: number } & (
  | { readonly answer: Studies[StudyName]['answer'] }
  | { readonly refusal: string }
)
