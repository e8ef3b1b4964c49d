/** Deflect X: prevent X damage to this unit, and do as much to a unit in the same arena. */
import { type CardId, type CardsQuestion, gather, type SeatId } from '@dejarik/kernel'
import { candidates } from '../../effects/nouns/nouns.ts'
import { type About, ask, type Game, procedure, step } from '../../kinds.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { arenaOf, cardsAt } from '../cards/place.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { askPermission, isRefused } from '../chances/permission.ts'
import { wait } from '../chances/waiting.ts'
import { momentOf } from '../damage/pending-damage.ts'
import { preventDamage, whyNotPrevent } from '../damage/prevention.ts'

export const deflect: ActivatedKeywordRule = {
  moment: momentOf,
  timeRule: 'idc/keyword/deflect-timing',
  onceRule: 'idc/keyword/deflect-once-per-instance',
  whyNot: whyNotPrevent('deflect'),
  resolve: (game: Game, seat, unit: CardId, value: number) => {
    const amount = preventDamage(game, unit, value, 'deflect', unit)
    if (amount > 0) game.call(deflectTo, { seat, unit, amount })
  },
}

/** Doing the damage is optional, and any unit there may be chosen (idc/keyword/deflect-any-unit-same-arena). */
interface Deflection {
  readonly seat: SeatId
  readonly unit: CardId
  readonly amount: number
  readonly against?: CardId
  readonly granted?: boolean
}
export const deflectTo = procedure<Deflection>('swtcg/deflect', [
  ask<Deflection, CardsQuestion<About>>(
    'target',
    (game, { seat, unit }) => ({
      kind: 'cards',
      seat,
      about: 'deflect',
      card: unit,
      rules: ['idc/keyword/deflect-damage-is-optional'],
      from: targets(game, unit).filter((other) => !isRefused(game, seat, other)),
      min: 0,
      max: 1,
    }),
    (game, _, [against]) => {
      if (against === undefined) return game.finish()
      return { against, granted: true }
    },
  ),
  step('leave', (game, { seat, against }) => {
    const { controller: from } = game.card(against!)
    if (from !== seat && game.policies.mayAskFor(game, seat, against!))
      game.call(askPermission, { seat, from, card: against! }, 'granted')
  }),
  step('send', (game, { seat, unit, amount, against, granted }) => {
    if (!granted) return game.goto('target')
    const effect = { kind: 'deflected' as const, unit, against: against!, amount }
    wait(game, { chance: 'after-damage', by: 'activation', seat, effect })
  }),
])

function targets(game: Game, unit: CardId): readonly CardId[] {
  const arena = arenaOf(game, unit)
  const there = [...(arena === null ? [] : cardsAt(game, arena)), ...targetsElsewhere(game, unit)]
  return game.policies.mayDeflectToItself ? there : there.filter((other) => other !== unit)
}

/** Units that text lets it deflect to besides. */
const targetsElsewhere = (game: Game, unit: CardId): readonly CardId[] =>
  gather(constraintsOn(game, unit), ({ rule, context }) =>
    'deflectsTo' in rule
      ? candidates(game, context, rule.deflectsTo).filter(
          (other) => arenaOf(game, other) !== arenaOf(game, unit),
        )
      : [],
  )
