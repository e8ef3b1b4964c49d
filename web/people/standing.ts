/** Requests to the server about people among people: ladder, profiles, friends, series. */
import type {
  FriendNotice,
  JoinSeries,
  Ladder,
  NewSeries,
  Profile,
  SeriesNotice,
} from '@dejarik/server/standing-messages'
import { call, post } from '../live/api.ts'

/** Which ladder; the present season where none is named. */
export interface LadderWanted {
  readonly game: string
  readonly edition: string
  readonly season: string
}

const queryOf = ({ game, edition, season }: LadderWanted): string =>
  new URLSearchParams({ game, edition, ...(season === '' ? {} : { season }) }).toString()

export const standing = {
  ladder: (wanted: LadderWanted) => call<Ladder>('GET', `ladder?${queryOf(wanted)}`),
  profile: (name: string) => call<Profile>('GET', `people/${encodeURIComponent(name)}`),
  friends: () => call<readonly FriendNotice[]>('GET', 'friends'),
  addFriend: (name: string) => post<readonly FriendNotice[]>('friends', { name }),
  removeFriend: (name: string) =>
    call<readonly FriendNotice[]>('DELETE', `friends/${encodeURIComponent(name)}`),
  series: (id: string) => call<SeriesNotice>('GET', `series/${encodeURIComponent(id)}`),
  newSeries: (series: NewSeries) => post<SeriesNotice>('series', series),
  joinSeries: (id: string, decks: JoinSeries) => post<SeriesNotice>(`series/${id}/join`, decks),
}
