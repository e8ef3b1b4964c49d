/** The options as they lie in the program. The page fetches them when somebody looks for them (`web/pack-cards.mjs`). */
import { ALL_OPTIONS } from './all.ts'
import type { Option } from './option.ts'

/** Every option, in the order in which the patches are applied; on the page, none until they were fetched. */
export const optionsHere = (): readonly Option[] => ALL_OPTIONS

/** All of them lie here from the start; the page fetches them here. */
export const fetchOptions = (): Promise<void> => Promise.resolve()
