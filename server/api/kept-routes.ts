/** The HTTP API of what people keep: decks, and options that they chose. */
import type { Hono } from 'hono'
import type { Decks } from '../people/decks.ts'
import type { Presets } from '../people/presets.ts'
import { type Door, type Env, idIn, read } from './door.ts'
import { KeptDeck, Preset } from './messages.ts'

export interface Kept {
  readonly decks: Decks
  readonly presets: Presets
}

export function keptRoutes(app: Hono<Env>, { decks, presets }: Kept, door: Door): void {
  app.get('/api/decks', async (call) => call.json(await decks.of(await door.someone(call))))
  app.put('/api/decks', async (call) => {
    await decks.keep(await door.someone(call), await read(call, KeptDeck))
    return call.json(null)
  })
  app.get('/api/presets', async (call) => call.json(await presets.of(await door.someone(call))))
  app.put('/api/presets', async (call) => {
    await presets.keep(await door.someone(call), await read(call, Preset))
    return call.json(null)
  })
  for (const [path, kept] of [
    ['/api/decks/:id', decks],
    ['/api/presets/:id', presets],
  ] as const)
    app.delete(path, async (call) => {
      await kept.drop(await door.someone(call), idIn(call))
      return call.json(null)
    })
}
