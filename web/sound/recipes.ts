/** What each sound is made of: tones and noises, as a table. All of them are ours; nothing is fetched. */

export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise'
  /** In hertz, from and to; for noise, of its filter. */
  readonly pitch: readonly [number, number]
  /** When it begins, in milliseconds, and how long it lasts. */
  readonly at: number
  readonly lasts: number
  /** Until it is at its loudest, in milliseconds. */
  readonly attack?: number
  /** For noise: which side of the pitch passes. */
  readonly filter?: 'lowpass' | 'bandpass'
}

export interface Recipe {
  readonly voices: readonly Voice[]
  /** The peak at full volume, in decibels below full scale. */
  readonly peak: number
}

const tone = (
  wave: 'sine' | 'triangle' | 'sawtooth',
  from: number,
  at: number,
  lasts: number,
  to = from,
): Voice => ({
  wave,
  pitch: [from, to],
  at,
  lasts,
})
const noise = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  filter: 'lowpass' | 'bandpass',
): Voice => ({
  wave: 'noise',
  pitch: [from, to],
  at,
  lasts,
  filter,
})

const RATTLE = [0, 90, 170, 260, 330, 410, 500].map((at) => noise(2200 + 3 * at, 2200, at, 18, 'bandpass'))

export const RECIPES = {
  'turn.mine': {
    voices: [
      { ...tone('sine', 587, 0, 200), attack: 30 },
      { ...tone('sine', 880, 120, 200), attack: 30 },
    ],
    peak: -20,
  },
  question: { voices: [{ ...tone('sine', 880, 0, 160), attack: 30 }], peak: -28 },
  select: { voices: [noise(2400, 2400, 0, 25, 'bandpass')], peak: -30 },
  lift: { voices: [noise(1200, 2600, 0, 90, 'bandpass')], peak: -30 },
  drop: { voices: [noise(900, 400, 0, 110, 'lowpass')], peak: -28 },
  refuse: { voices: [tone('triangle', 130, 0, 80), tone('triangle', 130, 100, 80)], peak: -24 },
  build: { voices: [noise(200, 120, 0, 200, 'lowpass')], peak: -22 },
  deploy: { voices: [tone('sawtooth', 60, 0, 420, 120)], peak: -22 },
  played: { voices: [tone('sawtooth', 110, 0, 500, 112), tone('sawtooth', 111, 0, 500, 113)], peak: -24 },
  target: { voices: [tone('sine', 660, 0, 60)], peak: -28 },
  'dice.roll': { voices: RATTLE, peak: -24 },
  'dice.hit': { voices: [tone('sine', 1320, 0, 110)], peak: -24 },
  'dice.miss': { voices: [tone('sine', 300, 0, 90, 240)], peak: -28 },
  'dice.crit': { voices: [tone('sine', 1320, 0, 110), tone('sine', 1760, 90, 160)], peak: -22 },
  prevent: { voices: [tone('sine', 520, 0, 140, 700)], peak: -24 },
  damage: { voices: [noise(900, 300, 0, 200, 'lowpass'), tone('sawtooth', 200, 0, 260, 70)], peak: -18 },
  destroyed: { voices: [noise(900, 120, 0, 700, 'lowpass')], peak: -16 },
  destiny: { voices: [tone('sine', 440, 0, 600), tone('sine', 1100, 0, 300)], peak: -20 },
  'battle.start': { voices: [tone('triangle', 220, 0, 250), tone('triangle', 330, 180, 320)], peak: -20 },
  'battle.win': {
    voices: [tone('triangle', 440, 0, 220), tone('triangle', 660, 200, 220), tone('triangle', 880, 400, 300)],
    peak: -18,
  },
  'battle.lose': {
    voices: [tone('triangle', 440, 0, 220), tone('triangle', 330, 200, 220), tone('triangle', 247, 400, 300)],
    peak: -18,
  },
  drain: { voices: [noise(2000, 300, 0, 500, 'bandpass')], peak: -24 },
  'force.lose': { voices: [noise(700, 300, 0, 160, 'bandpass')], peak: -26 },
  draw: { voices: [noise(1000, 4000, 0, 140, 'bandpass')], peak: -30 },
  move: { voices: [noise(800, 2400, 0, 180, 'bandpass')], peak: -28 },
  retreat: { voices: [noise(2400, 700, 0, 240, 'bandpass')], peak: -28 },
  'clock.low': { voices: [tone('sine', 70, 0, 120), tone('sine', 70, 180, 140)], peak: -26 },
  undo: { voices: [noise(4000, 1000, 0, 140, 'bandpass')], peak: -28 },
  chat: { voices: [tone('sine', 740, 0, 90), tone('sine', 990, 80, 90)], peak: -26 },
  won: {
    voices: [523, 659, 784, 1047, 1319].map((pitch, note) => tone('triangle', pitch, 260 * note, 420)),
    peak: -16,
  },
  lost: { voices: [392, 311, 262].map((pitch, note) => tone('sine', pitch, 340 * note, 480)), peak: -16 },
} as const satisfies Readonly<Record<string, Recipe>>

export type SoundName = keyof typeof RECIPES
