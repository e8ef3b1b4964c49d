/** Calling somebody who looks elsewhere: the title and the icon of the tab, and a notification where that is wanted. */

const TITLE = 'Dejarik'
/** Milliseconds of looking elsewhere before a notification comes. */
const AFTER = 10_000

const ICON = './icon.svg'
const DOTTED =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='%230d1118' stroke='%234fd6c8' stroke-width='1.500'/%3E%3Ccircle cx='11' cy='5' r='4.500' fill='%23ffc857'/%3E%3C/svg%3E"

/** What the tab says now: a browser draws its icon again each time that it is set. */
let isShown: boolean | null = null

/** Says in the tab whether it is this person's turn. */
export function showTurn(mine: boolean): void {
  if (isShown === mine) return
  isShown = mine
  document.title = mine ? `● Your turn – ${TITLE}` : TITLE
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = mine ? DOTTED : ICON
}

export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted'

/** Asks the browser; true where it lets us. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Notifies once, if the page stays out of sight; what is returned calls it off. */
export function notifyLater(text: string): () => void {
  if (!document.hidden || !mayNotify()) return () => {}
  const timer = setTimeout(() => {
    if (document.hidden) new Notification(TITLE, { body: text, tag: 'dejarik-turn' })
  }, AFTER)
  return () => clearTimeout(timer)
}
