/** Sockets to the server that the page came from. */
export function socketAt(path: string): WebSocket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return new WebSocket(address)
}

/** Milliseconds before each new try. */
const PAUSES = [100, 300, 1000, 2000, 4000]
export const pauseBefore = (attempt: number): number => PAUSES[Math.min(attempt, PAUSES.length - 1)]!
/** The server does not want this line. */
export const REFUSED = 1008

/** Hears what comes through a socket, which comes back by itself, until what is returned is called. */
export function listenAt<Told>(path: string, hear: (told: Told) => void): () => void {
  let stopped = false
  let tries = 0
  let socket: WebSocket
  const open = (): void => {
    if (stopped) return
    socket = socketAt(path)
    socket.onopen = () => {
      tries = 0
    }
    socket.onmessage = ({ data }) => !stopped && hear(JSON.parse(String(data)) as Told)
    socket.onclose = ({ code }) => code !== REFUSED && setTimeout(open, pauseBefore(tries++))
  }
  open()
  return () => {
    stopped = true
    socket.close()
  }
}
