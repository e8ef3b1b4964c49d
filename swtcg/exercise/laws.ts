/** What must hold of every card while it is tried, told from its text alone: each law looks at one decision. */
import { type Answer, type CardId, type Entry, type Question, zone } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/language'
import { ARENAS, type CardDefinition } from '../cards/definition.ts'
import { definitionOf, type Game, type Swtcg, type SwtcgOffer } from '../kinds.ts'
import { abilityText } from '../language/render/abilities.ts'
import type { Duration } from '../language/tree/instructions.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { EffectAbility } from '../language/tree/tree.ts'
import { bearer } from '../rules/cards/place.ts'

/** The decision that is to be made, and the card as its text has it. */
interface Case {
  readonly game: Game
  readonly question: Question
  readonly card: CardDefinition
}
/** Says what is wrong, or nothing. */
type Law = (now: Case) => string | undefined

const isStar = (game: Game, card: CardDefinition, id: CardId | undefined): boolean =>
  id !== undefined && game.state.cards[id]?.is === card.key

/** What an answer brings, in a game of its own. */
function after(game: Game, question: Question, value: Answer): readonly Entry<Swtcg>[] {
  const fork = game.fork() as Game
  fork.takeJournal()
  fork.answer({ ask: game.state.asked!.id, seat: question.seat, value })
  return fork.takeJournal()
}

/** Everything that it does hangs on a choice to do it. */
const isLoneMay = ({ abilities }: CardDefinition): boolean =>
  abilities.length > 0 &&
  abilities.every(
    (each) =>
      (each.ability === 'triggered' || each.ability === 'effect') &&
      each.do.length === 1 &&
      each.do[0]!.do === 'may',
  )

/** What may be done may be declined, and then nothing of it happens. */
const declinable: Law = ({ game, question, card }) => {
  if (question.kind !== 'confirm' || question.about !== 'may' || !isLoneMay(card)) return undefined
  if (!isStar(game, card, question.card)) return undefined
  const done = after(game, question, false).find(
    ({ event }) => 'cause' in event && isStar(game, card, event.cause?.card),
  )
  return done && `declined, and still ${done.event.kind}`
}

/** Keywords by which a card is chosen too. */
const CHOOSING: ReadonlySet<string> = new Set(['area-damage', 'surge', 'protect', 'redirect'])
/** The one filter that the text chooses by; of several it cannot be told here which one is asked for. */
function chosenBy({ abilities }: CardDefinition): Filter | undefined {
  if (partsOf(abilities).some((part) => CHOOSING.has(String(part['keyword'])))) return undefined
  const filters = partsOf(abilities).flatMap((part) =>
    'take' in part && typeof part['of'] === 'object' ? [part['of'] as Filter] : [],
  )
  return filters.length === 1 ? filters[0] : undefined
}

/** The words are another card's: an ability that it has from there, or a price where none of its own is paid with a card. */
const isForeign = (game: Game, card: CardDefinition): boolean =>
  game.state.frames.some(
    ({ locals }) => 'source' in locals && !isStar(game, card, Number(locals['source'])),
  ) ||
  (game.state.frames.some(({ into }) => into === 'paid') && !hasCardPrice(card)) ||
  !doesSo(card, deedOf(game))
/** What is being carried out. */
function deedOf(game: Game): unknown {
  const resolving = game.state.frames.findLast(({ locals }) => 'instructions' in locals)
  return partsOf(resolving?.locals).find((part) => 'do' in part)?.['do']
}
const doesSo = ({ abilities }: CardDefinition, deed: unknown): boolean =>
  deed === undefined || partsOf(abilities).some((part) => part['do'] === deed)
const hasCardPrice = ({ abilities }: CardDefinition): boolean =>
  abilities.some((ability) => 'cost' in ability && partsOf(ability.cost).some((part) => 'take' in part))

