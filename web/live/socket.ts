/** Sockets to the server that the page came from. */
export function socketAt(path: string): WebSocket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return new WebSocket(address)
}
