/** Gathers what the parts of the table page need, and says what a click on a card means. */
import type { OfferCore } from '@dejarik/kernel'
import type { ReasonTold } from '@dejarik/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Game } from '../game.ts'
import { type CardOffers, cardsMeant, offersByCard, offersIn, pickable } from '../offers.ts'
import type { SeatClient } from '../seat.ts'
import type { SeenCard } from '../sight.ts'
import { particulars, toldApart } from '../told-apart.ts'
import { useHeld } from './use-held.ts'

/** Null until the table has said how things stand. */
export function useTable(
  client: SeatClient,
  open: (card: SeenCard) => void,
  look: (card: SeenCard | null) => void,
): Game | null {
  const { position, playmat } = client
  const asked = client.isLive ? (position?.view.question ?? null) : null
  const question = asked?.question ?? null
  const ask = `${position?.epoch} ${position?.game} ${asked?.ask}`
  const [picked, setPicked] = useState<readonly number[]>([])
  const [refusal, setRefusal] = useState<readonly ReasonTold[]>([])
  const [held, setHeld] = useHeld(ask)
  const offers = useMemo(() => meant(offersIn(question), client, held), [question, held])
  useEffect(() => {
    setPicked([])
    setRefusal([])
  }, [ask])
  if (!position) return null

  const answer: Game['answer'] = (value) => void client.answer(value).then(setRefusal)
  const pick = (card: number): void => {
    if (question?.kind !== 'cards') return
    if (question.max === 1 && question.min === 1) return answer([card])
    const chosen = picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card]
    setPicked(question.max === 1 ? chosen.slice(-1) : chosen)
  }
  const choose = (card: SeenCard, byTouch: boolean): void => {
    const own = offers.get(card.id) ?? []
    if (pickable(question).includes(card.id) && !byTouch) return pick(card.id)
    if (card.id === held) return setHeld(null)
    if (own.length === 1 && !byTouch) return answer(own[0]!.key)
    if (offersByCard(own, playmat.offerFields.goal).size > 1 && !byTouch && held === null)
      return setHeld(card.id)
    open(card)
  }
  const lookOf: Game['lookOf'] = (card) => {
    const face = card.is === undefined ? undefined : client.faces.get(card.is)
    return face ? playmat.look(card, face) : null
  }
  const says = sayings(offersIn(question), { position, playmat, lookOf })
  return {
    client,
    playmat,
    position,
    question,
    offers,
    held,
    picked,
    refusal,
    lookOf,
    sayOffer: ({ key }: OfferCore) => says.get(key) ?? key,
    answer,
    choose,
    pick,
    putBack: () => setHeld(null),
    open,
    look,
  }
}

/** What each offer says, by its key. */
function sayings(
  offers: readonly OfferCore[],
  seen: Pick<Game, 'position' | 'playmat' | 'lookOf'>,
): ReadonlyMap<string, string> {
  const { source, goal } = seen.playmat.offerFields
  const texts = offers.map(({ key }) => seen.position.offers[key] ?? key)
  const told = toldApart(texts, (index) =>
    cardsMeant(offers[index]!, [...source, ...goal])
      .map((card) => particulars(seen, card))
      .filter((words) => words !== '')
      .join('; '),
  )
  return new Map(offers.map(({ key }, index) => [key, told[index]!]))
}

/** By card, what a click means: what the card can do, or that the one that was taken up goes there. */
function meant(offers: readonly OfferCore[], { playmat }: SeatClient, held: number | null): CardOffers {
  const { source, goal } = playmat.offerFields
  const own = offersByCard(offers, source)
  if (held === null) return own
  return new Map([[held, own.get(held) ?? []], ...offersByCard(own.get(held) ?? [], goal)])
}
