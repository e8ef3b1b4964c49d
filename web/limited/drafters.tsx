/** Who sits in a draft, and whom it waits for. */
import type { DrafterNotice } from '@dejarik/server/draft-messages'
import type { JSX } from 'preact'
import { api } from '../live/api.ts'
import { useStudy } from '../study/use-study.ts'
import type { OfDraft } from './live-page.tsx'

export function Drafters({ notice, look }: OfDraft): JSX.Element {
  const { id, game, set, way, seats, state, drafters, you, yours } = notice
  const { answer: sets } = useStudy('pack-sets', { game })
  const title = sets?.find((each) => each.set === set)?.title ?? set
  const free = state === 'open' ? seats - drafters.length : 0
  const waits = (seat: number): boolean => state === 'taking' && !drafters[seat]!.hasChosen
  return (
    <section aria-label="Who drafts">
      <h2>
        {way === 'draft' ? 'Draft' : 'Sealed packs'} of {title}
      </h2>
      <ol class="drafters">
        {drafters.map((drafter, seat) => (
          <li key={`${seat} ${drafter.name}`} class={waits(seat) ? 'is-waited-for' : ''}>
            {drafter.name}
            {seat === you && ' (you)'} <small>{stands(drafter, state)}</small>
            {yours && seat !== you && waits(seat) && (
              <button type="button" onClick={() => look(api.replaceInDraft(id, seat))}>
                Let a program take for {drafter.name}
              </button>
            )}
          </li>
        ))}
        {free > 0 && <li class="small">{free === 1 ? 'a free seat' : `${free} free seats`}</li>}
      </ol>
    </section>
  )
}

/** What is to be said of somebody now. */
function stands(
  { program, away, hasChosen, side }: DrafterNotice,
  state: OfDraft['notice']['state'],
): string {
  if (program) return ''
  if (state === 'taking') return away ? 'gone, a program takes' : hasChosen ? 'has chosen' : 'is choosing'
  if (state === 'building') return side === null ? 'is building' : `has a ${side} deck`
  return ''
}