/** Nothing is offered that the text does not name; the opponent's is never one's own. */
const withinTheText: Law = ({ game, question, card }) => {
  if (question.kind !== 'cards' || question.about !== 'choose' || !isStar(game, card, question.card))
    return undefined
  if (isForeign(game, card)) return undefined
  const filter = chosenBy(card)
  const you = game.card(question.card!).controller
  const strange = filter && question.from.find((each) => isOutside(game, filter, you, question.card!, each))
  return strange === undefined ? undefined : `${definitionOf(game, strange).name} is offered`
}

function isOutside(game: Game, filter: Filter, you: number, self: CardId, card: CardId): boolean {
  const { controller, tapped, damage } = game.card(card)
  const { kind, names, whose, other, state = [], place } = filter
  const { name, kind: printed, version } = definitionOf(game, card)
  const lies = zone(game, game.card(bearer(game, card)).zone).name
  return (
    (kind !== undefined && !kind.includes(printed)) ||
    (names !== undefined && !names.includes(name)) ||
    (whose !== undefined && (whose === 'you') !== (controller === you)) ||
    (other === true && card === self) ||
    (filter.unique !== undefined && (filter.unique === 'unique') !== (version !== undefined)) ||
    (state.includes('tapped') && !tapped) ||
    (state.includes('untapped') && tapped) ||
    (state.includes('damaged') && damage === 0) ||
    (place?.in === 'arena' && isArena(lies) && !place.arenas.some((arena) => arena === lies))
  )
}
const isArena = (name: string): boolean => ARENAS.some((arena) => arena === name)

const effectAt = (card: CardDefinition, path: string): EffectAbility | undefined => {
  const ability = card.abilities[Number(path)]
  return ability?.ability === 'effect' ? ability : undefined
}
/** In hand: from elsewhere it is played for another price. */
const isHeld = (game: Game, card: CardDefinition, id: CardId): boolean =>
  isStar(game, card, id) && zone(game, game.card(id).zone).name === 'hand'
/** The offers to play an effect of the card itself. */
function playsOf({ game, question, card }: Case): readonly (readonly [SwtcgOffer, EffectAbility])[] {
  if (question.kind !== 'action') return []
  return (question.offers as readonly SwtcgOffer[]).flatMap((offer) => {
    const isOwn =
      (offer.verb === 'play' && isStar(game, card, offer.source)) ||
      (offer.verb === 'battle-card' && offer.enhance === undefined && isHeld(game, card, offer.card))
    const effect = isOwn && 'ability' in offer ? effectAt(card, offer.ability) : undefined
    return effect ? [[offer, effect] as const] : []
  })
}

const standing = (game: Game): readonly CardDefinition[] =>
  game.state.cards.flatMap((card) => (card ? [definitionOf(game, card.id)] : []))

/** What is played is paid for: Force that is printed goes, a card that taps is tapped. */
const paid: Law = (now) => {
  for (const [offer, { cost }] of playsOf(now)) {
    const events = after(now.game, now.question, offer.key).map(({ event }) => event)
    const due = cost.reduce((sum, part) => (part.pay === 'force' ? sum + part.amount : sum), 0)
    const isCheaper = [now.card, ...standing(now.game)].some(({ abilities }) =>
      partsOf(abilities).some((part) => 'playing' in part || part['ability'] === 'reduced-cost'),
    )
    const spent = events.some((event) => event.kind === 'forceChanged' && event.by === -due)
    if (due > 0 && !isCheaper && !spent) return `${due} Force is not paid`
    if (cost.some(({ pay }) => pay === 'tap') && !events.some(({ kind }) => kind === 'tapped'))
      return 'it is not tapped'
  }
  return undefined
}

/** The chance to play that is open now. */
function chanceIn({ game }: Case): unknown {
  const locals: object | undefined = game.state.frames.findLast((frame) => 'chance' in frame.locals)?.locals
  return locals && 'chance' in locals ? locals.chance : undefined
}
const stepIs =
  (step: Game['table']['step'], chance?: string) =>
  (now: Case): boolean =>
    now.game.table.step === step && (chance === undefined || chanceIn(now) === chance)

