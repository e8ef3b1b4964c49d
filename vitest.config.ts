import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/test/**/*.test.ts'],
    reporters: ['default', './rulebook/proof-reporter.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'bench/**'],
  },
})
