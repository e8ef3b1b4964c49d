/** `npm run test:browser`: only the tests in a real browser. */
import { runBrowserTests } from './browser-tests.mjs'
import { build, prepare, root } from './prepare.mjs'

process.chdir(root)
prepare()
build()
const { passed, failed } = await runBrowserTests(process.argv.slice(2))
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
