/** Places that are told from the card's own by one word, where two ways of standing to it are meant. */
import type { Filter } from '../../../text/filter.ts'

export function nearby(any: readonly Filter[]): string | undefined {
  const places = any.map((each) => (Object.keys(each).length === 1 ? each.where : undefined)).join()
  return NEARBY[places]
}
const NEARBY: Readonly<Record<string, string>> = {
  'related-site,related-system,related-sector': 'at a related location',
  'same-site,related-site': 'at same or related site',
}
