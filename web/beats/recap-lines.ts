/** The recap: what others did since one's last decision, in numbered lines. */
import type { Viewer } from '@dejarik/kernel'
import type { BeatKind } from '@dejarik/table/beats'
import type { Playmat } from '../playmat.ts'
import { isHeading, type LogLine } from '../table/log-line.ts'
import { type Beat, eventsOf, namedIn } from './beat.ts'

export interface RecapLine {
  readonly text: string
  /** Cards that it is about. */
  readonly cards: readonly number[]
}

/** As many beats of others make a recap worth showing. */
export const WORTH_TELLING = 3

/** What goes on with the line of the beat before it. */
const CONTINUED: ReadonlySet<BeatKind> = new Set([
  ...(['roll', 'count', 'prevent', 'damage', 'leaves', 'force-lost', 'numbers', 'end'] as const),
])
/** Dice and destinies are told by what came of them. */
const UNSAID: ReadonlySet<string> = new Set([
  'diceRolled',
  'diceRerolled',
  'forceChanged',
  'buildChanged',
  'used',
  'buildStepBegan',
])

export const othersIn = (beats: readonly Beat[], viewer: Viewer): readonly Beat[] =>
  beats.filter(({ actor }) => actor !== viewer)

export function recapOf(
  beats: readonly Beat[],
  viewer: Viewer,
  { lines: inLines, beats: kinds }: Pick<Playmat, 'lines' | 'beats'>,
): readonly RecapLine[] {
  const news = othersIn(beats, viewer).flatMap((beat) => beat.news)
  const lines: RecapLine[] = []
  for (const { happened, text } of inLines(news).filter(isSaid)) {
    const events = eventsOf([happened])
    const cards = events.flatMap((event) => namedIn(event, ['card', 'unit', 'attacker', 'at']))
    const isContinued = events.some(({ kind }) => CONTINUED.has(kinds[kind] ?? 'heading'))
    const last = lines.at(-1)
    if (last && isAgain(last.text, text))
      lines[lines.length - 1] = { ...last, text: oftener(last.text, text) }
    else if (last && isContinued)
      lines[lines.length - 1] = { text: continued(last.text, text), cards: [...last.cards, ...cards] }
    else lines.push({ text, cards })
  }
  return lines
}

const isSaid = (line: LogLine): boolean =>
  !isHeading(line) && eventsOf([line.happened]).some(({ kind }) => !UNSAID.has(kind))

/** “4 hits.” is not told before “4 hits + 2 critical = 6 damage.” */
function continued(before: string, text: string): string {
  const [, rest = '', last = ''] = /^(.*\. )?(.+)\.$/.exec(before) ?? []
  return last !== '' && text.startsWith(`${last} + `) ? `${rest}${text}` : `${before} ${text}`
}

/** The same once more is counted, not told again. */
const TIMES = / \(×(\d+)\)$/
const isAgain = (before: string, text: string): boolean => before.replace(TIMES, '') === text
const oftener = (before: string, text: string): string =>
  `${text} (×${Number(TIMES.exec(before)?.[1] ?? 1) + 1})`
