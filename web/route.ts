/** Which page is shown: the part of the address after the #, so that links work wherever the page is served from. */
import { useLayoutEffect, useState } from 'preact/hooks'

export type Route =
  | { readonly page: 'start' }
  /** A game on this device by its id. */
  | { readonly page: 'play'; readonly game: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  /** The lists of decks, one of one's own by its id, `limited` for sealed play and drafts with `live/<id>` for one on the server, or `shared/<game>/<deck>`. */
  | { readonly page: 'decks'; readonly deck: string }
  /** All cards of a game. */
  | { readonly page: 'cards'; readonly game: string }
  /** The games that were played here, `here/<id>`, or `table/<id>/<number>` of the server. */
  | { readonly page: 'replays'; readonly replay: string }
  /** The lessons, or `<game>/<number>`. */
  | { readonly page: 'learn'; readonly lesson: string }
  /** All puzzles, or `<game>/<number>`. */
  | { readonly page: 'puzzles'; readonly puzzle: string }
  /** The campaigns, `<id>`, `<id>/battle`, or the same of the server after `live/`. */
  | { readonly page: 'conquest'; readonly war: string }
  /** The events, or one by its id. */
  | { readonly page: 'events'; readonly event: string }
  /** The ladder: nothing, or `<game>/<edition>/<season>`. */
  | { readonly page: 'ladder'; readonly ladder: string }
  /** The profile of somebody by name, or one's own. */
  | { readonly page: 'people'; readonly person: string }
  /** A best of three by its id. */
  | { readonly page: 'series'; readonly series: string }
  /** A rule by its id, or the search. */
  | { readonly page: 'rules'; readonly rule: string }

const START: Route = { page: 'start' }

/** What stands after the name of each page. */
const PAGES: { readonly [P in Route['page']]: (rest: readonly string[]) => Route } = {
  start: () => START,
  play: ([game]) => (game ? { page: 'play', game } : START),
  lobby: () => ({ page: 'lobby' }),
  table: ([table]) => (table ? { page: 'table', table } : START),
  decks: (rest) => ({ page: 'decks', deck: rest.join('/') }),
  cards: ([game = '']) => ({ page: 'cards', game }),
  replays: (rest) => ({ page: 'replays', replay: rest.join('/') }),
  learn: (rest) => ({ page: 'learn', lesson: rest.join('/') }),
  puzzles: (rest) => ({ page: 'puzzles', puzzle: rest.join('/') }),
  conquest: (rest) => ({ page: 'conquest', war: rest.join('/') }),
  events: ([event = '']) => ({ page: 'events', event }),
  ladder: (rest) => ({ page: 'ladder', ladder: rest.join('/') }),
  people: ([person = '']) => ({ page: 'people', person }),
  series: ([series]) => (series ? { page: 'series', series } : { page: 'lobby' }),
  rules: (rest) => ({ page: 'rules', rule: rest.join('/') }),
}

export function routeIn(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  return Object.hasOwn(PAGES, page) ? PAGES[page as Route['page']](rest) : START
}

/** An address that was cut off in the middle of a letter is read as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function hashFor(route: Route): string {
  if (route.page === 'start') return '#/'
  const { page, ...rest } = route
  const parts = Object.values(rest).flatMap((part) => part.split('/'))
  return `#/${[page, ...parts.filter((part) => part !== '')].map(encodeURIComponent).join('/')}`
}

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
