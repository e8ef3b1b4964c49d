/** `npm start`: makes the checkout ready, builds the page, serves it on a local address and opens the browser. */
import { join } from 'node:path'
import { build, prepare, root, runPackage } from './prepare.mjs'

const FIRST_PORT = 8420

const hello = (address) => `
Dejarik is at ${address}

  npx dejarik play       a game in this terminal, you against bots
  npx dejarik --help     everything else

Press Ctrl+C to stop.
`

prepare()
if (!build()) process.stderr.write('The compiler found errors; what could be compiled is used.\n')
process.stderr.write('Building the page …\n')
if (runPackage('vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn') !== 0) {
  process.stderr.write('The page cannot be built. "npx dejarik play" plays in the terminal.\n')
  process.exit(1)
}
const { listenFrom, openBrowser, pageServer } = await import('../server/dist/index.js')
const server = pageServer(join(root, 'web', 'dist', 'site'))
const address = await listenFrom(server, Number(process.env.PORT) || FIRST_PORT)
process.stdout.write(hello(address))
if (process.stdout.isTTY) openBrowser(address)
