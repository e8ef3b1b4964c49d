/** What events mean to triggered effects: who did what to whom, and when the effects resolve. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS, type CardKind } from '../cards/definition.ts'
import type { Game, SwtcgEvent } from '../kinds.ts'
import type { TriggeredAbility } from '../language/tree.ts'
import type { Trigger } from '../language/triggers.ts'
import type { Chance } from '../rules/chances.ts'
import { cardsIn, exists } from '../rules/place.ts'

/** What an event means to triggers, and the chance at which they resolve. */
export interface Happening {
  readonly when: Trigger['when']
  readonly at: Chance | 'soon'
  /** The card that it happened to, and the other one in it. */
  readonly card?: CardId
  readonly other?: CardId
  readonly seat?: SeatId
  readonly step?: string
  readonly from?: string
  readonly kind?: CardKind
  /** How much damage it was. */
  readonly amount?: number
  readonly by?: string
  /** The card whose effect did it. */
  readonly cause?: CardId
}

export function happenings(game: Game, event: SwtcgEvent): readonly Happening[] {
  switch (event.kind) {
    case 'damagePrevented': {
      const preventer = event.cause?.card
      if (preventer === undefined || !exists(game, preventer)) return []
      const seat = game.card(preventer).controller
      const packet = game.table.damage.find(
        ({ unit, prevented, by }) => unit === event.unit && prevented > 0 && by === 'attack-dice',
      )
      const source = packet?.source ?? null
      const other = source === null ? {} : { other: source }
      return [
        {
          when: 'prevents',
          at: 'soon',
          card: event.unit,
          ...other,
          seat,
          amount: event.amount,
          by: event.by,
        },
      ]
    }
    case 'retreated':
      return [
        { when: 'is-retreated', at: 'soon', card: event.card, ...(event.from ? { from: event.from } : {}) },
        { when: 'enters-build-zone', at: 'soon', card: event.card },
      ]
    case 'attackMade':
      return [
        { when: 'attacks', at: 'attack', card: event.attacker, other: event.defender },
        { when: 'is-attacked', at: 'attack', card: event.defender, other: event.attacker },
      ]
    case 'attackEnded':
      return [{ when: 'attack-ends', at: 'attack-end', card: event.attacker, other: event.defender }]
    case 'diceRolled':
      return diceRolled(game, event)
    case 'damagePending':
      return [
        {
          when: 'would-be-damaged',
          at: 'pending-damage',
          card: event.unit,
          ...(event.source === null ? {} : { other: event.source }),
          ...(event.cause?.card === undefined ? {} : { cause: event.cause.card }),
        },
        ...(event.source === null
          ? []
          : [
              {
                when: 'would-damage' as const,
                at: 'pending-damage' as const,
                card: event.source,
                other: event.unit,
              },
            ]),
      ]
    case 'damagePlaced':
      return [
        { when: 'is-damaged', at: 'soon', card: event.unit, amount: event.amount },
        ...(event.source === null
          ? []
          : [
              {
                when: 'damages' as const,
                at: 'soon' as const,
                card: event.source,
                other: event.unit,
                amount: event.amount,
                ...(event.by ? { by: event.by } : {}),
              },
            ]),
      ]
    case 'discarded':
      return [
        {
          when: 'is-discarded',
          at: 'soon',
          card: event.card,
          from: event.from,
          ...(event.cause?.card === undefined ? {} : { cause: event.cause.card }),
        },
        { when: 'all-marked', at: 'soon' },
        ...event.by.map((source) => ({
          when: 'discards-by-damage' as const,
          at: 'soon' as const,
          card: source,
          other: event.card,
          from: event.from,
          amount: doneTo(game, event.card, source),
        })),
      ]
    case 'deployed':
      return [
        { when: 'enters-build-zone', at: 'soon', card: event.card }, // idc/cards/deploy-passes-through-build-zone
        ...(event.to === 'build' ? [] : inArena(event)),
      ]
    case 'moved':
      return event.to === 'build' ? [{ when: 'enters-build-zone', at: 'soon', card: event.card }] : []
    case 'completed':
      return [
        { when: 'is-completed', at: 'soon', card: event.card },
        { when: 'plays', at: 'soon', seat: event.seat, kind: 'mission', card: event.card },
      ]
    case 'placed':
      return [
        { when: 'is-completed', at: 'soon', card: event.card, by: 'placed' },
        ...(isArena(event.to)
          ? [{ when: 'is-deployed' as const, at: 'soon' as const, card: event.card, from: event.to }]
          : []),
      ]
    case 'equipped':
      return [{ when: 'equips', at: 'soon', card: event.unit, other: event.card }]
    case 'forceChanged':
      return event.by > 0 ? [{ when: 'gains-force', at: 'soon', seat: event.seat }] : []
    case 'putIntoDiscardPile':
      return [{ when: 'mills', at: 'soon', seat: event.owner, card: event.card }]
    case 'countersChanged':
      return [{ when: 'all-marked', at: 'soon' }]
    case 'showed':
      return [{ when: 'reveals', at: 'soon', seat: event.seat, card: event.card }]
    case 'buildStepBegan':
      return [{ when: 'build-step-starts', at: 'build-start', seat: event.seat }]
    case 'stepBegan':
      return stepStart(event.step)
    case 'stepEnded':
      return [
        {
          when: 'step-ends',
          at: event.step === 'retreat' ? 'soon' : isArena(event.step) ? 'step-end' : 'end-of-turn',
          step: event.step,
        },
      ]
    case 'battleCardPlayed':
      return [
        { when: 'plays', at: 'soon', seat: event.seat, kind: 'battle' },
        ...disrupting(game, event.seat),
      ]
    case 'drew':
      return drawn(game, event)
    case 'untapped':
      return [{ when: 'untaps', at: 'soon', card: event.card }]
    case 'abilityPlayed':
      return [
        ...disrupting(game, event.seat),
        ...(event.tapped
          ? [{ when: 'taps-for-ability' as const, at: 'soon' as const, card: event.card }]
          : []),
      ]
    default:
      return []
  }
}

