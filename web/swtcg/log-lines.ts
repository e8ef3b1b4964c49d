/** The log of the Star Wars TCG: an attack is one sentence, however many events it takes, and so is a build. */
import type { SwtcgEvent } from '@dejarik/swtcg'
import type { Happened } from '@dejarik/table'
import { type LogLine, lineOf } from '../table/log-line.ts'
import { type AttackShown, attackAfter } from './attack-shown.ts'
import { toldAttack } from './attack-sums.ts'
import { eventOf, withPaid } from './paid-lines.ts'

/** The attack that goes on, and the place of its line. */
interface Going {
  readonly at: number
  readonly shown: AttackShown
}

export function swtcgLines(log: readonly Happened[]): readonly LogLine[] {
  const lines: LogLine[] = []
  let attack: Going | null = null
  for (const told of log) {
    const event = eventOf(told)
    if (event && endsAttack(event)) attack = closed(lines, attack)
    if (event) dropTap(lines, event)
    if (event && attack && isPart(event, attack.shown)) {
      attack = { at: attack.at, shown: attackAfter(attack.shown, event, () => '')! } satisfies Going
      lines[attack.at] = {
        ...lines[attack.at]!,
        text: sentence(lines[attack.at]!, attack.shown),
        last: told.number,
      }
    } else if (event?.kind === 'attackSkipped' && isSkipped(lines.at(-1)))
      lines.push(alsoSkipped(lines.pop()!, told))
    else lines.push(...toldWith(lines, told))
    if (event?.kind === 'attackDeclared') {
      attack = { at: lines.length - 1, shown: attackAfter(null, event, () => '')! }
      lines[attack.at] = { ...lines[attack.at]!, isOpen: true }
    }
  }
  return lines
}

function toldWith(lines: LogLine[], told: Happened): readonly LogLine[] {
  const line = withPaid(lines, told)
  return line ? [line] : lineOf(told)
}

const isSkipped = (line: LogLine | undefined): boolean =>
  line !== undefined && eventOf(line.happened)?.kind === 'attackSkipped'

/** “A, B and C do not attack.” */
const SKIPPED = /^(.+) do(?:es)? not attack\.$/
function alsoSkipped(line: LogLine, told: Happened): LogLine {
  const [, before = ''] = SKIPPED.exec(line.text) ?? []
  const [, now = ''] = SKIPPED.exec(told.happening.text ?? '') ?? []
  return { ...line, text: `${before.replace(' and ', ', ')} and ${now} do not attack.`, last: told.number }
}

const endsAttack = ({ kind }: SwtcgEvent): boolean =>
  kind === 'attackDeclared' || kind === 'attackEnded' || kind === 'stepBegan'

function closed(lines: LogLine[], attack: Going | null): null {
  if (attack) {
    const { isOpen: _, ...line } = lines[attack.at]!
    lines[attack.at] = line
  }
  return null
}

/** Whoever attacks, or does without, has tapped. */
function dropTap(lines: LogLine[], event: SwtcgEvent): void {
  const acting =
    event.kind === 'attackDeclared' ? event.attacker : event.kind === 'attackSkipped' ? event.card : null
  const last = lines.at(-1)
  const before = last && eventOf(last.happened)
  if (acting !== null && before?.kind === 'tapped' && before.card === acting) lines.pop()
}

/** What the sentence of the attack tells. */
function isPart(event: SwtcgEvent, { attacker, defender }: AttackShown): boolean {
  switch (event.kind) {
    case 'attackDiceCounted':
    case 'hitsCounted':
      return event.attacker === attacker
    case 'diceRolled':
      return event.for === 'attack'
    case 'diceRerolled':
      return true
    case 'damagePending':
    case 'damagePrevented':
    case 'damagePlaced':
      return event.unit === defender
    case 'discarded':
      return event.card === defender
    default:
      return false
  }
}

/** “TIE Hunter attacks Red Squadron (A): 2 dice: 5, 6 · 2 hits · 2 damage”. */
function sentence({ happened }: LogLine, shown: AttackShown): string {
  const head = (happened.happening.text ?? '').replace(/\.$/, '')
  return `${head}: ${toldAttack(shown)}.`
}
