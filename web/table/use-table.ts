/** Gathers what the parts of the table page need, and says what a click on a card means. */
import type { OfferCore, Question } from '@dejarik/kernel'
import type { ReasonTold } from '@dejarik/table'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Game } from '../game.ts'
import { type Look, priced } from '../look.ts'
import {
  type CardOffers,
  cardsMeant,
  type Goal,
  type GoalOffers,
  offersByGoal,
  offersBySource,
  offersIn,
  pickable,
} from '../offers.ts'
import type { SeatClient } from '../seat.ts'
import { allCards, cardsOf, type SeenCard, zoneOf } from '../sight.ts'
import { particulars, toldApart } from '../told-apart.ts'
import type { Form } from './frame/form.ts'
import { useTaken } from './use-taken.ts'

/** Two clicks within this time are a double click, in milliseconds. */
const DOUBLE = 400

/** Null until the table has said how things stand. */
export function useTable(
  client: SeatClient,
  form: Form,
  open: (card: SeenCard) => void,
  look: (card: SeenCard | null) => void,
): Game | null {
  const { position, playmat } = client
  const asked = client.isLive ? (position?.view.question ?? null) : null
  const question = asked?.question ?? null
  const ask = `${position?.epoch} ${position?.game} ${asked?.ask}`
  const [picked, setPicked] = useState<readonly number[]>([])
  const [refusal, setRefusal] = useState<readonly ReasonTold[]>([])
  const [taken, setTaken, putBack] = useTaken(ask)
  const isDouble = useDouble()
  const bySource = useMemo(() => offersBySource(offersIn(question), playmat.ways), [question])
  const chosenByGame = question && playmat.takenUp(question)
  const held = taken.card ?? chosenByGame
  const goals = useMemo(
    () => offersByGoal((held !== null && bySource.get(held)) || [], playmat.ways),
    [bySource, held],
  )
  const offers = useMemo(() => withGoals(bySource, goals), [bySource, goals])
  // Before anything is painted: what is chosen already is never seen unchosen.
  useLayoutEffect(() => {
    const first = question && position ? playmat.preselected(question, position.view) : []
    setPicked((before) => unlessEmpty(before, first))
    setRefusal((before) => unlessEmpty(before, []))
  }, [ask])
  if (!position) return null

  const answer: Game['answer'] = (value) =>
    void client.answer(value).then((reasons) => setRefusal((before) => unlessEmpty(before, reasons)))
  const pick = (card: number): void => {
    if (question?.kind === 'cards' && question.max === 1) return answer([card])
    setPicked(picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card])
  }
  /** Several ways to the same goal are told apart by whoever chooses. */
  const doOrAsk = (card: number, goal: Goal, ways: readonly OfferCore[]): void =>
    ways.length === 1 ? answer(ways[0]!.key) : setTaken({ card, aim: goal })
  const goTo = (goal: Goal): void => {
    if (held === null) return
    // A card that the question took up was not chosen by anybody: one slip of the hand must not be an attack.
    if (taken.card === null && taken.aim !== goal) {
      const isNext = typeof taken.aim === 'number' && typeof goal === 'number'
      if (isNext && client.autopilot.wishes?.focus) return client.aimNext(taken.aim, goal)
      return setTaken({ card: null, aim: goal })
    }
    doOrAsk(held, goal, goals.get(goal) ?? [])
  }
  const drop = (card: number, goal: Goal): void => {
    const ways = offersByGoal(bySource.get(card) ?? [], playmat.ways).get(goal)
    if (ways) doOrAsk(card, goal, ways)
  }
  /** Whoever holds a card and clicks one that cannot do anything means the place where that lies. */
  const placeUnder = (id: number): Goal | undefined => {
    const card = allCards(position.view).get(id)
    return card && playmat.liesIn(card, position.view).find((place) => goals.has(place))
  }
  const choose = ({ id }: SeenCard): void => {
    const twice = isDouble(id)
    if (pickable(question, playmat).includes(id)) return pick(id)
    if (held !== id && goals.has(id)) return goTo(id)
    const best = twice && taken.card === id ? playmat.best(bySource.get(id) ?? []) : null
    if (best) return answer(best.key)
    if (taken.card === id) return putBack()
    const place = taken.card === null || bySource.has(id) ? undefined : placeUnder(id)
    if (place !== undefined) return goTo(place)
    const reaching = bySource.has(id) ? null : sourceFor(id, bySource, client)
    setTaken(reaching === null ? { card: id, aim: null } : { card: reaching, aim: id })
  }
  const hand = new Set(cardsOf(zoneOf(position.view, 'hand', position.view.viewer)).map(({ id }) => id))
  const lookOf: Game['lookOf'] = (card) => {
    const face = card.is === undefined ? undefined : client.faces.get(card.is)
    if (!face) return null
    const inHand = hand.has(card.id)
    return priced(
      seenAs(card, () => playmat.look(card, face)),
      inHand ? playmat.price(bySource.get(card.id) ?? []) : null,
    )
  }
  const says = sayings(question, { position, playmat, lookOf })
  return {
    client,
    playmat,
    position,
    form,
    question,
    offers,
    held,
    goals,
    aim: taken.aim,
    picked,
    refusal,
    lookOf,
    sayOffer: ({ key }: OfferCore) => says.get(key) ?? key,
    answer,
    choose,
    goTo,
    drop,
    take: (card) => setTaken({ card, aim: null }),
    pick,
    pickAll: setPicked,
    putBack,
    open,
    look,
  }
}

