/** What an arena lies on: the board of the house, lit while it is fought over, before a sky, hills or a hall. */
import type { Arena } from '@dejarik/swtcg'
import type { JSX } from 'preact'
import { Rings } from '../card/back.tsx'

/** Shapes on a square of a hundred: those far away, and those that glow. */
interface Scenery {
  readonly far: string
  readonly near: string
  readonly glow: string
}

const SCENERY: Readonly<Record<Arena, Scenery>> = {
  space: {
    far: 'M62 10a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z',
    near: 'M0 78Q30 66 58 76T100 70V100H0Z',
    glow: 'M8 12h.8v.8h-.8zM21 31h.6v.6h-.6zM33 8h.7v.7h-.7zM46 24h.9v.9h-.9zM55 40h.5v.5h-.5zM14 44h.7v.7h-.7zM71 36h.6v.6h-.6zM88 40h.8v.8h-.8zM40 41h.5v.5h-.5zM5 27h.5v.5h-.5zM27 19h.5v.5h-.5zM18 62h.6v.6h-.6zM47 64h.5v.5h-.5zM78 61h.7v.7h-.7zM93 57h.5v.5h-.5zM64 57h.6v.6h-.6zM9 71h.5v.5h-.5zM35 88h.6v.6h-.6zM83 90h.5v.5h-.5zM56 92h.5v.5h-.5z',
  },
  ground: {
    far: 'M0 44L13 24 24 38 38 14 54 40 66 26 79 42 90 30 100 42V54H0Z',
    near: 'M0 66Q22 58 48 66T100 62V100H0ZM0 84Q34 74 66 84T100 82V100H0Z',
    glow: 'M74 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
  },
  character: {
    far: 'M6 0h9v50h-9zM27 0h7v50h-7zM46 0h8v50h-8zM66 0h7v50h-7zM85 0h9v50h-9z',
    near: 'M50 50L20 100H34L50 50 66 100H80ZM50 50L0 78V92ZM50 50L100 78V92Z',
    glow: 'M18.5 6h5v1.2h-5zM38 6h4.5v1.2h-4.5zM57.5 6h4.5v1.2h-4.5zM76.5 6h5v1.2h-5z',
  },
}

export function ArenaGround({ arena }: { readonly arena: Arena }): JSX.Element {
  const { far, near, glow } = SCENERY[arena]
  return (
    <span class="ground" aria-hidden="true">
      <svg class="scenery" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path class="scenery-far" d={far} />
        <path class="scenery-near" d={near} />
        <path class="scenery-glow" d={glow} />
      </svg>
      <svg class="rings" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g class="rings-turn">
          <Rings />
        </g>
      </svg>
    </span>
  )
}
