/** Lasting effects: records that listen and change numbers until their duration ends. */
import type { Machine } from './machine.ts'
import type { CardId, Duration, Kinds, Lasting, SeatId } from './state.ts'

/** Which lasting effects hear which events and change which numbers. Rebuilt when the effects change, shared by forks. */
export interface EffectIndex {
  readonly listeners: ReadonlyMap<string, readonly number[]>
  readonly changers: ReadonlyMap<string, readonly number[]>
}

export function indexEffects<K extends Kinds>(game: Machine<K>): EffectIndex {
  const listeners = new Map<string, number[]>()
  const changers = new Map<string, number[]>()
  for (const effect of game.state.lasting) {
    const rule = game.rules.effects[effect.kind]
    for (const kind of Object.keys(rule?.on ?? {})) push(listeners, kind, effect.id)
    for (const name of Object.keys(rule?.changes ?? {})) push(changers, name, effect.id)
  }
  return { listeners, changers }
}

function push(index: Map<string, number[]>, key: string, id: number): void {
  const ids = index.get(key)
  if (ids) ids.push(id)
  else index.set(key, [id])
}

export interface LastingOrigin {
  readonly source: CardId | null
  readonly seat: SeatId
  readonly duration: Duration
}

export function addLasting<K extends Kinds>(
  game: Machine<K>,
  effect: K['lasting'],
  origin: LastingOrigin,
): number {
  const id = game.state.nextLasting++
  const { source, seat, duration } = origin
  replaceAll(game, [...game.state.lasting, Object.assign({ id, source, seat, duration }, effect)])
  return id
}

export function removeLasting<K extends Kinds>(game: Machine<K>, id: number): void {
  keep(game, (effect) => effect.id !== id)
}

/** Ends every effect that lasts until the named moment. */
export function expire<K extends Kinds>(game: Machine<K>, moment: string): void {
  keep(game, (effect) => effect.duration.until !== moment)
}

/** Ends every effect that lasts only while a card stays where it was. */
export function expireWithCard<K extends Kinds>(game: Machine<K>, card: CardId): void {
  keep(game, (effect) => effect.duration.whileCard !== card)
}

function keep<K extends Kinds>(game: Machine<K>, wanted: (effect: Lasting<K>) => boolean): void {
  if (game.state.lasting.every(wanted)) return
  replaceAll(game, game.state.lasting.filter(wanted))
}

function replaceAll<K extends Kinds>(game: Machine<K>, lasting: Lasting<K>[]): void {
  game.state.lasting = lasting
  game.effectIndex = null
  game.version++
}
