/** Which page is shown: the part of the address after the #, so that links work wherever the page is served from. */
import { useLayoutEffect, useState } from 'preact/hooks'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }

const START: Route = { page: 'start' }

export function routeIn(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'lobby') return { page }
  if (page === 'table' && rest[0]) return { page, table: rest[0] }
  return START
}

export const hashFor = (route: Route): string =>
  route.page === 'table' ? `#/table/${route.table}` : route.page === 'lobby' ? '#/lobby' : '#/'

export const goTo = (route: Route): void => {
  location.hash = hashFor(route)
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeIn(location.hash))
  useLayoutEffect(() => {
    const follow = (): void => setRoute(routeIn(location.hash))
    addEventListener('hashchange', follow)
    follow() // the address may have changed before anybody listened
    return () => removeEventListener('hashchange', follow)
  }, [])
  return route
}
