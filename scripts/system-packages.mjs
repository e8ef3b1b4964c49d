/** Programs of the system that tests need and npm does not bring; installed where that is possible. */
import { run } from './prepare.mjs'

/** On Debian and its like, with the rights to do it. True if it is there afterwards. */
export function installPackage(name, isThere) {
  if (isThere()) return true
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  process.stderr.write(`Installing ${name} (apt-get) …\n`)
  if (run('apt-get', 'install', '-y', '--no-install-recommends', name) !== 0) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', name)
  }
  return isThere()
}
