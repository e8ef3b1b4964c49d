/** What happens to cards, seen: a blow, the damage that it did, and a card that falls. */

/** Times of a lean, a bolt and a fall, in milliseconds; the styles have the others. */
const LEAN = 140
const BOLT = 180
const JOLT = 260
const FALL = 480
const RISE = 900

interface Point {
  readonly x: number
  readonly y: number
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Something over the table that goes when its motion ends. */
function passing(
  table: Element,
  element: HTMLElement,
  { x, y }: Point,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  element.setAttribute('aria-hidden', 'true')
  element.inert = true
  element.style.left = `${x}px`
  element.style.top = `${y}px`
  table.append(element)
  const motion = element.animate(frames, { fill: 'both', ...timing })
  motion.onfinish = () => element.remove()
  motion.oncancel = () => element.remove()
}

const made = (name: string, text = ''): HTMLElement => {
  const element = document.createElement('span')
  element.className = name
  element.textContent = text
  return element
}

/** The attacker leans to its target, and a bolt flies. */
export function strike(table: Element, attacker: Element, target: Element): void {
  const [from, to] = [middleOf(attacker), middleOf(target)]
  const [across, down] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(across, down) || 1
  const lean = `translate(${(24 * across) / far}px, ${(24 * down) / far}px)`
  attacker.animate([{}, { transform: lean }, {}], { duration: 2 * LEAN, easing: 'ease-out' })
  const turn = `rotate(${Math.atan2(down, across)}rad)`
  const bolt = made(`bolt ${sideOf(attacker)}`)
  const frames = [{ transform: turn }, { transform: `translate(${across}px, ${down}px) ${turn}` }]
  passing(table, bolt, from, frames, { duration: BOLT, delay: LEAN, easing: 'ease-in' })
}

const sideOf = (tile: Element): string => [...tile.classList].find((name) => name.startsWith('side-')) ?? ''

/** The target jolts, and what it lost rises from it. */
export function hurt(table: Element, tile: Element, lost: number): void {
  const steps = [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  tile.animate(steps, { duration: JOLT })
  const frames = [
    { transform: 'translate(-50%, 0)', opacity: 1 },
    { transform: 'translate(-50%, -20px)', opacity: 1, offset: 0.7 },
    { transform: 'translate(-50%, -26px)', opacity: 0 },
  ]
  passing(table, made('lost-health', `−${lost}`), middleOf(tile), frames, { duration: RISE })
}

const HALVES = [
  'polygon(0 0, 62% 0, 40% 52%, 58% 100%, 0 100%)',
  'polygon(62% 0, 100% 0, 100% 100%, 58% 100%, 40% 52%)',
]

/** A card that is gone splits where it was, and falls. */
export function fall(table: Element, card: Element, at: Point, width: number): void {
  HALVES.forEach((half, index) => {
    const ghost = card.cloneNode(true) as HTMLElement
    ghost.classList.add('ghost')
    for (const part of ghost.querySelectorAll('[data-card]')) part.removeAttribute('data-card')
    ghost.style.width = `${width}px`
    ghost.style.clipPath = half
    const side = index === 0 ? -1 : 1
    const end = `translate(${side * 14}px, 60px) rotate(${side * 8}deg)`
    passing(table, ghost, at, [{ opacity: 1 }, { transform: end, opacity: 0 }], {
      duration: FALL,
      easing: 'cubic-bezier(0.6, 0, 0.9, 0.4)',
    })
  })
}
