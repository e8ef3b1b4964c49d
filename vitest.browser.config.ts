import { defineConfig } from 'vitest/config'
import { fromSource } from './vitest.config.ts'

/** Tests in a real browser, apart from the others because they need one; `scripts/chromium.mjs` finds or installs it. */
export default defineConfig({
  plugins: [fromSource],
  test: {
    include: ['web/test/browser/**/*.test.ts'],
    globalSetup: 'web/test/browser/house.ts',
    isolate: false,
    // A test waits for its browser most of the time.
    maxWorkers: 2,
    // On a busy machine a browser loses a click now and then; what is wrong is wrong each time.
    retry: 2,
    testTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
})
