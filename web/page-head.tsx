/** The head of pages without a table, the board of the house by night: where one is, and the way to the others. */
import type { JSX } from 'preact'
import { Rings } from './card/back.tsx'
import { hashFor, type Route } from './route.ts'

const PLACES: readonly (readonly [string, Route])[] = [
  ['Play', { page: 'start' }],
  ['With people', { page: 'lobby' }],
  ['Conquest', { page: 'conquest', war: '' }],
  ['Events', { page: 'events', event: '' }],
  ['Learn', { page: 'learn', lesson: '' }],
  ['Decks', { page: 'decks', deck: '' }],
  ['Replays', { page: 'replays', replay: '' }],
  ['Rule book', { page: 'rules', rule: '' }],
]

export function PageHead({ title }: { readonly title: string }): JSX.Element {
  return (
    <header class="page-head by-night">
      <svg class="floor" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <Rings />
      </svg>
      <h1>{title}</h1>
      <Places here={title} />
    </header>
  )
}

export function Places({ here }: { readonly here?: string }): JSX.Element {
  return (
    <nav class="places" aria-label="Pages">
      {PLACES.map(([name, route]) => (
        <a key={name} href={hashFor(route)} aria-current={name === here ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
