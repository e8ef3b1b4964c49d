/** Builds the page and its worker from the sources of all packages into `dist/site`. */
import { defaultClientConditions, defineConfig } from 'vite'
import { packedShelf } from './pack-cards.mjs'

/** Whoever starts the program is not told how long each part of the build took. */
const checks = { bundlerTimings: false }
/** What nobody asks for of this package does nothing; it does not say so itself. */
const treeshake = { moduleSideEffects: [{ test: /node_modules\/typebox/, sideEffects: false }] }
const rolldownOptions = { checks, treeshake }
const resolve = { conditions: ['source', ...defaultClientConditions] }

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: { format: 'es', plugins: () => [packedShelf()], rolldownOptions },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions,
  },
})
