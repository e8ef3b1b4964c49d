/** Plain pictures for a report, as SVG text: bars with names beside them, and columns over ranges. */

export interface Bar {
  readonly label: string
  /** From 0 to 1. */
  readonly value: number
  /** What stands at its end. */
  readonly text: string
  /** Where the true value may lie. */
  readonly interval?: { readonly low: number; readonly high: number }
}

const WIDTH = 640
const ROW = 26
const LABEL = 260
const FULL = 300

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

const svg = (height: number, label: string, content: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${content.join('')}</svg>`

export function bars(title: string, rows: readonly Bar[]): string {
  return svg(rows.length * ROW + 4, title, rows.map(bar))
}

function bar({ label, value, text, interval }: Bar, row: number): string {
  const top = row * ROW + 4
  const middle = top + 13
  const whisker = interval
    ? `<line class="whisker" x1="${LABEL + interval.low * FULL}" x2="${LABEL + interval.high * FULL}" y1="${top + 9}" y2="${top + 9}"/>`
    : ''
  return [
    `<text x="${LABEL - 8}" y="${middle}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="track" x="${LABEL}" y="${top}" width="${FULL}" height="18"/>`,
    `<rect class="bar" x="${LABEL}" y="${top}" width="${Math.max(0, value) * FULL}" height="18"/>`,
    whisker,
    `<text x="${LABEL + FULL + 8}" y="${middle}">${escaped(text)}</text>`,
  ].join('')
}

export interface Column {
  readonly label: string
  readonly count: number
}

const HEIGHT = 160

export function columns(title: string, all: readonly Column[]): string {
  const most = Math.max(1, ...all.map(({ count }) => count))
  const width = WIDTH / all.length
  const drawn = all.map(({ label, count }, index) => {
    const height = (count / most) * (HEIGHT - 40)
    const left = index * width
    return [
      `<rect class="bar" x="${left + 2}" y="${HEIGHT - 20 - height}" width="${width - 4}" height="${height}"/>`,
      `<text x="${left + width / 2}" y="${HEIGHT - 24 - height}" text-anchor="middle">${count || ''}</text>`,
      `<text x="${left + width / 2}" y="${HEIGHT - 6}" text-anchor="middle">${escaped(label)}</text>`,
    ].join('')
  })
  return svg(HEIGHT, title, drawn)
}
