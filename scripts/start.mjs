/** `npm start`: makes the checkout ready, builds the page, and opens it in the browser with the embedded database. */
import { build, prepare, runPackage } from './prepare.mjs'

prepare()
if (!build()) process.stderr.write('The compiler found errors; what could be compiled is used.\n')
process.stderr.write('Building the page …\n')
if (runPackage('vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn') !== 0) {
  process.stderr.write('The page cannot be built. "npx dejarik play" plays in the terminal.\n')
  process.exit(1)
}
const { run } = await import('../cli/dist/main.js')
const port = process.env.PORT ? ['--port', process.env.PORT] : []
process.exitCode = await run(['serve', '--open', ...port, ...process.argv.slice(2)])
