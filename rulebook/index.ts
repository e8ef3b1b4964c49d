/** The rulebook's public door: pure, so that a browser can use it. Reading the files is `@dejarik/rulebook/read`. */
export * from './books.ts'
export * from './catalogue.ts'
export * from './coverage.ts'
export * from './not-testable.ts'
export * from './proofs.ts'
export * from './rule.ts'
export * from './rule-text.ts'
export * from './search.ts'
