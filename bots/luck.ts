/**
 * Luck that two trials share: what is rolled after an answer depends on the trial's luck, on who answered what, and on
 * how often before, not on all that was rolled until then. So the same attack has the same dice in both, and answers
 * are compared by what they change.
 */
import {
  type Answer,
  type Below,
  chance,
  type Kinds,
  type Machine,
  type Question,
  seedRandom,
} from '@dejarik/kernel'

export class Luck {
  /** For the bots that play on. */
  readonly below: Below
  private readonly seed: number
  private readonly times = new Map<number, number>()

  constructor(seed: number) {
    this.seed = seed
    this.below = chance(seed)
  }

  /** Settles what will be rolled after this answer. */
  settle(game: Machine<Kinds>, { about, seat }: Question, answer: Answer): void {
    const who = mixed(mixed(this.seed + seat, about), typeof answer === 'string' ? subjectOf(answer) : '')
    const before = this.times.get(who) ?? 0
    this.times.set(who, before + 1)
    game.state.random = seedRandom(who + before)
  }
}

/** What an offer does with which card, without its object: "attack 12 34" is "attack 12". */
function subjectOf(key: string): string {
  const verb = key.indexOf(' ')
  const subject = verb < 0 ? -1 : key.indexOf(' ', verb + 1)
  return subject < 0 ? key : key.slice(0, subject)
}

/** A number for a number and a text (FNV-1a). */
function mixed(seed: number, text: string): number {
  let bits = seed | 0
  for (let index = 0; index < text.length; index++)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  return bits
}
