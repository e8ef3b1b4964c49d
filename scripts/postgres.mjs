/** A PostgreSQL for tests: found or installed, started in a folder of its own, and gone afterwards. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.mjs'
import { installPackage } from './system-packages.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder with its programs. */
function programs() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : []
  const folders = [...versions.reverse(), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

/** PostgreSQL refuses to run as root, so root starts it as somebody else. */
function owner() {
  if (process.getuid?.() !== 0) return {}
  const number = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

/** Its address and how to stop it; null where there is none and none can be installed. */
export async function startPostgres() {
  installPackage('postgresql', () => programs() !== undefined)
  const bin = programs()
  if (!bin) return null
  const as = owner()
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-postgres-'))
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const call = (program, ...args) =>
    spawnSync(join(bin, program), ['-D', folder, ...args], { ...as, cwd: folder, stdio: 'ignore' }).status ===
    0
  const port = await freePort()
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories='' -c fsync=off`
  const started =
    call('initdb', '-U', 'dejarik', '-A', 'trust', '--no-sync') &&
    call('pg_ctl', 'start', '-w', '-o', options, '-l', join(folder, 'log'))
  const stop = () => {
    call('pg_ctl', 'stop', '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  if (started) return { address: `postgres://dejarik@127.0.0.1:${port}/postgres`, stop }
  stop()
  return null
}
