#!/usr/bin/env node
import module from 'node:module'
import { build, isBuilt } from '../../scripts/prepare.mjs'

// Newer versions of Node start faster with it; Node 20 has none.
module.enableCompileCache?.()

if (!isBuilt()) {
  process.stderr.write('dejarik: compiling the sources first …\n')
  build()
}
// A reader that goes away early, as in `dejarik rules search attack | head`, is no mistake.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
const { run } = await import('../dist/main.js')
process.exitCode = await run(process.argv.slice(2))
