/** Our drawings by name, put into the document once; pictures use them from there. Few are there at once, the rest come when a card wants them. */
import { REBELLION } from './drawings/rebellion.ts'

/** The other rooms, in the order in which they are fetched until one has what is wanted. */
const ROOMS = [
  async () => (await import('./drawings/republic.ts')).REPUBLIC,
  async () => (await import('./drawings/further.ts')).FURTHER,
]

const there = new Set<string>()

/** How many rooms were asked for; whoever wants more waits for those. */
let asked = 0
let coming: Promise<void> = Promise.resolve()

function layOut(files: Readonly<Record<string, string>>): void {
  const symbols = Object.entries(files).map(([path, svg]) => symbol(nameOf(path), svg))
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = `<svg>${symbols.join('')}</svg>`
  document.body.append(sprite)
}

function symbol(name: string, svg: string): string {
  there.add(name)
  return svg
    .replace(/<svg[^>]*>/, `<symbol id="drawing-${name}" viewBox="0 0 100 60" overflow="visible">`)
    .replace('</svg>', '</symbol>')
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.svg$/g, '')
}

/** Sees to it that a drawing comes; the document shows it as soon as it is there, and who has no network goes without. */
export function want(name: string): void {
  if (there.has(name)) return
  coming = coming.then(() => fetchUntil(name)).catch(() => undefined)
}

async function fetchUntil(name: string): Promise<void> {
  while (!there.has(name) && asked < ROOMS.length) {
    layOut(await ROOMS[asked]!())
    asked += 1
  }
}

export const layOutDrawings = (): void => layOut(REBELLION)
