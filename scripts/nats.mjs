/** A NATS for tests: found or installed, started on a port of its own, and gone afterwards. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { installPackage } from './system-packages.mjs'

const NAME = 'nats-server'
const TRIES = 100

const program = () =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, NAME))
    .find((file) => existsSync(file))

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (is) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => end(true)).on('error', () => end(false))
  })

/** Its address and how to stop it; null where there is none and none can be installed. */
export async function startNats() {
  installPackage(NAME, () => program() !== undefined)
  const file = program()
  if (!file) return null
  const port = await freePort()
  const child = spawn(file, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  const stop = () => child.kill('SIGKILL')
  for (let tries = 0; tries < TRIES; tries++) {
    if (await answers(port)) return { address: `nats://127.0.0.1:${port}`, stop }
    await pause(50)
  }
  stop()
  return null
}
