/** The rules that decks of opened cards are played by, without the cards: a page needs no more of them. */
export type LimitedGame = 'swtcg' | 'swccg'

export const LIMITED_RULES = {
  swtcg: { edition: 'today', options: ['limited'] },
  swccg: { edition: 'final', options: ['smaller-decks'] },
} as const
