/** A socket that never reads what it is sent, and pings without end. */
import { connect, type Socket } from 'node:net'
import type { Visitor } from './visitor.ts'

/** Says hello as a browser would. */
export async function deafSocket({ address, cookie }: Visitor, place: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const hello = [
    `GET /live/${place} HTTP/1.1`,
    `host: ${host}`,
    'upgrade: websocket',
    'connection: Upgrade',
    'sec-websocket-version: 13',
    'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
    `cookie: ${cookie}`,
  ]
  socket.write(`${hello.join('\r\n')}\r\n\r\n`)
  await new Promise((resolve) => socket.once('readable', resolve).once('close', resolve))
  return socket
}

/** A ping of 125 bytes, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125, 1)])
const PINGS = Buffer.concat(Array<Buffer>(1000).fill(PING))

/** Pings until the line is cut, or so many bytes were sent; how many that were. */
export async function pingOn(socket: Socket, most: number): Promise<number> {
  let sent = 0
  while (!socket.destroyed && sent < most) {
    sent += PINGS.length
    if (!socket.write(PINGS)) await drained(socket)
  }
  return sent
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      socket.off('drain', goOn).off('close', goOn)
      resolve()
    }
    socket.on('drain', goOn).on('close', goOn)
  })
