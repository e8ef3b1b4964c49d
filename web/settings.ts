/** What a person has set on this device; kept between visits. */
import type { Habits } from '@dejarik/table'
import { NO_ORDERS, type StandingOrders, type When, type Wishes } from './answers/wishes.ts'
import { isPace, type Pace } from './pace.ts'

export interface Settings {
  readonly pace: Pace
  readonly theme: 'system' | 'dark' | 'light'
  readonly sound: 'off' | 'quiet' | 'normal' | 'loud'
  /** Whether everything is heard, or only that it is one's turn. */
  readonly soundFor: 'all' | 'mine'
  /** Whether a notification comes while one looks elsewhere. */
  readonly notify: boolean
  /** When one wants to be asked. */
  readonly when: When
  /** Steps or phases in which one is always asked. */
  readonly stopIn: readonly string[]
  readonly stopAt: readonly string[]
  readonly passAt: readonly string[]
  readonly focus: boolean
  readonly orders: StandingOrders
}

const KEY = 'dejarik.settings'
const DEFAULTS: Settings = {
  pace: 'normal',
  theme: 'dark',
  sound: 'quiet',
  soundFor: 'all',
  notify: false,
  when: 'smart',
  stopIn: [],
  stopAt: ['build'],
  passAt: [],
  focus: true,
  orders: NO_ORDERS,
}

/** The address may say the pace, for tests and slow machines. */
function fromAddress(): Partial<Settings> {
  const pace = new URLSearchParams(location.search).get('pace')
  return isPace(pace) ? { pace } : {}
}

export function readSettings(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return { ...DEFAULTS, ...kept, ...fromAddress() }
  } catch {
    return { ...DEFAULTS, ...fromAddress() }
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

const DRAWS_KEY = 'dejarik.draws'

/** How many cards one chose last to draw at the end of a turn; null where one never chose. */
export function keptDraws(): number | null {
  try {
    const kept = localStorage.getItem(DRAWS_KEY)
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

export function keepDraws(count: number): void {
  try {
    localStorage.setItem(DRAWS_KEY, String(count))
  } catch {
    // As above.
  }
}

/** The table itself passes only until something happens; all else is answered here, where nobody sees how long it took. */
export const habitsFrom = ({ stopAt }: Settings): Habits => ({
  passIdle: false,
  passUntilAffected: false,
  stopAt: [...stopAt],
  passAt: [],
})

export const wishesFrom = ({ when, stopIn, stopAt, passAt, focus, orders }: Settings): Wishes => ({
  when,
  stopIn,
  stopAt,
  passAt,
  focus,
  orders,
})

export function showTheme({ theme }: Settings): void {
  document.documentElement.dataset['theme'] = theme
}
