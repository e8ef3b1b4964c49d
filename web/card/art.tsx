/** Pictures for card faces, made of a few shapes that the card's key decides. */
import type { JSX } from 'preact'
import type { PictureName } from '../look.ts'

/** Numbers from 0 to 1 that are always the same for the same text. */
function lots(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** A shape that is the same on the left and on the right, as ships, walkers and helmets are. */
function mirrored(lot: () => number, top: number, bottom: number, width: number): string {
  const steps = 5
  const right = Array.from({ length: steps + 1 }, (_, step) => {
    const y = top + ((bottom - top) * step) / steps
    const reach = step === 0 ? 0.15 : 0.25 + lot() * 0.75
    return [reach * width, y] as const
  })
  const left = right.map(([x, y]) => [-x, y] as const).toReversed()
  return [...right, ...left].map(([x, y]) => `${(50 + x).toFixed(1)},${y.toFixed(1)}`).join(' ')
}

const stars = (lot: () => number): JSX.Element[] =>
  Array.from({ length: 14 }, (_, index) => (
    <circle key={index} class="art-light" cx={lot() * 100} cy={lot() * 60} r={0.4 + lot() * 0.8} />
  ))

const hills = (lot: () => number): JSX.Element => (
  <path
    class="art-far"
    d={`M0 ${40 + lot() * 10} Q 25 ${25 + lot() * 20} 50 44 T 100 ${38 + lot() * 10} V60 H0Z`}
  />
)

type Draw = (lot: () => number) => JSX.Element

const ship: Draw = (lot) => (
  <>
    {stars(lot)}
    <circle class="art-far" cx={lot() * 100} cy={55 + lot() * 10} r={14 + lot() * 16} />
    <polygon class="art-body" points={mirrored(lot, 8, 50, 34)} />
    <polygon class="art-mark" points={mirrored(lot, 20, 40, 9)} />
  </>
)
const walker: Draw = (lot) => (
  <>
    {hills(lot)}
    <path
      class="art-body"
      d={`M34 34 L30 56 M${44 + lot() * 4} 36 L42 56 M${56 - lot() * 4} 36 L58 56 M66 34 L70 56`}
    />
    <polygon class="art-body" points={mirrored(lot, 12, 38, 30)} />
    <rect class="art-mark" x="42" y={18 + lot() * 8} width="16" height="4" />
  </>
)
const person: Draw = (lot) => (
  <>
    <polygon class="art-far" points={mirrored(lot, 30, 62, 40)} />
    <circle class="art-body" cx="50" cy="26" r={12 + lot() * 4} />
    <rect
      class="art-mark"
      x={42 - lot() * 2}
      y={22 + lot() * 4}
      width={16 + lot() * 4}
      height={2 + lot() * 3}
    />
    <polygon class="art-body" points={mirrored(lot, 40, 62, 24)} />
  </>
)
const rays: Draw = (lot) => (
  <>
    {Array.from({ length: 9 }, (_, ray) => (
      <line
        key={ray}
        class="art-mark"
        x1="50"
        y1="30"
        x2={50 + 60 * Math.cos(ray * 0.7 + lot())}
        y2={30 + 40 * Math.sin(ray * 0.7 + lot())}
      />
    ))}
    <circle class="art-body" cx="50" cy="30" r={8 + lot() * 5} />
  </>
)
const aim: Draw = (lot) => (
  <>
    {[26, 18, 10].map((radius) => (
      <circle key={radius} class="art-ring" cx="50" cy="30" r={radius + lot() * 3} />
    ))}
    <line class="art-mark" x1="50" y1="2" x2="50" y2="58" />
    <line class="art-mark" x1="15" y1="30" x2="85" y2="30" />
  </>
)
const place: Draw = (lot) => (
  <>
    <circle class="art-light" cx={25 + lot() * 50} cy={12 + lot() * 8} r={5 + lot() * 5} />
    {hills(lot)}
    {[20, 42, 66].map((x) => (
      <rect key={x} class="art-body" x={x} y={28 + lot() * 14} width={8 + lot() * 8} height="40" />
    ))}
  </>
)
const thing: Draw = (lot) => (
  <>
    <polygon class="art-far" points="50,4 82,18 82,44 50,58 18,44 18,18" />
    <polygon class="art-body" points={mirrored(lot, 12, 50, 16)} />
    <circle class="art-mark" cx="50" cy={26 + lot() * 8} r="3" />
  </>
)

const world: Draw = (lot) => (
  <>
    {stars(lot)}
    <circle class="art-far" cx={50} cy={32} r={20 + lot() * 4} />
    <ellipse
      class="art-ring"
      cx={50}
      cy={32}
      rx={32 + lot() * 8}
      ry={5 + lot() * 4}
      transform={`rotate(${-25 + lot() * 50} 50 32)`}
    />
    <circle class="art-body" cx={12 + lot() * 14} cy={12 + lot() * 8} r={3 + lot() * 3} />
  </>
)
const blade: Draw = (lot) => (
  <g transform={`rotate(${-35 + lot() * 20} 50 30)`}>
    <rect class="art-mark" x="38" y={28 + lot() * 2} width={46 + lot() * 10} height="3" />
    <rect class="art-body" x="16" y="25" width={20 + lot() * 6} height={8 + lot() * 3} />
    <rect class="art-far" x={20 + lot() * 6} y="34" width="7" height={8 + lot() * 6} />
  </g>
)
const waves: Draw = (lot) => (
  <>
    {[8, 15, 22, 29].map((radius) => (
      <circle key={radius} class="art-ring" cx={44 + lot() * 12} cy={26 + lot() * 8} r={radius + lot() * 3} />
    ))}
    <circle class="art-mark" cx="50" cy="30" r={3 + lot() * 2} />
  </>
)

const PICTURES: Readonly<Record<PictureName, Draw>> = {
  ship,
  walker,
  person,
  rays,
  aim,
  place,
  thing,
  world,
  blade,
  waves,
}

export function Art({ picture, of }: { readonly picture: PictureName; readonly of: string }): JSX.Element {
  return (
    <svg class="art" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {PICTURES[picture](lots(of))}
    </svg>
  )
}
