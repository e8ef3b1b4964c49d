/** A sentence of the log in which every card that one has come to know can be opened. */
import type { FaceCore } from '@dejarik/table'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { FaceDialog } from '../card/face-dialog.tsx'
import { hashFor } from '../route.ts'
import type { SeatClient } from '../seat.ts'
import { partsOf } from './titles.ts'

/** A card is a link, because the text of a button stays in one block, whatever stands before and after it. It takes nothing from the table but what never changes, so that a long log is not drawn again with every click. */
export function CardsInText({
  text,
  client,
  tabIndex,
}: {
  readonly text: string
  readonly client: SeatClient
  readonly tabIndex: number | undefined
}): JSX.Element {
  const [opened, setOpened] = useState<FaceCore | null>(null)
  const { faces, playmat } = client
  const parts = useMemo(
    () => partsOf(text, [...new Set([...faces.values()].map(({ title }) => title))]),
    [text, faces.size],
  )
  const open = (title: string): void =>
    setOpened([...faces.values()].find((face) => face.title === title) ?? null)
  return (
    <>
      {parts.map((part, index) =>
        part.isTitle ? (
          <a
            href={hashFor({ page: 'cards', game: playmat.name })}
            class="card-name"
            key={index}
            tabIndex={tabIndex}
            onClick={(event) => {
              event.preventDefault()
              open(part.text)
            }}
          >
            {part.opening}
            <span>{part.text}</span>
            {part.signs}
          </a>
        ) : (
          part.text
        ),
      )}
      {opened && <FaceDialog playmat={playmat} face={opened} close={() => setOpened(null)} />}
    </>
  )
}
