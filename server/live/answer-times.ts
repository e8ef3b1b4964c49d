/** How long answers through one line take, from their coming to their reply. */

/** A line that asks for more at once is not measured further. */
const MOST_OPEN = 100

export class AnswerTimes {
  private readonly note: (seconds: number) => void
  private readonly begun = new Map<number, number>()

  constructor(note: (seconds: number) => void) {
    this.note = note
  }

  came(raw: unknown): void {
    const { type, id } = (raw ?? {}) as { readonly type?: unknown; readonly id?: unknown }
    if (type === 'answer' && Number.isInteger(id) && this.begun.size < MOST_OPEN)
      this.begun.set(id as number, performance.now())
  }

  replied(to: number): void {
    const begun = this.begun.get(to)
    if (begun === undefined) return
    this.begun.delete(to)
    this.note((performance.now() - begun) / 1000)
  }
}
