/** What the person should know of a game that is kept, in one line; the game goes on. */
import type { JSX } from 'preact'
import type { Notice } from './protocol.ts'

export function noticeText(notice: Exclude<Notice, { kind: 'elsewhere' }>): string {
  if (notice.kind === 'not-kept')
    return 'This browser does not keep the game: its storage is full or forbidden. Play on, but do not reload.'
  if (notice.lost === 0) return 'This game was begun before an update. It goes on by the rules of today.'
  return `This game was begun before an update. Its last ${notice.lost} steps no longer fit and are to be played again.`
}

export function NoticeLine({
  text,
  close,
  button = 'All right',
}: {
  readonly text: string
  readonly close: () => void
  readonly button?: string
}): JSX.Element {
  return (
    <p class="notice" role="status">
      {text}
      <button type="button" onClick={close}>
        {button}
      </button>
    </p>
  )
}

/** Where another tab has taken the game up. */
export function Elsewhere({ takeBack }: { readonly takeBack: () => void }): JSX.Element {
  return (
    <main class="first">
      <h1>This game goes on in another tab</h1>
      <p>What is done there is kept. You can also go on here; the other tab then stops.</p>
      <button type="button" class="play-now" onClick={takeBack}>
        Go on here
      </button>
    </main>
  )
}
