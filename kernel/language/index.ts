/** What the languages of card text of all games share: parsers, traces, walks through trees, schemas, lost words. */
export * from './lost-words.ts'
export * from './parser.ts'
export * from './schema.ts'
export * from './traced.ts'
export * from './twins.ts'
export * from './walk.ts'
export * from './way.ts'
