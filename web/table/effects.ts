/** What happens to cards, seen: a blow, the damage that it did, and a card that falls. */

/** Times of a lean, a bolt and a fall, in milliseconds; the styles have the others. */
const LEAN = 140
const BOLT = 180
const JOLT = 260
const FALL = 480
const RISE = 900
const FADE = 120
const LINGER = 200
const MOTE = 300
const DESTINY = 600

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

/** What is new fades in, for whoever wants no motion. */
export function fade(card: Element): void {
  card.animate([{ opacity: 0 }, {}], { duration: FADE })
}

/** A ghost of a card that left its place. */
export function linger(table: Element, card: Element, at: Point, width: number): void {
  const ghost = copyOf(card, width)
  passing(table, ghost, at, [{ opacity: 0.5 }, { opacity: 0 }], { duration: LINGER })
}

/** A copy that is only looked at. */
function copyOf(card: Element, width: number): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  copy.classList.add('afterimage')
  for (const part of copy.querySelectorAll('[data-card]')) part.removeAttribute('data-card')
  copy.style.width = `${width}px`
  return copy
}

/** Small lights that run from one pile to another, at most so many. */
const MOST_MOTES = 8
export function motes(table: Element, from: Element, to: Element, count: number): void {
  const [start, end] = [middleOf(from), middleOf(to)]
  const path = [{}, { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px)` }]
  for (let mote = 0; mote < Math.min(MOST_MOTES, count); mote++)
    passing(table, made('mote'), start, path, { duration: MOTE, delay: 40 * mote, easing: 'ease-in-out' })
}

/** A destiny comes from the Reserve Deck, and its number rises to where it counts. */
export function drawDestiny(table: Element, from: Element, to: Element, value: number): void {
  const [start, end] = [middleOf(from), middleOf(to)]
  const path = [
    { transform: 'translate(-50%, -50%) rotateY(90deg)' },
    { transform: 'translate(-50%, -90%) scale(1.5)', offset: 0.4 },
    { transform: `translate(calc(${end.x - start.x}px - 50%), calc(${end.y - start.y}px - 50%))` },
  ]
  passing(table, made('destiny-drawn', String(value)), start, path, { duration: DESTINY, easing: 'ease-out' })
}

const HALVES = [
  'polygon(0 0, 62% 0, 40% 52%, 58% 100%, 0 100%)',
  'polygon(62% 0, 100% 0, 100% 100%, 58% 100%, 40% 52%)',
]

/** A card that is gone splits where it was, and falls. */
export function fall(table: Element, card: Element, at: Point, width: number): void {
  HALVES.forEach((half, index) => {
    const ghost = copyOf(card, width)
    ghost.style.clipPath = half
    const side = index === 0 ? -1 : 1
    const end = `translate(${side * 14}px, 60px) rotate(${side * 8}deg)`
    passing(table, ghost, at, [{ opacity: 1 }, { transform: end, opacity: 0 }], {
      duration: FALL,
      easing: 'cubic-bezier(0.6, 0, 0.9, 0.4)',
    })
  })
}
