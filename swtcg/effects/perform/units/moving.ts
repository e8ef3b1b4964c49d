/** Instructions that move units to another place, and Pilots onto units. */

import type { CardId } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import { ask, definitionOf, type Game, procedure } from '../../../kinds.ts'
import type { Filter } from '../../../language/tree/nouns.ts'
import type { Ability } from '../../../language/tree/tree.ts'
import { whyForbidden } from '../../../rules/abilities/constraints.ts'
import { pilotNow } from '../../../rules/abilities/grants.ts'
import { attach, detachTo } from '../../../rules/cards/attachment.ts'
import { seatZone, tableZone } from '../../../rules/cards/place.ts'
import { tap, untap } from '../../../rules/cards/tap.ts'
import { discardIfSpent } from '../../../rules/damage/discard.ts'
import { isSpent } from '../../../rules/damage/health-used-up.ts'
import { mayBeOn } from '../../../rules/pilots/board-and-leave.ts'
import { type Context, cardsFor } from '../../context.ts'
import { candidates } from '../../nouns/nouns.ts'
import { causeOf, type Named, type Performers } from '../performer.ts'
import { last } from './units.ts'

/** An effect moves a unit where it may be (idc/term/move-where), or makes it one that may be there. */
const mayMove = (game: Game, card: CardId, { to, treated }: Named<'move'>): boolean =>
  to === 'build-zone' ||
  (whyForbidden(game, card, 'move') === null &&
    (treated !== undefined ||
      !game.policies.movesToOwnArenas ||
      definitionOf(game, card).arenas.includes(to)))

/** It counts as a unit of that arena too. */
function treat(game: Game, context: Context, card: CardId, { to, treated }: Named<'move'>): void {
  if (treated === undefined || to === 'build-zone') return
  const lasts = treated === 'there' ? 'this-game' : treated
  const abilities = [treated === 'there' ? thereOnly(to) : asUnit(to)]
  last(game, context, { kind: 'gain', name: 'effect', card, abilities }, card, lasts)
}
const asUnit = (type: Arena): Ability => ({ ability: 'treat-as', subtypes: [], types: [type] })
const thereOnly = (arena: Arena): Ability => ({
  ability: 'static',
  while: { if: 'in-arena', card: { the: 'self' }, arena },
  who: { the: 'self' },
  gain: { abilities: [asUnit(arena)] },
})

/** A unit that stays behind may have lived on a Pilot's health (idc/pilot/unit-stays-when-pilot-leaves). */
function leaveHost(game: Game, host: CardId | null, wasSpent: boolean): void {
  if (host !== null && !wasSpent) discardIfSpent(game, host)
}

interface Boarding {
  readonly context: Context
  readonly pilot: CardId
  readonly unit: Filter
}

const craftFor = (game: Game, { context, pilot, unit }: Boarding): CardId[] =>
  candidates(game, context, unit).filter(
    (card) =>
      card !== game.card(pilot).host && mayBeOn(game, { pilot, version: pilotNow(game, pilot), unit: card }),
  )

/** A Pilot goes onto one of the units that it can pilot. */
export const boarding = procedure<Boarding>('swtcg/boarding', [
  ask(
    'unit',
    (game, locals) => {
      const from = craftFor(game, locals)
      const { you: seat, self: card } = locals.context
      if (from.length === 0) return undefined
      return { kind: 'cards' as const, seat, about: 'choose', card, from, min: 1, max: 1 }
    },
    (game, { context, pilot }, [unit]) => goAboard(game, context, pilot, unit!),
  ),
])

function goAboard(game: Game, context: Context, pilot: CardId, unit: CardId): void {
  const { host } = game.card(pilot)
  const wasSpent = host !== null && isSpent(game, host)
  attach(game, pilot, unit, 'pilots')
  game.emit({ kind: 'piloted', card: pilot, unit, cause: causeOf(context) })
  leaveHost(game, host, wasSpent)
}

export const movingPerformers: Performers<'move' | 'board'> = {
  move: (game, context, words, found) => {
    for (const card of found) {
      if (!mayMove(game, card, words)) continue
      const { host, controller } = game.card(card)
      const wasSpent = host !== null && isSpent(game, host)
      detachTo(game, card, words.to === 'build-zone' ? seatZone(controller, 'build') : tableZone(words.to))
      game.emit({
        kind: 'moved',
        card,
        to: words.to === 'build-zone' ? 'build' : words.to,
        cause: causeOf(context),
      })
      treat(game, context, card, words)
      if (words.as) (words.as === 'tapped' ? tap : untap)(game, card, causeOf(context))
      leaveHost(game, host, wasSpent)
    }
  },
  board: (game, context, { unit }, found) => {
    for (const pilot of found) {
      if (!('the' in unit)) game.call(boarding, { context, pilot, unit })
      else {
        const [there] = cardsFor(game, context, unit)
        const fits =
          there !== undefined && mayBeOn(game, { pilot, version: pilotNow(game, pilot), unit: there })
        if (fits) goAboard(game, context, pilot, there)
      }
    }
  },
}
