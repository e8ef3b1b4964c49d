/** Sees which cards are played and which abilities are used, by looking over the shoulder of the rules. */

import type { AnyStep, CardId, LinkedProcedure, LinkedStep, Ruleset } from '@dejarik/kernel'
import { holds } from '../effects/conditions.ts'
import type { Context } from '../effects/context.ts'
import { candidates } from '../effects/nouns/nouns.ts'
import { definitionOf, type Game, type Swtcg, type SwtcgEvent, type SwtcgOffer } from '../kinds.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability, RuleAbility, StaticAbility } from '../language/tree/tree.ts'
import { abilitiesOf } from '../rules/abilities/abilities.ts'
import type { ActiveAbility } from '../rules/abilities/active-ability.ts'
import { givesHiddenCost } from '../rules/abilities/hidden-cost-face-down.ts'
import { exists } from '../rules/cards/place.ts'
import { isFixed, mayAlsoBear, whyNotBear } from '../rules/equipment/who-may-bear.ts'

export class Watch {
  readonly played = new Set<string>()
  /** Abilities of the library, and the first instructions of effects, by identity. */
  private readonly used = new Set<object>()
  /** Abilities that work by being there. */
  private readonly inForce = new Set<object>()

  /** Somebody used it, or something set it off. */
  isUsed(ability: Ability): boolean {
    if (ability.ability === 'reserves') return ability.gives.some((given) => this.isUsed(given))
    return this.used.has(ability) || ('do' in ability && this.used.has(ability.do[0]!))
  }

  /** Used, or in force while its condition held where it works. */
  isSeen(ability: Ability): boolean {
    if (ability.ability === 'reserves') return ability.gives.some((given) => this.isSeen(given))
    return this.isUsed(ability) || this.inForce.has(ability)
  }

  /** The same rules, with this watch on them and on a card. */
  over(rules: Ruleset<Swtcg>, star: string): Ruleset<Swtcg> {
    const procedures = new Map(rules.procedures)
    const notice = (name: string, step: string, look: Look): void => {
      const procedure = procedures.get(name)
      if (procedure) procedures.set(name, spied(procedure, step, look))
    }
    notice('swtcg/resolve', 'find', (_, { instructions = [] }) => this.mark(instructions[0]))
    notice('swtcg/instead', 'do', (_, { instructions = [] }) => this.mark(instructions[0]))
    notice('swtcg/play', 'resolve', (_, { ability }) => this.mark(ability))
    notice('swtcg/attack', 'roll', (game) => this.look(game, star))
    return { ...rules, procedures }
  }

  private mark(thing: object | undefined): void {
    if (thing) this.used.add(thing)
  }

  /** What events tell of the cards in them. */
  hear(game: Game, event: SwtcgEvent): void {
    if ('is' in event && typeof event.is === 'string' && PLAYED.has(event.kind)) this.played.add(event.is)
    const kinds = USED_BY[event.kind]
    if (kinds && 'card' in event && exists(game, event.card)) this.markKinds(game, event.card, kinds)
  }

  private markKinds(game: Game, card: CardId, kinds: readonly Ability['ability'][]): void {
    const { kind, abilities } = definitionOf(game, card)
    const used = abilities.filter(
      ({ ability }) => kinds.includes(ability) && (ability !== 'effect' || kind === 'mission'),
    )
    for (const ability of used) this.mark(ability)
  }

  /** What a seat is about to do. */
  choose(game: Game, offer: SwtcgOffer): void {
    if (offer.verb === 'complete' && offer.hidden) this.markActive(game, offer.card, 'hidden-cost')
    if (offer.verb === 'upkeep') this.markActive(game, offer.card, 'upkeep')
    if ('instead' in offer && offer.instead !== undefined)
      this.mark(definitionOf(game, offer.card).abilities[offer.instead])
  }

  /** What the card has now, printed or given. */
  private markActive(game: Game, card: CardId, kind: Ability['ability']): void {
    for (const { ability } of abilitiesOf(game, card)) if (ability.ability === kind) this.mark(ability)
  }

  /** What works by itself on cards in play, as far as it is printed on the card that is tried. */
  look(game: Game, star: string): void {
    const stars = game.state.cards.filter((card) => card !== null && card.is === star).map((card) => card!.id)
    if (stars.length === 0) return
    for (const card of game.state.cards) {
      if (!card || card.faceDown || !inPlay(game, card.id)) continue
      for (const active of abilitiesOf(game, card.id))
        if (stars.includes(active.source) && applies(game, card.id, card.controller, active.ability))
          this.inForce.add(asPrinted(game, active))
    }
    for (const card of stars)
      for (const ability of [...attachmentsOn(game, card), ...beforePlay(game, card)])
        this.inForce.add(ability)
  }
}