/** The damage of one unit that was placed on another. */
const doneTo = (game: Game, unit: CardId, source: CardId): number =>
  game.table.damage
    .filter((packet) => packet.unit === unit && packet.source === source)
    .reduce((sum, { amount, prevented }) => sum + amount - prevented, 0)

/** Only the first roll of an attack: what is rolled again or added is part of it. */
function diceRolled(
  game: Game,
  { for: reason, dice: [die] }: Extract<SwtcgEvent, { readonly kind: 'diceRolled' }>,
): readonly Happening[] {
  const { attack, roll } = game.table
  if (roll && roll.dice.length > 0) return [] // dice that are added or rolled again are of the same roll
  if (reason === 'build')
    return [{ when: 'build-roll', at: 'soon', ...(die === undefined ? {} : { amount: die }) }]
  if (reason !== 'attack' || !attack || !roll) return []
  return [{ when: 'attack-roll', at: 'reroll', card: attack.attacker, other: attack.defender }]
}

/** A deployment as text speaks of it: to an arena. */
const inArena = ({ card, to, by }: Extract<SwtcgEvent, { readonly kind: 'deployed' }>): Happening[] => [
  { when: 'is-deployed', at: 'soon', card, from: to, ...(by ? { by } : {}) },
  { when: 'is-completed', at: 'soon', card, by: 'placed' },
]

export const isArena = (step: string): boolean => ARENAS.some((arena) => arena === step)

function stepStart(step: string): readonly Happening[] {
  if (isArena(step)) return [{ when: 'step-starts', at: 'step-start', step }]
  if (step === 'untap') return [{ when: 'step-starts', at: 'soon', step: 'turn' }]
  return step === 'battle-start' ? [{ when: 'step-starts', at: 'battle-start', step: 'battle' }] : []
}

/** The cards that came last to the hand, each by itself. */
function drawn(
  game: Game,
  { seat, count, cause }: Extract<SwtcgEvent, { readonly kind: 'drew' }>,
): Happening[] {
  const by = cause?.rule === game.constants.drawRule ? { by: 'draw-step' } : {}
  return cardsIn(game, seat, 'hand')
    .slice(-count)
    .map((card) => ({ when: 'draws', at: 'soon', seat, card, ...by }))
}

/** What is played while something may be disrupted is played to disrupt it. */
const disrupting = (game: Game, seat: SeatId): Happening[] =>
  game.table.disrupting ? [{ when: 'disrupts', at: 'soon', seat }] : []

/** Draws that an ability does not tell apart are alike: nobody is asked which comes first. */
export function spokenOf({ do: done }: TriggeredAbility, happening: Happening): Happening {
  if (happening.when !== 'draws' || JSON.stringify(done).includes('"chosen"')) return happening
  const { card: _, ...rest } = happening
  return rest
}
