/** Cell Block 1-1-3-8: units with Capture take prisoners instead of killing. */
import type { CardId, ConfirmQuestion, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import { ask, definitionOf, type Game } from '../kinds.ts'
import { areOpponents, cardsAt, exists } from '../rules/place.ts'
import { hasUsed, specialOffer, useUp } from '../rules/special.ts'
import { hasSubtype } from '../rules/treat-as.ts'
import { isUnit, unitsInPlay } from '../rules/unit.ts'
import { option } from './option.ts'
import { CAPTURE, capture, OFFICER, officerOf, ransom, ransomOffers } from './prisoners.ts'
import { addSpecial } from './specials.ts'

const RULE = 'opt/cell-block-1-1-3-8'
const CAPTORS = ['Bounty Hunter', 'Officer', 'Squad', 'Squadron']
const STRONGHOLDS = ['Fortification', 'Capital Ship', 'Battle Station']
const is = (game: Game, card: CardId, subtypes: readonly string[]): boolean =>
  subtypes.some((each) => hasSubtype(definitionOf(game, card), each))
const fresh = (card: CardId): string => `deployed ${card}`

/** Units that were deployed in this turn and may be given the keyword. */
function grantable(game: Game, seat: SeatId): CardId[] {
  const holds = ARENAS.some((arena) =>
    cardsAt(game, arena).some((unit) => game.card(unit).controller === seat && is(game, unit, STRONGHOLDS)),
  )
  if (!holds) return []
  return unitsInPlay(game, seat).filter(
    (unit) =>
      hasUsed(game, fresh(unit)) &&
      is(game, unit, CAPTORS) &&
      game.card(unit).counters[CAPTURE] === undefined,
  )
}

const officers = (game: Game, seat: SeatId): CardId[] =>
  officerOf(game, seat) === undefined
    ? unitsInPlay(game, seat).filter(
        (unit) =>
          isUnit(game, unit) &&
          ARENAS[game.card(unit).zone] === undefined &&
          definitionOf(game, unit).arenas.includes('character'),
      )
    : []

const giveCounter = (game: Game, card: CardId, counter: string): void => {
  game.changeCard(card, { counters: { ...game.card(card).counters, [counter]: 1 } })
  game.emit({ kind: 'countersChanged', card, counter, total: 1, cause: { rule: `${RULE}/marker` } })
}

/** In the placement of damage, before the unit would be discarded. */
const mayCapture = ask<object, ConfirmQuestion>(
  'capture',
  (game) => {
    const pending = pendingCapture(game)
    return (
      pending && {
        kind: 'confirm',
        seat: game.card(pending.by).controller,
        about: 'capture',
        card: pending.unit,
        rules: [`${RULE}/capture`],
      }
    )
  },
  (game, _, yes) => {
    const pending = pendingCapture(game)!
    game.changeTable({ uses: game.table.uses.filter((use) => !use.startsWith('may capture ')) })
    if (yes) capture(game, pending.by, pending.unit)
  },
)

function pendingCapture(game: Game): { readonly by: CardId; readonly unit: CardId } | undefined {
  const use = game.table.uses.find((each) => each.startsWith('may capture '))
  const [by, unit] = use?.split(' ').slice(2).map(Number) ?? []
  return by !== undefined && unit !== undefined && exists(game, by) && exists(game, unit)
    ? { by, unit }
    : undefined
}

export const cellBlock = option('Cell Block 1-1-3-8', {
  says: 'Bounty Hunters, Officers and Squads may get Capture and put damaged units under a Detention Officer, to be ransomed with Force.',
  apply: (edit) => {
    edit.listen('deployed', (game, event) => {
      if (event.kind === 'deployed') useUp(game, fresh(event.card))
    })
    edit.listen('damagePlaced', (game, event) => {
      if (event.kind !== 'damagePlaced' || event.source === null || !exists(game, event.source)) return
      const { controller, counters } = game.card(event.source)
      const foe = areOpponents(game, controller, game.card(event.unit).controller)
      if (foe && counters[CAPTURE] !== undefined && officerOf(game, controller) !== undefined)
        useUp(game, `may capture ${event.source} ${event.unit}`)
    })
    edit.insertBefore('swtcg/placement', 'due', mayCapture)
    addSpecial(edit, 'grant-capture', {
      says: 'Give {card} the keyword Capture',
      offers: (game, seat, moment) =>
        moment === 'build'
          ? grantable(game, seat).map((card) => specialOffer('grant-capture', { card }))
          : [],
      act: (game, _, { card }) => giveCounter(game, card!, CAPTURE),
    })
    addSpecial(edit, 'name-officer', {
      says: 'Make {card} the Detention Officer',
      offers: (game, seat, moment) =>
        moment === 'build' ? officers(game, seat).map((card) => specialOffer('name-officer', { card })) : [],
      act: (game, _, { card }) => giveCounter(game, card!, OFFICER),
    })
    addSpecial(edit, 'ransom', {
      says: 'Pay for the release of {card}',
      offers: (game, seat, moment) => (moment === 'setup' ? [] : ransomOffers(game, seat)),
      act: ransom,
    })
  },
})
