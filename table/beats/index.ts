/** What is shown at a table, beat by beat. */
export { swccgBeats } from './swccg.ts'
export { swtcgBeats } from './swtcg.ts'
export * from './times.ts'
