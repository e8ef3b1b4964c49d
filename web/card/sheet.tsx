/** A card opened: large, with everything that can be done with it, and why the rest cannot. */
import type { ProspectTold, ReasonTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { RetreatLater } from '../answers/retreat-later.tsx'
import { useGame } from '../game.ts'
import { pickable } from '../offers.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { allCards, type SeenCard } from '../sight.ts'
import { Contributions, LargeCard } from './large.tsx'

export function Sheet({ card, close }: { readonly card: SeenCard; readonly close: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const game = useGame()
  const now = allCards(game.position.view).get(card.id) ?? card
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={game.lookOf(now)?.title ?? 'Face-down card'}
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div class="sheet-body">
        <LargeCard card={now} />
        <div class="sheet-side">
          <CardActions card={now} close={close} />
          <RetreatLater card={now} />
          <Companions card={now} />
          <Contributions card={now} />
          <WhyNot card={now} />
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  )
}

function CardActions({
  card,
  close,
}: {
  readonly card: SeenCard
  readonly close: () => void
}): JSX.Element | null {
  const game = useGame()
  const offers = game.offers.get(card.id) ?? []
  const canPick = pickable(game.question, game.playmat).includes(card.id)
  const best = game.playmat.best(offers)
  if (offers.length === 0 && !canPick) return null
  return (
    <div class="actions">
      {offers.map((offer) => (
        <button
          type="button"
          class={offer === best ? 'primary' : ''}
          key={offer.key}
          onClick={() => {
            close()
            game.answer(offer.key)
          }}
        >
          {game.sayOffer(offer)}
        </button>
      ))}
      {canPick && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            close()
            game.pick(card.id)
          }}
        >
          {game.picked.includes(card.id) ? 'Do not choose it' : 'Choose it'}
        </button>
      )}
    </div>
  )
}

/** What lies with it and beneath it, each with what is so of it. */
function Companions({ card }: { readonly card: SeenCard }): JSX.Element {
  const { position, playmat, lookOf } = useGame()
  const cards = allCards(position.view)
  const named = (ids: readonly number[]): string =>
    ids
      .flatMap((id) => {
        const other = cards.get(id)
        if (!other) return []
        const { conditions } = playmat.stateOf(other)
        const name = lookOf(other)?.title ?? 'a hidden card'
        return [conditions.length > 0 ? `${name} (${conditions.join(', ')})` : name]
      })
      .join('; ')
  const [beside, beneath] = [named(playmat.stateOf(card).with), named(playmat.stateOf(card).beneath)]
  return (
    <>
      {beside !== '' && <p>With it: {beside}</p>}
      {beneath !== '' && <p>Beneath: {beneath}</p>}
    </>
  )
}

/** Asked for when somebody wants to know: it looks at every thing that could be done. */
function WhyNot({ card }: { readonly card: SeenCard }): JSX.Element | null {
  const game = useGame()
  const [found, setFound] = useState<readonly ProspectTold[] | null>(null)
  if (game.position.view.viewer === null || (card.faceDown && card.is === undefined)) return null
  const ask = async (): Promise<void> => setFound(await game.client.prospects(card.id))
  const barred = found?.filter(({ reasons }) => reasons.length > 0)
  return (
    <section class="why-not">
      <button type="button" onClick={() => void ask()}>
        Why not?
      </button>
      <ul aria-live="polite">
        {barredAlike(barred ?? []).map(({ texts, reasons }) => (
          <li key={texts[0]}>
            <b>{listed(texts)}:</b> <Reasons reasons={reasons} />
          </li>
        ))}
        {barred?.length === 0 && <li>There is nothing else to do with it.</li>}
      </ul>
    </section>
  )
}

interface Alike {
  readonly texts: readonly string[]
  readonly reasons: readonly ReasonTold[]
}

/** More than these would only be read as a wall. */
const NAMED = 3
const listed = (texts: readonly string[]): string =>
  texts.length <= NAMED + 1
    ? texts.join('; ')
    : `${texts.slice(0, NAMED).join('; ')}; and ${texts.length - NAMED} more like these`

/** What the same reasons forbid is told together. */
function barredAlike(barred: readonly ProspectTold[]): readonly Alike[] {
  const groups = new Map<string, Alike>()
  for (const { text, reasons } of barred) {
    const key = JSON.stringify(reasons.map((reason) => [reason.text, reason.rule]))
    groups.set(key, { reasons, texts: [...(groups.get(key)?.texts ?? []), text] })
  }
  return [...groups.values()]
}

export function Reasons({ reasons }: { readonly reasons: readonly ReasonTold[] }): JSX.Element {
  return (
    <>
      {reasons.map(({ text, rule }, index) => (
        <span key={index}>
          {text} {rule && <RuleLink rule={rule} />}{' '}
        </span>
      ))}
    </>
  )
}
