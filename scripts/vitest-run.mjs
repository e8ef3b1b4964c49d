/** Runs tests by one of our configurations and counts them. */
import { root } from './prepare.mjs'

/** The words choose tests by their paths; all if there are none. */
export async function runTests(words, config) {
  const { startVitest } = await import('vitest/node')
  const vitest = await startVitest('test', words, { root, watch: false, passWithNoTests: true, config })
  const modules = vitest.state.getTestModules()
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  )
  const passed = states.filter((state) => state === 'passed').length
  const unread = modules.filter((module) => module.errors().length > 0).length
  const unhandled = vitest.state.getUnhandledErrors().length
  const failed = states.filter((state) => state === 'failed').length + unread + unhandled
  await vitest.close()
  // Vitest and its reporters may fail a run in which no test failed.
  const others = process.exitCode && failed === 0 ? 1 : 0
  process.exitCode = 0
  return { passed, failed: failed + others }
}
