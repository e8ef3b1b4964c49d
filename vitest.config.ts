import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node']

/** Packages are read from their sources, not from `dist`: by the tests, and by the reporter, which has its own environment. */
export const fromSource = { name: 'from-source', configEnvironment: () => ({ resolve: { conditions } }) }

export default defineConfig({
  plugins: [fromSource],
  test: {
    include: ['**/test/**/*.test.ts'],
    // Nothing here keeps state between files, and loading the packages anew for each file took most of the time.
    isolate: false,
    // A limit for what hangs, not for what is slow: no test is about time.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './rulebook/proof-reporter.ts', './cli/test/gaps-reporter.ts'],
    exclude: ['**/test/browser/**', '**/node_modules/**', '**/dist/**', 'bench/**'],
  },
})
