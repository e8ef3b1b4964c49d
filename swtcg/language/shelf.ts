/** The renderer of card texts as it lies in the program. The page has the English of starter cards from its build, and fetches the renderer with all other cards (`web/pack-cards.mjs`). */
export { gameText } from './render/game-text.ts'

/** It lies here from the start; the page fetches it here. */
export const fetchRenderer = (): Promise<void> => Promise.resolve()
