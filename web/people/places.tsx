/** The way to the ladder and to one's own profile, from the lobby and from each other. */
import type { JSX } from 'preact'
import { hashFor, type Route } from '../route.ts'

const PLACES: readonly (readonly [string, Route])[] = [
  ['Ladder', { page: 'ladder', ladder: '' }],
  ['Your profile', { page: 'people', person: '' }],
]

export const PeoplePlaces = (): JSX.Element => (
  <nav class="places" aria-label="People">
    {PLACES.map(([name, route]) => (
      <a key={name} href={hashFor(route)}>
        {name}
      </a>
    ))}
  </nav>
)

export const PersonLink = ({ name }: { readonly name: string }): JSX.Element => (
  <a href={hashFor({ page: 'people', person: name })}>{name}</a>
)
