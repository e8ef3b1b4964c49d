/** A first game with a coach, who says at every question what a program would do; until the player wants none. */
const KEY = 'dejarik.coach'

export function isCoached(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export function setCoached(wanted: boolean): void {
  try {
    localStorage.setItem(KEY, wanted ? 'yes' : 'no')
  } catch {
    // A browser that keeps nothing has hints all the same.
  }
}
