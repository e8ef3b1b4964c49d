/** A profile: how strong somebody plays, what was played, and, for oneself, how one's decks did. */
import type { DeckRecord, PlayedNotice, Profile, RatingNotice } from '../api/standing-messages.ts'
import type { RatingRow, ResultRow, UserRow } from '../store/schema.ts'

export const ratingNotice = ({
  game,
  edition,
  season,
  rating,
  deviation,
  played,
  won,
  drawn,
}: RatingRow): RatingNotice => ({
  game,
  edition,
  season,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  played,
  won,
  drawn,
})

/** A result as one of the two sees it. */
function playedBy(user: string, result: ResultRow): PlayedNotice {
  const seat = result.first === user ? 0 : 1
  const { winner } = result
  return {
    table: result.table,
    number: result.number,
    game: result.game,
    edition: result.edition,
    at: result.at,
    against: seat === 0 ? result.secondName : result.firstName,
    side: seat === 0 ? result.firstSide : result.secondSide,
    result: winner === null ? 'drawn' : winner === seat ? 'won' : 'lost',
    rated: result.rated > 0,
  }
}

/** The decks that somebody played, the one played most first. */
function deckRecords(user: string, results: readonly ResultRow[]): readonly DeckRecord[] {
  const records = new Map<string, DeckRecord>()
  for (const result of results) {
    const title = result.first === user ? result.firstDeck : result.secondDeck
    if (title === '') continue
    const { result: how } = playedBy(user, result)
    const key = `${result.game} ${title}`
    const { played, won, drawn } = records.get(key) ?? { played: 0, won: 0, drawn: 0 }
    records.set(key, {
      game: result.game,
      title,
      played: played + 1,
      won: won + (how === 'won' ? 1 : 0),
      drawn: drawn + (how === 'drawn' ? 1 : 0),
    })
  }
  return [...records.values()].toSorted((one, other) => other.played - one.played)
}

/** What others play is their secret, so only oneself is told of decks. */
export const profileOf = (
  user: UserRow,
  ratings: readonly RatingRow[],
  results: readonly ResultRow[],
  viewer: UserRow | null,
): Profile => {
  const you = viewer?.id === user.id
  return {
    name: user.name,
    since: user.created,
    you,
    ratings: ratings.map(ratingNotice),
    history: results.map((result) => playedBy(user.id, result)),
    decks: you ? deckRecords(user.id, results) : null,
  }
}
