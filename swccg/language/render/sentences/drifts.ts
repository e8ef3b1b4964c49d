/** How a Mobile Effect goes about: when, along which places, and what it does at their ends. */
import type { Drifts } from '../../../text/text.ts'
import { sentence } from '../lists.ts'
import { a } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'

export function sayDrifts({ phase, of, along, inwards }: Drifts, speaker: Speaker): readonly string[] {
  const when = of === 'either' ? `every ${phase} phase` : `during your ${phase} phase`
  const next = a(along, speaker).replace(/^an? /, '')
  return inwards
    ? [
        sentence(`${when}, moves to next ${next}, reversing direction at innermost marker`),
        'Lost when moved beyond outermost marker.',
      ]
    : [
        'Specify starting direction.',
        sentence(`${when}, moves to next ${next} (reversing direction as necessary)`),
      ]
}
