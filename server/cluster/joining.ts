/** What a house says to the other processes of its hall, and what it does when they say something. */
import type { Lookers } from '../affairs/lookers.ts'
import type { Hall } from '../live/hall.ts'
import type { Presence } from '../live/presence.ts'
import type { Sockets } from '../live/sockets.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Report } from '../operating/log.ts'
import type { People } from '../people/people.ts'
import type { ClusterHouse } from './cluster.ts'
import type { Company, News } from './company.ts'

interface JoiningHouse {
  readonly hall: Hall
  readonly lobby: Lobby
  readonly lookers: Lookers
  readonly people: People
  readonly presence: Presence
  readonly sockets: Sockets
}

export function joining(house: JoiningHouse, company: Company, report: Report): ClusterHouse {
  const { hall, lobby, presence, sockets } = house
  const introduce = (): void => tellWhoIsHere(presence, company)
  return {
    enter: (table, visitor) => hall.enter(table, visitor, 'afar'),
    giveUp: () => {
      hall.giveUp()
      sockets.sendAway()
    },
    introduce,
    lost: (isAlive) => {
      if (presence.keepOnly(isAlive)) lobby.stir()
    },
    hear: (news, from) => {
      if (news.news !== 'here') return hear(house, news, report)
      // Whoever is new has heard of nobody.
      if (presence.hear(from, news.people)) introduce()
      lobby.stir()
    },
  }
}

export const tellWhoIsHere = (presence: Presence, company: Company): void =>
  company.tell({ news: 'here', people: presence.here() })

function hear(
  { hall, lobby, lookers, people }: JoiningHouse,
  news: Exclude<News, { readonly news: 'here' }>,
  report: Report,
): void {
  if (news.news === 'lobby') lobby.stir()
  else if (news.news === 'filled') hall.filled(news.table).catch(report)
  else if (news.news === 'changed') lookers.changed(news.kind, news.id, news.version)
  else people.sessions.hearEnded(news.sessions)
}
