/** `npm test`: makes the checkout ready, then lints, compiles and tests. The last line counts what passed and failed. */
import { build, prepare, root, runPackage } from './prepare.mjs'

/** The checks besides the tests; each that fails counts as one failure. */
const CHECKS = [
  [
    'formatting and lint',
    () => runPackage('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') === 0,
  ],
  ['types', build],
  ['types of the tests', () => runPackage('typescript/bin/tsc', '-p', 'tsconfig.test.json') === 0],
]

function failedChecks() {
  const failed = CHECKS.filter(([, check]) => !check()).map(([name]) => name)
  for (const name of failed) process.stderr.write(`Failed: ${name}\n`)
  return failed.length
}

/** Runs the tests that the words on the command line choose; all if there are none. */
async function runTests() {
  const { startVitest } = await import('vitest/node')
  const vitest = await startVitest('test', process.argv.slice(2), { root, watch: false })
  const modules = vitest.state.getTestModules()
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  )
  const passed = states.filter((state) => state === 'passed').length
  const unread = modules.filter((module) => module.errors().length > 0).length
  const failed = states.filter((state) => state === 'failed').length + unread
  const unhandled = vitest.state.getUnhandledErrors().length
  await vitest.close()
  return { passed, failed: failed + unhandled }
}

process.chdir(root)
prepare()
const checks = failedChecks()
const { passed, failed } = await runTests()
/** Vitest and its reporters may fail a run in which no test failed. */
const others = process.exitCode && failed === 0 ? 1 : 0
const failures = checks + failed + others
process.stdout.write(`\n${passed} passed, ${failures} failed\n`)
process.exitCode = failures > 0 ? 1 : 0