/** When the words say that it is played, and what must then be so. */
const TIMES: readonly { readonly words: RegExp; readonly holds: (now: Case) => boolean }[] = [
  { words: /Play only during your build step(?! or)/, holds: stepIs('build') },
  { words: /Play only during your retreat step(?! or)/, holds: stepIs('retreat') },
  { words: /Play only when no unit is attacking(?! or)/, holds: ({ game }) => game.table.attack === null },
  { words: /Play only during an attack(?! or)/, holds: ({ game }) => game.table.attack !== null },
  {
    words: /Play only when the battle phase starts(?! or)/,
    holds: (now) => chanceIn(now) === 'battle-start',
  },
  {
    words: /Play only when this unit would attack(?! or)/,
    holds: ({ question }) => question.about === 'next-attack',
  },
  ...ARENAS.flatMap((arena) => {
    const name = `${arena.charAt(0).toUpperCase()}${arena.slice(1)}`
    return [
      { words: new RegExp(`Play only if it is the ${name} battle step[.]?$`), holds: stepIs(arena) },
      {
        words: new RegExp(`Play only when the ${name} battle step starts(?! or)`),
        holds: stepIs(arena, 'step-start'),
      },
      {
        words: new RegExp(`Play only when the ${name} battle step ends(?! or)`),
        holds: stepIs(arena, 'step-end'),
      },
    ]
  }),
]
/** Words that tell a time, or have one by what they do. */
const TIMED =
  /Play only (?:during|when)|anytime|build|[Dd]isrupt|[Pp]revent|[Rr]eroll|\bdi[ce]e?\b|would be discarded|damage pending/

/** What it gives to others says when they may play that. */
const QUOTED = /"[^"]*"/g

/** It is offered when its words say so, and in the battle phase where they say nothing. */
const inTime: Law = (now) => {
  for (const [, effect] of playsOf(now)) {
    const text = abilityText(effect, now.card.kind).replace(QUOTED, '')
    const early = TIMES.find(({ words, holds }) => words.test(text) && !holds(now))
    if (early) return `offered at another time than ${early.words.source}`
    if (!TIMED.test(text) && now.game.table.step === 'build') return 'offered before the battle phase'
  }
  return undefined
}

/** What Focus gives waits for the next attack of the unit, in whatever turn that comes (now/keywords/focus). */
const WAITING = 'focused'
const SHORT: ReadonlySet<Duration> = new Set(['this-attack', 'this-turn'])
/** What lasts for an attack or a turn is gone in the next one. */
function shortLived(): Law {
  let turn = 0
  let before: ReadonlySet<number> = new Set()
  return ({ game, card }) => {
    const durations = partsOf(card.abilities).flatMap((part) => ('for' in part ? [part['for']] : []))
    if (durations.length === 0 || durations.some((lasts) => !SHORT.has(lasts as Duration))) return undefined
    const own = game.state.lasting.filter(
      ({ kind, source }) => kind !== WAITING && source !== null && isStar(game, card, source),
    )
    if (game.table.turn !== turn) {
      turn = game.table.turn
      const left = own.find(({ id }) => before.has(id))
      if (left) return `${left.kind} outlasts its turn`
    }
    before = new Set(own.map(({ id }) => id))
    return undefined
  }
}

/** Holds a game to all of them by the text of a card; throws where one is broken. */
export function judgeBy(card: CardDefinition): (game: Game, question: Question) => void {
  const laws = { declinable, withinTheText, paid, inTime, shortLived: shortLived() }
  return (game, question) => {
    for (const [name, law] of Object.entries(laws)) {
      const broken = law({ game, question, card })
      if (broken !== undefined) throw new Error(`${card.key} breaks a law (${name}): ${broken}`)
    }
  }
}
