/** Keeps one game as it is played: one write at a time, and how things stand now is written last. */
import { claimGame, type KeptGame, keepGame } from './kept-game.ts'

/** Why a game is no longer kept from here. */
export type Trouble = 'elsewhere' | 'not-kept'

export class Keeper {
  private readonly now: () => KeptGame
  private readonly tell: (trouble: Trouble) => void
  private writing: Promise<void>
  /** Something happened since the last write began. */
  private stale = false
  private trouble: Trouble | null = null

  constructor(now: () => KeptGame, tell: (trouble: Trouble) => void) {
    this.now = now
    this.tell = tell
    this.writing = this.attempt(async () => {
      await claimGame(now())
      return 'kept'
    })
  }

  /** Done when everything so far is kept, or cannot be. */
  saved(): Promise<void> {
    return this.writing
  }

  save(): void {
    if (this.trouble || this.stale) return
    this.stale = true
    this.writing = this.writing.then(() => {
      this.stale = false
      return this.trouble ? undefined : this.attempt(() => keepGame(this.now()))
    })
  }

  private async attempt(write: () => Promise<'kept' | 'elsewhere'>): Promise<void> {
    const outcome = await write().catch((): Trouble => 'not-kept')
    if (outcome === 'kept') return
    this.trouble = outcome
    this.tell(outcome)
  }
}
