/** The mark of a member of a search party that draws destiny now. */
export const SEARCHING = 'turn:searching'