/** What a card says of its own price and its own playing, before it is in play. */
function beforePlay(game: Game, card: CardId): readonly Ability[] {
  const { kind, abilities } = definitionOf(game, card)
  const context = { you: game.card(card).controller, self: card, bound: {} }
  return abilities.filter((each) => {
    if (each.ability === 'reduced-cost') return holds(game, context, each.only)
    if (each.ability === 'copies') return true
    const isOfItself = (each.ability === 'rule' || each.ability === 'static') && 'the' in each.who
    return kind === 'battle' && isOfItself && (!each.while || holds(game, context, each.while))
  })
}

/** What a card says of its bearer is worded again where the bearer has it, so the printed ability is looked up. */
function asPrinted(game: Game, { ability, source, path }: ActiveAbility): Ability {
  const printed = definitionOf(game, source).abilities.find((_, index) => String(index) === path)
  return printed ?? ability
}

/** What an Equipment says of where it may be, while it is there and the unit that bears it is such a one. */
function attachmentsOn(game: Game, card: CardId): readonly Ability[] {
  const { host } = game.card(card)
  if (host === null || !game.card(host).equipment.includes(card) || whyNotBear(game, card, host) !== null)
    return []
  return definitionOf(game, card).abilities.filter((each) => {
    if (each.ability !== 'attachment') return false
    if ('fixed' in each.rule) return isFixed(game, card, host)
    return !('also' in each.rule) || mayAlsoBear(game, card, host)
  })
}

const PLAYED: ReadonlySet<string> = new Set([
  'completed',
  'deployed',
  'placed',
  'stacked',
  'battleCardPlayed',
  'eventPlayed',
  'setUp',
])
const USED_BY: Readonly<Record<string, readonly Ability['ability'][]>> = {
  completed: ['to-complete', 'complete-only-if', 'effect'],
  piloted: ['pilot'],
  equipped: ['equip', 'equipped'],
  upkeepSettled: ['upkeep'],
}
/** Kinds that somebody has to use, or that something has to set off; the others work by being there. */
const ACTING: ReadonlySet<Ability['ability']> = new Set([
  'effect',
  'activated',
  'triggered',
  'bounty',
  'upkeep',
  'equip',
  'equipped',
  'reserves',
  'attachment',
  'pilot',
  'hidden-cost',
  'to-complete',
  'complete-only-if',
])

/** Its condition holds, and there is a card that it is about. */
function applies(game: Game, self: CardId, you: number, ability: Ability): boolean {
  if (ACTING.has(ability.ability)) return false
  const context = { you, self, bound: {}, plain: true as const }
  if ('while' in ability && ability.while && !holds(game, context, ability.while)) return false
  return (ability.ability !== 'static' && ability.ability !== 'rule') || isAboutSome(game, context, ability)
}

function isAboutSome(game: Game, context: Context, ability: StaticAbility | RuleAbility): boolean {
  const { who } = ability
  if ('the' in who || candidates(game, context, who).length > 0) return true
  return isAboutPrices(ability) && isAboutSomeToCome(game, context, who)
}

/** Costs, Hidden Cost among them, are of cards that are still to be played. */
const isAboutPrices = (ability: StaticAbility | RuleAbility): boolean =>
  ability.ability === 'static'
    ? ability.gain.cost !== undefined || givesHiddenCost(ability.gain)
    : 'playing' in ability.rule

const isAboutSomeToCome = (game: Game, context: Context, who: Filter): boolean =>
  candidates(game, context, { ...who, state: ['face-down'] }).length > 0 ||
  candidates(game, context, { ...who, place: { in: 'hand' } }).length > 0

const HIDDEN: ReadonlySet<string> = new Set(['hand', 'deck', 'discard', 'aside'])
const inPlay = (game: Game, card: CardId): boolean =>
  !HIDDEN.has(game.state.zones[game.card(card).zone]!.name)

interface Locals {
  readonly instructions?: readonly object[]
  readonly ability?: object
}
type Look = (game: Game, locals: Locals) => void

function spied(procedure: LinkedProcedure<Swtcg>, name: string, look: Look): LinkedProcedure<Swtcg> {
  const steps = new Map<string, LinkedStep<Swtcg>>(procedure.steps)
  const linked = steps.get(name)
  if (linked && 'run' in linked.step) {
    const { run } = linked.step
    const step: AnyStep<Swtcg> = {
      name,
      run: (game, locals) => {
        look(game, locals as Locals)
        return run(game, locals)
      },
    }
    steps.set(name, { ...linked, step })
  }
  return { ...procedure, steps }
}
