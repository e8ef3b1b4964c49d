/** What a card shows, whatever its game: its playmat makes it from the printed face and what is true of the card now. */
import type { PictureFacts } from './art/table.ts'

export interface Statistic {
  readonly name: string
  /** As it stands on a small card. */
  readonly short: string
  readonly value: number | string
  /** Less than it was. */
  readonly hurt?: boolean
}

export interface Look {
  readonly key: string
  readonly title: string
  readonly side: 'dark' | 'light' | 'neutral'
  /** What its picture is chosen by. */
  readonly picture: PictureFacts
  /** Classes of its frame, by kind and border. */
  readonly frame: string
  /** The number in its corner. */
  readonly corner: { readonly name: string; readonly value: number | string } | null
  readonly typeLine: string
  readonly statistics: readonly Statistic[]
  /** Further facts that only the large card has room for. */
  readonly details: readonly string[]
  /** What it does, line by line. */
  readonly lines: readonly string[]
  /** What the program does not carry out; null if it carries out everything. */
  readonly unautomated: string | null
}

/** What is so of a card now, face-down or not. */
export interface CardState {
  /** Tapped, hit, damaged, in words. */
  readonly conditions: readonly string[]
  /** The same in a few letters, for the small card. */
  readonly marks: readonly string[]
  /** Cards that lie with it, and cards beneath it. */
  readonly with: readonly number[]
  readonly beneath: readonly number[]
  /** The card on which it stands, where cards stand on others. */
  readonly on?: number
}

export const SIDE_NAMES: Readonly<Record<Look['side'], string>> = {
  dark: 'Dark Side',
  light: 'Light Side',
  neutral: 'Neutral',
}

/** Everything that a screen reader should say of a card. */
export function spoken(look: Look | null, conditions: readonly string[], can: readonly string[]): string {
  if (!look) return ['A face-down card', ...conditions.filter((each) => each !== 'face-down')].join(', ')
  const { title, side, typeLine, corner, statistics, unautomated } = look
  return [
    `${title}, ${SIDE_NAMES[side]} ${typeLine}`,
    ...(corner ? [`${corner.name} ${corner.value}`] : []),
    ...statistics.map(({ name, value }) => `${name} ${value}`),
    ...conditions,
    ...(unautomated ? ['not fully automated'] : []),
    ...(can.length > 0 ? [`can: ${can.join('; ')}`] : []),
  ].join(', ')
}
