/** The pack that lies before the player, and what was taken so far. Only the Star Wars TCG is drafted. */
import type { ComponentChildren, JSX } from 'preact'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { listed, type Opened } from './opened.ts'
import { Rows } from './rows.tsx'

interface PackProps {
  readonly round: number
  readonly pack: readonly string[]
  readonly opened: Opened
  readonly library: CardLibrary
  /** Takes the card with this key. */
  readonly take: (key: string) => void
  readonly open: (card: CardNotice) => void
  /** What there is to say above the cards. */
  readonly children: ComponentChildren
}

export function Pack({ round, pack, opened, library, take, open, children }: PackProps): JSX.Element {
  const { names, pool } = opened
  return (
    <div class="limited-parts">
      <section aria-label="The pack">
        <h2>
          Round {round}, {pack.length} {pack.length === 1 ? 'card' : 'cards'} in the pack
        </h2>
        {children}
        <Rows
          game="swtcg"
          library={library}
          cards={listed(names, pack)}
          act={{
            word: 'Take',
            spoken: (name) => `Take ${name}`,
            doIt: (name) => take(pack.find((key) => names[key] === name)!),
          }}
          withText
          open={open}
        />
      </section>
      <section aria-label="What you have taken">
        <h2>{pool.length} taken</h2>
        <Rows game="swtcg" library={library} cards={listed(names, pool)} open={open} />
      </section>
    </div>
  )
}
