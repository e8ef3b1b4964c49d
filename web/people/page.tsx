/** The pages of people among people, fetched as one. */
import type { JSX } from 'preact'
import type { Route } from '../route.ts'
import { LadderPage } from './ladder-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { SeriesPage } from './series-page.tsx'

type PeopleRoute = Extract<Route, { readonly page: 'ladder' | 'people' | 'series' }>

export function PeoplePage({ route }: { readonly route: PeopleRoute }): JSX.Element {
  if (route.page === 'ladder') return <LadderPage ladder={route.ladder} />
  if (route.page === 'people') return <ProfilePage person={route.person} />
  return <SeriesPage key={route.series} id={route.series} />
}
