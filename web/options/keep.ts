/** Sets of options that somebody likes: kept in this browser, and for those who came in on the server as well. */
import type { Preset } from '@dejarik/server/messages'
import { Shelf } from '../kept.ts'
import { api } from '../live/api.ts'

const shelf = new Shelf<Preset>('dejarik.presets')

export const presetsOf = (game: string): readonly Preset[] =>
  shelf.all().filter((preset) => preset.game === game)

/** A set of the same title is replaced. */
export function keepPreset(game: string, title: string, options: readonly string[]): void {
  const known = presetsOf(game).find((preset) => preset.title === title)
  const id = known?.id ?? crypto.randomUUID().replaceAll('-', '')
  shelf.keep({ id, game, title, options: [...options], changed: Date.now() })
}

export const dropPreset = (id: string): void => shelf.drop(id)

/** Without a server the browser's own are all there are. */
export async function syncPresets(): Promise<void> {
  try {
    if ((await api.me()) !== null)
      await shelf.sync({ all: api.presets, keep: api.keepPreset, drop: api.dropPreset })
  } catch {
    // They are synchronised when there is a server again.
  }
}
