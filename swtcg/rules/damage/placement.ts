/** After counters were placed: units whose health they use up are saved, or discarded. */
import { addLasting, type CardId } from '@dejarik/kernel'
import { replacementsOf } from '../../effects/triggers/triggers.ts'
import { type Game, type Packet, procedure, step } from '../../kinds.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { spreadDamage } from '../keywords/area-damage.ts'
import { avengeUnit } from '../keywords/avenge.ts'
import { earnByDiscard, isWithoutBounty } from '../keywords/bounty.ts'
import { feed } from '../keywords/consume.ts'
import { savePilots } from '../pilots/pilots-taken-off.ts'
import { discardNow } from './discard.ts'
import { isSpent } from './health-used-up.ts'
import { replaceDiscard } from './replaced-discard.ts'

interface Placement {
  readonly placed: readonly CardId[]
  /** The damage that placed the counters; absent where an effect put them there. */
  readonly packets?: readonly Packet[]
  /** The card whose effect put them there. */
  readonly putBy?: CardId
  /** Units that something else happens to instead. */
  readonly pending?: readonly CardId[]
  readonly saved?: readonly CardId[]
  readonly replaced?: boolean | null
}

/** After counters were placed: a chance to save units that are due to be discarded, then their discard. */
export const placement = procedure<Placement>('swtcg/placement', [
  step('due', (game, { placed }) => {
    const due = [...new Set(placed)].filter((unit) => isSpent(game, unit))
    if (due.length === 0) game.goto('after')
    return { placed: due, pending: due.filter((unit) => replacementsOf(game, unit).length > 0) }
  }),
  step('instead', (game, { pending = [] }) => {
    const [unit] = pending
    if (unit === undefined) return game.goto('placement-chance')
    if (!isSpent(game, unit) || !replaceDiscard(game, unit)) return { replaced: false }
    return undefined
  }),
  step('saved', (game, { pending = [], saved = [], replaced }) => {
    game.goto('instead')
    if (replaced) spare(game, pending[0]!)
    return { pending: pending.slice(1), saved: replaced ? [...saved, pending[0]!] : saved, replaced: null }
  }),
  step('placement-chance', (game) => openChance(game, 'placement')),
  step('pilots', (game, { placed, saved = [] }) => {
    for (const unit of placed) if (isSpent(game, unit) && !saved.includes(unit)) savePilots(game, unit)
  }),
  step('discard', (game, { placed, packets = [], putBy, saved = [] }) => {
    const due = placed.filter((unit) => isSpent(game, unit) && !saved.includes(unit))
    for (const unit of due) discardByDamage(game, unit, packets, putBy)
    if (due.length === 0) game.goto('after')
  }),
  step('discard-chance', (game) => openChance(game, 'unit-discard')),
  step('after', (game) => {
    resolveDue(game, 'unit-discard') // what the damage itself set off (idc/attack/placement-skip-if-safe)
  }),
])

/** A unit that stays although its health is used up is not discarded again and again in that turn. */
function spare(game: Game, unit: CardId): void {
  if (!isSpent(game, unit)) return
  const seat = game.card(unit).controller
  const context = { you: seat, self: unit, bound: {} }
  addLasting(
    game,
    { kind: 'rule', card: unit, rule: { cant: 'be-discarded' }, context },
    { source: unit, seat, duration: { until: 'end-of-turn', whileCard: unit } },
  )
}

/** Units whose damage discards another are told with it. */
function discardByDamage(game: Game, unit: CardId, packets: readonly Packet[], putBy?: CardId): void {
  const by = packets.filter((each) => each.unit === unit && each.source !== null && each.source !== unit)
  const sources = [...new Set(by.map(({ source }) => source!))]
  const isWorthless = isWithoutBounty(game, unit)
  const cause = { rule: 'idc/attack/unit-discard', ...(putBy === undefined ? {} : { card: putBy }) }
  avengeUnit(game, unit, sources)
  spreadDamage(game, unit, by)
  const discarded = discardNow(game, unit, cause, sources)
  if (!isWorthless) earnByDiscard(game, unit, by)
  feed(game, discarded, sources)
}
