/** Finds a port to listen on. */
import type { Server } from 'node:http'

const TRIES = 20

/** Listens on the first free port from this one on, and says the address. */
export function listenFrom(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = (at: number): void => void server.listen(at, host)
    let at = port
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || at >= port + TRIES) reject(error)
      else listen(++at)
    })
    server.on('listening', () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : at
      resolve(`http://${host === '0.0.0.0' ? 'localhost' : host}:${taken}/`)
    })
    listen(at)
  })
}
