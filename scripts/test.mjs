/** `npm test`: makes the checkout ready, then lints, compiles and tests. The last line counts what passed and failed. */
import { runBrowserTests } from './browser-tests.mjs'
import { startPostgres } from './postgres.mjs'
import { build, prepare, root, runPackage } from './prepare.mjs'
import { runTests } from './vitest-run.mjs'

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

/** The server's tests run on both databases, where the machine has both. */
async function withPostgres(run) {
  const postgres = await startPostgres()
  if (postgres) process.env.TEST_POSTGRES = postgres.address
  else
    process.stderr.write('Not run: the tests on PostgreSQL. There is none here and it cannot be installed.\n')
  try {
    return await run()
  } finally {
    postgres?.stop()
  }
}

process.chdir(root)
prepare()
const words = process.argv.slice(2)
const checks = failedChecks()
const plain = await withPostgres(() => runTests(words))
const browser = await runBrowserTests(words)
const passed = plain.passed + browser.passed
/** Words that choose nothing are a mistake. */
const nothing = passed + plain.failed + browser.failed === 0 ? 1 : 0
const failures = checks + plain.failed + browser.failed + nothing
process.stdout.write(`\n${passed} passed, ${failures} failed\n`)
process.exitCode = failures > 0 ? 1 : 0
