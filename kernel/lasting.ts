/** Lasting effects: records that listen and change numbers until their duration ends. */
import { dense } from './dense.ts'
import type { Machine } from './machine.ts'
import type { CardId, Duration, Kinds, Lasting, SeatId } from './state.ts'

/** The lasting effects by kind, by the events they hear and by the numbers they change. Rebuilt when they change, shared by forks. */
export interface EffectIndex<K extends Kinds> {
  readonly kinds: ReadonlyMap<string, readonly Lasting<K>[]>
  readonly listeners: ReadonlyMap<string, readonly Lasting<K>[]>
  readonly changers: ReadonlyMap<string, readonly Lasting<K>[]>
}

function indexEffects<K extends Kinds>(game: Machine<K>): EffectIndex<K> {
  const kinds = new Map<string, Lasting<K>[]>()
  const listeners = new Map<string, Lasting<K>[]>()
  const changers = new Map<string, Lasting<K>[]>()
  for (const effect of game.state.lasting) {
    const rule = game.rules.effects[effect.kind]
    shelve(kinds, effect.kind, effect)
    for (const kind of Object.keys(rule?.on ?? {})) shelve(listeners, kind, effect)
    for (const name of Object.keys(rule?.changes ?? {})) shelve(changers, name, effect)
  }
  return { kinds, listeners, changers }
}

function shelve<Effect>(index: Map<string, Effect[]>, key: string, effect: Effect): void {
  const shelf = index.get(key)
  if (shelf) shelf.push(effect)
  else index.set(key, [effect])
}

const effectIndex = <K extends Kinds>(game: Machine<K>): EffectIndex<K> =>
  (game.effectIndex ??= indexEffects(game))

export type LastingOf<K extends Kinds, Kind extends K['lasting']['kind']> = Extract<
  Lasting<K>,
  { readonly kind: Kind }
>

/** The lasting effects of one kind, oldest first. */
export const lastingOf = <K extends Kinds, Kind extends K['lasting']['kind']>(
  game: Machine<K>,
  kind: Kind,
): readonly LastingOf<K, Kind>[] =>
  (effectIndex(game).kinds.get(kind) ?? NONE) as readonly LastingOf<K, Kind>[]
const NONE: readonly never[] = []

/** Whether any effect of one kind lasts. */
export const lasts = <K extends Kinds>(game: Machine<K>, kind: K['lasting']['kind']): boolean =>
  effectIndex(game).kinds.has(kind)

/** The lasting effects that change a number. */
export const changersOf = <K extends Kinds>(
  game: Machine<K>,
  name: string,
): readonly Lasting<K>[] | undefined => effectIndex(game).changers.get(name)

/** The lasting effects that hear an event. */
export const hearersOf = <K extends Kinds>(
  game: Machine<K>,
  kind: string,
): readonly Lasting<K>[] | undefined => effectIndex(game).listeners.get(kind)

interface LastingOrigin {
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
  replaceAll(game, dense([...game.state.lasting, Object.assign({ id, source, seat, duration }, effect)]))
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
  replaceAll(game, dense(game.state.lasting.filter(wanted)))
}

/** Lets the effects that were to end at one moment end at another. */
export function reschedule<K extends Kinds>(game: Machine<K>, from: string, to: string): void {
  if (!game.state.lasting.some(({ duration }) => duration.until === from)) return
  const later = game.state.lasting.map((effect) =>
    effect.duration.until === from ? { ...effect, duration: { ...effect.duration, until: to } } : effect,
  )
  replaceAll(game, dense(later))
}

function replaceAll<K extends Kinds>(game: Machine<K>, lasting: Lasting<K>[]): void {
  game.state.lasting = lasting
  game.effectIndex = null
  game.version++
}
