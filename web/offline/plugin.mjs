/** Writes the service worker with the names of all files of the built page, after they are there. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const SCRIPT = join(import.meta.dirname, 'service-worker.js')

/** The page itself is asked for by its folder. */
const address = (name) => (name === 'index.html' ? './' : `./${name.split(sep).join('/')}`)

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** `at` is the folder of the built page. */
export const offline = (at) => ({
  name: 'offline',
  closeBundle() {
    const names = filesIn(at).filter((name) => name !== 'service-worker.js')
    const hash = createHash('sha256')
    for (const name of names) hash.update(name).update(readFileSync(join(at, name)))
    const cache = `dejarik-${hash.digest('hex').slice(0, 16)}`
    const facts = `const CACHE = ${JSON.stringify(cache)}\nconst FILES = ${JSON.stringify(names.map(address))}\n`
    writeFileSync(join(at, 'service-worker.js'), facts + readFileSync(SCRIPT, 'utf8'))
  },
})
