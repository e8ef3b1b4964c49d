/** Keys at the table. A button says which key presses it (`aria-keyshortcuts`); the rest is said here. */
import type { JSX, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../../game.ts'
import { allCards, type SeenCard } from '../../sight.ts'
import { Overlay } from '../frame/overlay.tsx'

/** As the key map shows them. */
const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Space', 'main answer; else go on'],
  ['Enter', 'take up the card, or do it there'],
  ['Tab', 'next thing that can act'],
  ['← → ↑ ↓', 'from card to card'],
  ['F6', 'from zone to zone'],
  ['1 – 9', 'n-th answer'],
  ['Esc', 'lay down, close'],
  ['X', 'do not attack, pass'],
  ['E', 'end the step or phase'],
  ['A', 'all attack here, weakest first'],
  ['S', 'all attack everywhere in this turn'],
  ['R', 'ask me at the next chance to respond'],
  ['T', 'mark a unit to retreat'],
  ['D', 'drain everywhere'],
  ['B', 'show again what happened'],
  ['Ctrl (hold)', 'ask me everything'],
  ['M', 'sound off and on'],
  ['I, right click', 'read the card'],
  ['W', 'why not'],
  ['H', 'hint'],
  ['V', 'look under the list'],
  ['L', 'log'],
  ['Ctrl Z', 'take back'],
  ['?', 'these keys'],
]

/** Named as `aria-keyshortcuts` names them. */
function shortcutOf({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toUpperCase() : key
  return ctrlKey || metaKey ? `Control+${name}` : name
}

const isWriting = (element: Element | null): boolean =>
  element?.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select') ?? false

export function useKeys(table: RefObject<HTMLElement | null>, game: Game | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { activeElement } = document
      if (!table.current || event.altKey || event.defaultPrevented || isWriting(activeElement)) return
      if (table.current.querySelector('dialog:modal')) return
      if (press(table.current, shortcutOf(event), game)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [game])
}

/** Whether the key meant something. */
function press(table: HTMLElement, key: string, game: Game | null): boolean {
  if (key === 'Enter' || key === ' ') return pressMain(table, key)
  const button = /^[1-9]$/.test(key) ? nthAnswer(table, Number(key)) : shortcut(table, key)
  if (button) {
    button.click()
    return true
  }
  const card = game && cardMeant(game)
  if (!game || !card) return false
  if (key === 'I') game.open(card)
  else if (key === 'W') game.take(card.id)
  else if (key === 'T' && game.playmat.mayRetreat(card, game.position.view)) game.client.markRetreat(card.id)
  return ['I', 'W', 'T'].includes(key)
}

/** Enter presses what has the focus; Space the main answer, unless another button has it. */
function pressMain(table: HTMLElement, key: string): boolean {
  const focused = document.activeElement?.closest('button, a, summary, input')
  if (focused && !(key === ' ' && focused.matches('[data-card]'))) return false
  const main = table.querySelector<HTMLButtonElement>('.prompt .answers > .primary:enabled')
  main?.click()
  return main !== null
}

const nthAnswer = (table: HTMLElement, place: number): HTMLElement | undefined =>
  [...table.querySelectorAll<HTMLElement>('.prompt .answers button:enabled:not(.quiet)')][place - 1]

const shortcut = (table: HTMLElement, key: string): HTMLElement | undefined =>
  [...table.querySelectorAll<HTMLElement>('[aria-keyshortcuts]:enabled')].find(
    (each) => each.getAttribute('aria-keyshortcuts')?.split(' ').includes(key) && each.offsetParent !== null,
  )

/** The card that has the focus, or that was taken up. */
function cardMeant({ position, held }: Game): SeenCard | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card']
  return allCards(position.view).get(focused === undefined ? (held ?? -1) : Number(focused))
}

export function KeyMap(): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="keys-toggle"
        aria-keyshortcuts="?"
        aria-expanded={open}
        aria-label="Keys"
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      {open && (
        <Overlay name="Keys" close={() => setOpen(false)}>
          <dl class="keys">
            {KEYS.map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Overlay>
      )}
    </>
  )
}
