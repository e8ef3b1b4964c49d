/** The renderer of card texts as it lies in the program. The page has the English of Premiere from its build, and fetches the renderer with the later cards (`web/pack-cards.mjs`). */
export { sayDeeds, sayText } from './render/text.ts'

/** It lies here from the start; the page fetches it here. */
export const fetchRenderer = (): Promise<void> => Promise.resolve()
