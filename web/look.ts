/** What a card shows, whatever its game: its playmat makes it from the printed face and what is true of the card now. */
import type { PictureFacts } from './art/table.ts'
import type { Reminders } from './card/reminders.ts'
import type { SignName } from './card/signs.ts'

export interface Statistic {
  readonly name: string
  readonly sign: SignName
  readonly value: number | string
  /** What it was whole, where damage has taken of it. */
  readonly whole?: number
  /** Less, or more, than is printed. */
  readonly changed?: 'less' | 'more'
}

/** Against what is printed. */
export function changed(
  now: number | string,
  printed: number | string | undefined,
): Pick<Statistic, 'changed'> {
  if (typeof now !== 'number' || typeof printed !== 'number' || now === printed) return {}
  return { changed: now < printed ? 'less' : 'more' }
}

/** The card at the price of now. */
export function priced(look: Look, price: number | null): Look {
  const printed = look.corner?.value
  if (price === null || typeof printed !== 'number' || printed === price) return look
  return { ...look, corner: { ...look.corner!, value: price, printed } }
}

/** As it is said: what is left, of what was there. */
export const saidValue = ({ value, whole }: Statistic): string =>
  whole === undefined ? `${value}` : `${value}/${whole}`

export interface Look {
  readonly key: string
  readonly title: string
  /** How many of it may be on the table, where it is unique: the dots before its title. */
  readonly dots: number
  readonly side: PictureFacts['side']
  /** What its picture is chosen by. */
  readonly picture: PictureFacts
  /** Classes of its frame, by kind and border. */
  readonly frame: string
  /** The number in its corner; what is printed there, where it is another now. */
  readonly corner: {
    readonly name: string
    readonly value: number | string
    readonly printed?: number
  } | null
  readonly typeLine: string
  /** The same in a word or two, for small cards that are no units; their numbers say what units are. */
  readonly kindLine: string | null
  readonly statistics: readonly Statistic[]
  /** Further facts that only the large card has room for. */
  readonly details: readonly string[]
  /** What it does, line by line. */
  readonly lines: readonly string[]
  /** What the words mean that its game has for itself. */
  readonly reminders: Reminders
  /** What the program does not carry out; null if it carries out everything. */
  readonly unautomated: string | null
}

/** What is so of a card now, face-down or not. */
export interface CardState {
  /** What its whole tile shows. */
  readonly is: readonly ('tapped' | 'hit')[]
  /** Tapped, hit, damaged, in words. */
  readonly conditions: readonly string[]
  /** What lies on it, in a word or two each, for the small card. */
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
  vong: 'Yuuzhan Vong',
}

/** Everything that a screen reader should say of a card. */
export function spoken(look: Look | null, conditions: readonly string[], can: readonly string[]): string {
  if (!look) return ['A face-down card', ...conditions.filter((each) => each !== 'face-down')].join(', ')
  const { title, side, typeLine, corner, statistics, unautomated } = look
  return [
    `${title}, ${SIDE_NAMES[side]} ${typeLine}`,
    ...(corner ? [`${corner.name} ${corner.value}`] : []),
    ...statistics.map((statistic) => `${statistic.name} ${saidValue(statistic)}`),
    ...conditions,
    ...(unautomated ? ['not fully automated'] : []),
    ...(can.length > 0 ? [`can: ${can.join('; ')}`] : []),
  ].join(', ')
}
