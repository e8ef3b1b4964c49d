/** What a person has set on this device; kept between visits. */
import type { Habits } from '@dejarik/table'
import { isPace, type Pace } from './pace.ts'

export interface Settings {
  readonly pace: Pace
  readonly theme: 'system' | 'dark' | 'light'
  readonly passIdle: boolean
  readonly stopAt: readonly string[]
  readonly passAt: readonly string[]
}

const KEY = 'dejarik.settings'
const DEFAULTS: Settings = { pace: 'normal', theme: 'dark', passIdle: true, stopAt: ['build'], passAt: [] }

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

export const habitsFrom = ({ passIdle, stopAt, passAt }: Settings): Habits => ({
  passIdle,
  passUntilAffected: false,
  stopAt: [...stopAt],
  passAt: [...passAt],
})

export function showTheme({ theme }: Settings): void {
  document.documentElement.dataset['theme'] = theme
}
