/** What the languages of card text of all games share: parsers, traces, walks through trees, schemas. */
export * from './parser.ts'
export * from './schema.ts'
export * from './traced.ts'
export * from './walk.ts'
