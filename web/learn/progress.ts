/** Which lessons this person has done, kept in the browser. */
const KEY = 'dejarik.lessons'

export function doneLessons(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly string[])
  } catch {
    return new Set()
  }
}

export function noteDone(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...doneLessons(), lesson])]))
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}
