/** The small signs of numbers and states: the same on tiles, in the log and among dice. */

export type SignName =
  | 'speed'
  | 'power'
  | 'health'
  | 'ability'
  | 'armor'
  | 'maneuver'
  | 'forfeit'
  | 'destiny'
  | 'dark'
  | 'light'
  | 'neutral'
  | 'vong'
  | 'act'
  | 'chosen'
  | 'target'
  | 'tapped'
  | 'hit'

const BURST = 'M6 0l1.4 3.8L11.5 2 9.3 5.7 12 8l-4 .3L7.4 12 5.2 9 1.5 11l1.3-4L0 4.8l4-.4z'

/** In a square of 12. */
export const SIGN_PATHS: Readonly<Record<SignName, string>> = {
  speed: 'M0 1h3l4 5-4 5H0l3.5-5zM5 1h3l4 5-4 5H5l3.5-5z',
  power: BURST,
  health: 'M6 11.5L1 6.3C-1.2 3 2.5-.8 6 2.6c3.5-3.4 7.2.4 5 3.7z',
  ability: 'M6 0l5.5 3v6L6 12 .5 9V3zM6 3.3A2.7 2.7 0 1 0 6 8.7 2.7 2.7 0 1 0 6 3.3z',
  armor: 'M6 0l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V2z',
  maneuver: 'M0 9C1 4 5 3 7 3.5V0l5 4.8-5 4.7V6C5 5.5 2 6 0 9z',
  forfeit: 'M1 1h4v4L3 7l2 1v3H1zM7 1h4v10H7V8L5.5 7 7 5z',
  destiny:
    'M6 0a6 6 0 1 1 0 12A6 6 0 1 1 6 0zm0 2a4 4 0 1 0 0 8 4 4 0 1 0 0-8zm0 2.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4z',
  dark: 'M6 12L0 2h12z',
  light: 'M6 0l6 10H0z',
  neutral: 'M6 0l6 6-6 6-6-6z',
  vong: 'M0 0l4 3 2-3 2 3 4-3-2 7-4 5-4-5z',
  act: 'M2 0l9 6-9 6z',
  chosen: 'M0 6.5l2-2 2.5 2.5L10 1.2l2 2-7.5 7.8z',
  target:
    'M5 0h2v2.2A4 4 0 0 1 9.8 5H12v2H9.8A4 4 0 0 1 7 9.8V12H5V9.8A4 4 0 0 1 2.2 7H0V5h2.2A4 4 0 0 1 5 2.2zM6 4a2 2 0 1 0 0 4 2 2 0 1 0 0-4z',
  tapped: 'M6 0a6 6 0 0 1 5.2 3L12 1v5H7l2.3-1.6A4 4 0 1 0 9.5 8l2 1A6 6 0 1 1 6 0z',
  hit: BURST,
}
