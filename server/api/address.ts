/** From where a request comes: the address that limits are counted by. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Settings } from '../settings.ts'

/** Only a proxy that is trusted may say for whom it asks; whatever others say of themselves is not looked at. */
export function addressIn(
  { headers, socket }: IncomingMessage,
  { proxies }: Pick<Settings, 'proxies'>,
): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...named.map((hop) => hop.trim()).filter(Boolean), socket.remoteAddress ?? ''].map(plain)
  const trusted = new Set(proxies.map(plain))
  while (hops.length > 1 && trusted.has(hops.at(-1)!)) hops.pop()
  return networkOf(hops.at(-1)!)
}

/** An IPv4 address as such, also where it is written as one of IPv6. */
const plain = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')

/** Somebody with IPv6 has a whole network of addresses, so its first 64 bits count. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const gap = tail === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array<string>(gap).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
