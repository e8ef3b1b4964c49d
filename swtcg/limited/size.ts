/** How many cards a deck of sealed play or of a draft has at least. */
export const LIMITED_SIZE = 30
