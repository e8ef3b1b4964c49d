/** The decks that people keep on the server. */
import type { KeptDeck } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'

/** As many as one person may keep. */
const MOST_DECKS = 200

export class Decks {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async of({ id }: UserRow): Promise<readonly KeptDeck[]> {
    const rows = await this.database
      .selectFrom('decks')
      .selectAll()
      .where('user', '=', id)
      .orderBy('changed', 'desc')
      .execute()
    return rows.map(({ id: deck, game, title, cards, changed }) => ({
      id: deck,
      game,
      title,
      cards: JSON.parse(cards) as KeptDeck['cards'],
      changed,
    }))
  }

  /** Replaces the deck of that id, if it is the person's own. */
  async keep(user: UserRow, deck: KeptDeck): Promise<void> {
    gameNamed(deck.game)
    const own = await this.of(user)
    if (own.length >= MOST_DECKS && !own.some(({ id }) => id === deck.id))
      throw new Refusal(409, `You have ${MOST_DECKS} decks. Throw one away first.`)
    const row = { ...deck, user: user.id, cards: JSON.stringify(deck.cards) }
    await this.database.transaction().execute(async (within) => {
      await within.deleteFrom('decks').where('user', '=', user.id).where('id', '=', deck.id).execute()
      await within.insertInto('decks').values(row).execute()
    })
  }

  async drop(user: UserRow, id: string): Promise<void> {
    await this.database.deleteFrom('decks').where('user', '=', user.id).where('id', '=', id).execute()
  }
}
