/** `npm start`: makes the checkout ready, says what there is, and starts a game if somebody sits at the terminal. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, prepare, root } from './prepare.mjs'

const WELCOME = `
Dejarik plays card games by the book.

  npx dejarik play       a game in this terminal, you against bots
  npx dejarik sim        thousands of games between bots, counted
  npx dejarik replay     recorded games: verify, show, export
  npx dejarik scenario   positions with what must come of them
  npx dejarik rules      the rules, and which of them tests prove
  npx dejarik cards      the cards of a game
  npx dejarik --help     everything else

`

prepare()
if (!build()) process.stderr.write('The compiler found errors; what could be compiled is used.\n')
process.stdout.write(WELCOME)
if (process.stdin.isTTY && process.stdout.isTTY) {
  process.stdout.write('Here is a game of Skirmish, a small game to warm up. Type quit to leave it.\n')
  const dejarik = join(root, 'cli', 'bin', 'dejarik.mjs')
  process.exitCode =
    spawnSync(process.execPath, [dejarik, 'play'], { cwd: root, stdio: 'inherit' }).status ?? 1
}
