/** Builds the page and its worker from the sources of all packages into `dist/site`. */
import { join } from 'node:path'
import { defaultClientConditions, defineConfig } from 'vite'
import { noFormats } from './no-formats.mjs'
import { offline } from './offline/plugin.mjs'
import { packedShelf } from './pack-cards.mjs'

/** Whoever starts the program is not told how long each part of the build took. */
const checks = { bundlerTimings: false }
/** What nobody asks for of this package does nothing; it does not say so itself. */
const treeshake = { moduleSideEffects: [{ test: /node_modules\/typebox/, sideEffects: false }] }
/** What several parts need lies together: many small files compress worse, and each is asked for alone. */
const together = (name, test) => ({ codeSplitting: { groups: [{ name, test, minShareCount: 2 }] } })
const PAGE = /\/preact\/|\/web\/(?:[a-z-]+\.ts|(?:card|table|question|local|study|pictures|rules)\/)/
const ENGINE = /\/(?:kernel|table)\/[a-z-]+\.ts|\/pure-rand\/|\/typebox\//
const bundling = (output) => ({ checks, treeshake, output })
const resolve = { conditions: ['source', ...defaultClientConditions] }

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve,
  plugins: [offline(join(import.meta.dirname, 'dist', 'site'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: {
    format: 'es',
    plugins: () => [packedShelf(), noFormats()],
    rolldownOptions: bundling(together('engine', ENGINE)),
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: bundling(together('page', PAGE)),
  },
})
