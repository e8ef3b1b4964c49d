/** What is heard of a game, and how it calls for somebody who looks elsewhere. */
import { useEffect, useRef } from 'preact/hooks'
import type { SeatClient } from '../seat.ts'
import type { Settings } from '../settings.ts'
import { useWatching } from '../watching.ts'
import { notifyLater, showTurn } from './attention.ts'
import { soundOf } from './heard.ts'
import type { SoundName } from './recipes.ts'
import { playSound, wakeSound } from './synth.ts'

/** How loud each setting is, from 0 to 1. */
export const VOLUMES = { off: 0, quiet: 0.35, normal: 0.7, loud: 1 } as const

interface FeltProps {
  readonly client: SeatClient
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

/** Shows nothing: it is heard. */
export function Felt({ client, settings, change }: FeltProps): null {
  const { sound, soundFor, notify } = settings
  useWatching([client])
  useFirstPress()
  useSoundKey(settings, change)
  const volume = VOLUMES[sound]
  useBeats(client, soundFor === 'all' ? volume : 0)
  usePresses(soundFor === 'all' ? volume : 0)
  useTurn(client, volume, notify)
  return null
}

/** Browsers let no page make a sound before somebody pressed something. */
function useFirstPress(): void {
  useEffect(() => {
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, wakeSound)
    return () => {
      for (const press of ['pointerdown', 'keydown']) removeEventListener(press, wakeSound)
    }
  }, [])
}

/** M turns the sound off and on. */
function useSoundKey(settings: Settings, change: (settings: Settings) => void): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const writes = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (key.toLowerCase() !== 'm' || writes || ctrlKey || metaKey || altKey) return
      change({ ...settings, sound: settings.sound === 'off' ? 'quiet' : 'off' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [settings])
}

/** A tick for every button, a knock for what is refused, and a card that is lifted and put down. */
function usePresses(volume: number): void {
  useEffect(() => {
    const press = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('button')) playSound('select', volume)
    }
    const watcher = new MutationObserver((changes) => {
      const name = changes.map(soundOfChange).find((found) => found !== null)
      if (name) playSound(name, volume)
    })
    addEventListener('click', press)
    watcher.observe(document.body, { subtree: true, childList: true })
    return () => {
      removeEventListener('click', press)
      watcher.disconnect()
    }
  }, [volume])
}

/** What came to the page, or left it, that has a sound of its own. */
function soundOfChange({ addedNodes, removedNodes }: MutationRecord): SoundName | null {
  const has = (nodes: NodeList, selector: string): boolean =>
    [...nodes].some((node) => node instanceof Element && node.matches(selector))
  if (has(addedNodes, '.refusal')) return 'refuse'
  if (has(addedNodes, '.clock-low')) return 'clock.low'
  if (has(addedNodes, '.ghost')) return 'lift'
  return has(removedNodes, '.ghost') ? 'drop' : null
}

/** One sound for each beat that is shown. */
function useBeats({ screen }: SeatClient, volume: number): void {
  const { beat } = screen
  useEffect(() => {
    const name = beat && soundOf(beat.news, screen.latest?.view.viewer ?? null)
    if (name) playSound(name, volume)
  }, [beat])
}

/** It is this person's turn, after something else was, or the game is over. */
function useTurn(client: SeatClient, volume: number, notify: boolean): void {
  const { position, isLive } = client
  const asked = isLive && position?.view.question != null
  const over = position?.outcome != null
  const waited = useRef(false)
  useEffect(() => {
    if (asked) playSound(waited.current ? 'turn.mine' : 'question', volume)
    waited.current = !asked
    showTurn(asked)
    return asked && notify ? notifyLater('It is your turn.') : undefined
  }, [asked, position?.epoch, position?.view.question?.ask])
  useEffect(() => {
    const winners = position?.view.outcome?.winners
    const viewer = position?.view.viewer ?? null
    if (over && viewer !== null) playSound(winners?.includes(viewer) ? 'won' : 'lost', volume)
  }, [over])
  useEffect(() => () => showTurn(false), [])
}
