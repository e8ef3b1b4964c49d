/** Between two games: who of a team comes in for whom, where its players may change. */
import type { RotationTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Refusal } from '../form/refusal.tsx'
import type { SeatClient } from '../seat.ts'

type Member = RotationTold['members'][number]

export function Rotation({ client }: { readonly client: SeatClient }): JSX.Element | null {
  const [refusal, setRefusal] = useState('')
  const team = client.position?.rotation
  if (!team) return null
  const { members } = team
  const playing = members.filter(({ seat }) => seat !== null)
  const waiting = members.filter(({ seat }) => seat === null)
  const want = async (change: { in: number; out: number } | null): Promise<void> => {
    const reply = await client.request({ type: 'rotate', change })
    setRefusal(reply.ok ? '' : reply.reasons.map(({ text }) => text).join(' '))
  }
  return (
    <details class="rotation" open>
      <summary>Your team before the next game</summary>
      <p class="small">
        Without agreement the primary player of the last game decides; if that one says nothing, a die does.
      </p>
      <div class="answers">
        {waiting.flatMap((comes) =>
          playing.map((goes) => (
            <button
              type="button"
              key={`${comes.member} ${goes.member}`}
              onClick={() => void want({ in: comes.member, out: goes.member })}
            >
              {comes.name} comes in for {goes.name}
            </button>
          )),
        )}
        <button type="button" onClick={() => void want(null)}>
          Nobody changes
        </button>
      </div>
      <div role="status">
        <ul>
          {members.map((member) =>
            member.wish === undefined ? null : <li key={member.member}>{sayWish(members, member)}</li>,
          )}
        </ul>
      </div>
      <Refusal text={refusal} />
    </details>
  )
}

function sayWish(members: readonly Member[], { name, wish }: Member): string {
  const nameOf = (wanted: number): string => members.find(({ member }) => member === wanted)?.name ?? ''
  return wish ? `${name}: ${nameOf(wish.in)} comes in for ${nameOf(wish.out)}.` : `${name}: nobody changes.`
}

/** One for each team of these clients: people who share a device belong to several. */
export function Rotations({ clients }: { readonly clients: readonly SeatClient[] }): JSX.Element {
  const teams = new Map(
    clients.map((client) => [
      client.position?.rotation?.members
        .map(({ member }) => member)
        .toSorted()
        .join(),
      client,
    ]),
  )
  return (
    <>
      {[...teams].map(([team, client]) => (
        <Rotation key={team} client={client} />
      ))}
    </>
  )
}