const looks = new WeakMap<SeenCard, Look>()

/** Cards of a position never change, so how one looks is found out once. */
function seenAs(card: SeenCard, look: () => Look): Look {
  const known = looks.get(card) ?? look()
  looks.set(card, known)
  return known
}

/** Nothing instead of nothing is no change, for which the page would be drawn again. */
const unlessEmpty = <T>(before: readonly T[], now: readonly T[]): readonly T[] =>
  before.length === 0 && now.length === 0 ? before : now

/** Whether the same card is chosen again at once. */
function useDouble(): (card: number) => boolean {
  const last = useRef({ card: -1, at: 0 })
  return (card) => {
    const now = performance.now()
    const twice = last.current.card === card && now - last.current.at < DOUBLE
    last.current = { card, at: now }
    return twice
  }
}

/** What a click on each card may mean: what it does, and what the card that was taken up does to it. */
const withGoals = (bySource: CardOffers, goals: GoalOffers): CardOffers =>
  new Map([
    ...bySource,
    ...[...goals].flatMap(([goal, offers]) =>
      typeof goal === 'number' ? [[goal, [...offers, ...(bySource.get(goal) ?? [])]] as const] : [],
    ),
  ])

/** The first card that can do something to this one. */
function sourceFor(goal: number, bySource: CardOffers, { playmat }: SeatClient): number | null {
  const reaches = ([, offers]: readonly [number, readonly OfferCore[]]): boolean =>
    offers.some((offer) => playmat.ways.goalsOf(offer).includes(goal))
  return [...bySource].find(reaches)?.[0] ?? null
}

/** What each offer says, by its key. */
function sayings(
  question: Question | null,
  seen: Pick<Game, 'position' | 'playmat' | 'lookOf'>,
): ReadonlyMap<string, string> {
  const offers = offersIn(question)
  const texts = offers.map(
    (offer) => seen.playmat.shortName(offer, question!) ?? seen.position.offers[offer.key] ?? offer.key,
  )
  const told = toldApart(texts, (index) =>
    cardsMeant(offers[index]!, seen.playmat.ways)
      .map((card) => particulars(seen, card))
      .filter((words) => words !== '')
      .join('; '),
  )
  return new Map(offers.map(({ key }, index) => [key, told[index]!]))
}
