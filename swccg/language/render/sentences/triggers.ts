/** What happens by itself, one after another; some marks are only set to be asked about. */
import { same } from '@dejarik/kernel'
import type { CardTrigger } from '../../../text/text.ts'
import { answering, sayTime } from '../conditions/times.ts'
import { clausesOf } from '../instructions/instructions.ts'
import { sentence } from '../lists.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { sayTrigger } from './actions.ts'

export function sayTriggers(triggers: readonly CardTrigger[], speaker: Speaker): readonly string[] {
  const [first] = triggers
  if (!first) return []
  const undone = sayUndone(triggers, speaker)
  return undone
    ? [undone, ...sayTriggers(triggers.slice(3), speaker)]
    : [sayTrigger(first, speaker), ...sayTriggers(triggers.slice(1), speaker)]
}

/** A mark goes as a phase begins, and comes with a deed: "at end of opponent's deploy phase, unless opponent deployed a card, …". */
function sayUndone([begins, deed, ends]: readonly CardTrigger[], speaker: Speaker): string | undefined {
  const [mark] = deed?.do ?? []
  if (!begins || !deed || !ends || mark?.do !== 'note' || begins.when === 'always' || ends.when === 'always')
    return undefined
  const name = mark.as
  if (deed.when === 'always' || typeof begins.when !== 'object' || !('just' in begins.when)) return undefined
  const isPhase =
    same(begins, {
      when: { ...begins.when, just: 'phase-began' },
      do: [{ do: 'note', as: name, amount: 0 }],
    }) && same(ends.when, { ...begins.when, just: 'phase-ended' })
  const isMark =
    same(deed, { when: deed.when, do: [{ do: 'note', as: name, amount: 1 }] }) &&
    same(ends, { when: ends.when, if: { if: 'noted', name, is: 0 }, do: ends.do })
  const done = /^if (you|opponent) just (.+)$/.exec(sayTime(deed.when, speaker))
  if (!isPhase || !isMark || !done) return undefined
  const [so, ...rest] = clausesOf(ends.do, answering(ends.when, speaker))
  const head = `${sayTime(ends.when, speaker)}, unless ${done[1]} ${done[2]} during that phase`
  return [`${head}, ${so}`, ...rest].map(sentence).join(' ')
}
