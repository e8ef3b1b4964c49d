/** Builds the page and its worker from the sources of all packages into `dist/site`. */
import { defaultClientConditions, defineConfig } from 'vite'
import { packedShelf } from './pack-cards.mjs'

const resolve = { conditions: ['source', ...defaultClientConditions] }

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [packedShelf()] },
  build: { outDir: 'dist/site', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
})
