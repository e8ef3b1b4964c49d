/** The whole picture of a card: its drawing, once or three times, before a backdrop of its own. */
import { chooseDrawing } from './choose.ts'
import { EMBLEM_PATHS, SCENES, type Scene, SETTINGS, type Setting } from './scenes.ts'
import type { PictureFacts } from './table.ts'
import { type Variation, variationOf } from './variation.ts'

export interface Composition {
  readonly drawing: string
  /** Where the drawing stands: a transform for each time. */
  readonly placed: readonly string[]
  /** How the figure sits in a window of another shape: persons and places fill it, all others are whole. */
  readonly fit: string
  readonly scene: Scene
  readonly emblem: string
  readonly tint: number
}

const FITS: Readonly<Record<Setting, string>> = {
  space: 'xMidYMid meet',
  ground: 'xMidYMax meet',
  person: 'xMidYMax slice',
  place: 'xMidYMid slice',
  deed: 'xMidYMid meet',
}

/** Where feet stand; ships and things float in the middle. */
const FEET: Readonly<Partial<Record<Setting, number>>> = { person: 60.5, ground: 59 }

const known = new Map<string, Composition>()

/** Of the card, not of the copy: four copies look alike. */
export function compose(key: string, facts: PictureFacts): Composition {
  const composition = known.get(key) ?? composed(key, facts)
  known.set(key, composition)
  return composition
}

function composed(key: string, facts: PictureFacts): Composition {
  const { drawing, count } = chooseDrawing(facts)
  const setting = SETTINGS[facts.subject]
  const variation = variationOf(key)
  const place = placing(setting, facts.words, variation)
  const scene = SCENES[setting][variation.backdrop]!(variation.lot)
  return {
    drawing,
    placed:
      setting === 'place'
        ? filling(variation)
        : count === 3
          ? three(setting, place)
          : [one(setting, variation, place)],
    fit: FITS[setting],
    scene,
    emblem: setting === 'place' ? '' : EMBLEM_PATHS[variation.emblem]!,
    tint: variation.tint,
  }
}

/** Puts the middle of a drawing's foot at a point. */
type Place = (x: number, y: number, scale: number) => string

function placing(setting: Setting, words: string, { mirrored, tilt }: Variation): Place {
  const turn = setting === 'space' ? (LARGE.test(words) ? Math.round(tilt / 3) : tilt) : 0
  return (x, y, scale) =>
    [
      `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      `scale(${(mirrored ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})`,
      ...(turn === 0 ? [] : [`rotate(${turn} 0 -30)`]),
      'translate(-50 -60)',
    ].join(' ')
}

/** Ships too large to lean. */
const LARGE = /capital|flagship|fleet|station|cruiser|destroyer/i

const filling = ({ mirrored }: Variation): readonly string[] => [
  mirrored ? 'translate(100 0) scale(-1 1)' : 'translate(0 0)',
]

function one(setting: Setting, { scale, shift }: Variation, place: Place): string {
  const size = scale * (setting === 'person' ? 0.96 : 0.92)
  // Nothing but a person is pushed over the edge.
  const room = setting === 'person' ? 5 : 50 - 50 * size
  const x = 50 + Math.max(-room, Math.min(room, shift))
  return place(x, FEET[setting] ?? 30 + 30 * size, size)
}

/** Two behind and one before; ships as a wedge. */
function three(setting: Setting, place: Place): readonly string[] {
  const feet = FEET[setting]
  return feet
    ? [place(28, feet - 1, 0.55), place(72, feet - 1, 0.55), place(50, feet, 0.74)]
    : [place(24, 46, 0.44), place(76, 34, 0.44), place(52, 58, 0.52)]
}
