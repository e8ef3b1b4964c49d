/** A seat's side of a table that is only shown: it hears one position, and asks the replay for numbers. */
import type { Eyes, ShownPosition } from '@dejarik/table'
import type { Playmat } from '../playmat.ts'
import { SeatClient } from '../seat.ts'
import { study } from '../study/desk.ts'
import type { Wire } from '../wire.ts'

export function replayClient(playmat: Playmat, shown: ShownPosition, at: number, eyes: Eyes): SeatClient {
  const wire: Wire = {
    hear: () => {},
    send: (message) => {
      if (message.type === 'resume') return
      const reply = { type: 'reply', to: message.id, ok: true } as const
      if (message.type !== 'numbers') return wire.hear(reply)
      void study('replay-numbers', { at, eyes, card: message.card }).then((numbers) =>
        wire.hear({ ...reply, numbers }),
      )
    },
  }
  const client = new SeatClient(wire, playmat, () => 'instant', 'watcher')
  wire.hear({ type: 'faces', faces: shown.faces })
  for (const happened of shown.news) wire.hear(happened)
  wire.hear(shown.position)
  return client
}
