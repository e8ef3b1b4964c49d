/** A game in the terminal: shows the position and the question, takes what is typed, until somebody leaves. */
import { adviceIn } from '@dejarik/bots'
import {
  type Kinds,
  type Question,
  type Reason,
  recordReplay,
  sayReason,
  type Verdict,
} from '@dejarik/kernel'
import { Failure } from '../failure.ts'
import { writeJson } from '../files.ts'
import { logLines } from '../log.ts'
import { say } from '../output.ts'
import type { Lines } from './lines.ts'
import { positionLines, sayCard } from './position.ts'
import { choices, howTo, type Naming, readAnswer } from './question.ts'
import type { Table } from './table.ts'

const HELP = [
  'Type the number of your choice and press Enter. Besides that:',
  '  ?          this help',
  '  look       the position and the question again',
  '  hint       what a bot would do in your place, and why',
  '  why        the reasons of the last refusal in full',
  '  undo       take your last decision back, where that is allowed',
  '  save FILE  write the game so far as a replay',
  '  quit       leave the game',
]

type Command = (session: Session, argument: string) => void

/** What can be typed besides answers. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['?', () => say(...HELP)],
  ['help', () => say(...HELP)],
  ['look', (session) => session.show()],
  ['hint', (session) => session.hint()],
  ['why', (session) => session.why()],
  ['undo', (session) => session.undo()],
  ['save', (session, file) => session.save(file)],
  ['quit', (session) => session.leave()],
])

export class Session {
  private readonly table: Table
  private readonly botsAgree: boolean
  private refusal: readonly Reason[] = []
  private left = false

  constructor(table: Table, botsAgree: boolean) {
    this.table = table
    this.botsAgree = botsAgree
  }

  async run(lines: Lines): Promise<void> {
    this.show()
    while (!this.left) {
      const typed = await lines.next()
      if (typed !== null) this.handle(typed)
      else {
        say('')
        this.leave()
      }
    }
  }

  private handle(typed: string): void {
    const [word = '', ...rest] = typed.split(/\s+/)
    const command = COMMANDS.get(word.toLowerCase())
    if (command) return command(this, rest.join(' '))
    const question = this.table.question()
    if (!question) return typed === '' ? this.leave() : say('The game is over. Type save FILE, undo or quit.')
    if (typed === '') return say(howTo(question))
    this.judge(this.table.answer(readAnswer(question, typed)))
  }

  private judge(verdict: Verdict): void {
    this.refusal = verdict.accepted ? [] : verdict.reasons
    if (verdict.accepted) return this.show()
    say(...this.sentences(verdict.reasons), 'Type why for more, ? for help.')
  }

  show(): void {
    const question = this.table.question()
    const { machine } = this.table
    const { words } = this.table.definition
    const news = logLines(this.table.takeNews())
    if (news.length > 0) say('', ...news)
    say('', ...positionLines({ words, game: machine }, this.table.view()), '')
    if (question) say(...this.questionLines(question))
    else if (machine.state.outcome)
      say(
        words.outcome(machine, machine.state.outcome),
        'Type save FILE to keep the game, or Enter to leave.',
      )
  }

  private questionLines(question: Question): string[] {
    const named = choices(question, this.naming()).map((name, index) => `  ${index + 1}. ${name}`)
    const { words } = this.table.definition
    return [words.prompt(this.table.machine, question), ...named, howTo(question)]
  }

  /** Cards are named from the view, so that nothing is named that the person may not know. */
  private naming(): Naming {
    const { words } = this.table.definition
    const game = this.table.machine
    const seen = new Map(this.table.view().zones.flatMap(({ cards }) => cards.map((card) => [card.id, card])))
    return {
      offer: (offer) => words.offer(game, offer),
      card: (id) => {
        const card = seen.get(id)
        return card ? sayCard({ words, game }, card) : 'a hidden card'
      },
    }
  }

  why(): void {
    if (this.refusal.length === 0) return say('Nothing was refused.')
    for (const reason of this.refusal) say(...this.sentences([reason]), ...reasonLines(reason))
  }

  hint(): void {
    const question = this.table.question()
    if (!question) return say('The game is over.')
    const { machine, definition } = this.table
    const { text, why } = adviceIn(definition, machine, question, this.table.advice(question))
    say(`${text}. ${why}`)
  }

  undo(): void {
    this.judge(this.table.undo(this.botsAgree))
  }

  save(file: string): void {
    if (file === '') return say('Name a file, as in: save game.json')
    try {
      writeJson(file, recordReplay(this.table.play))
      say(
        `Saved as ${file}. "dejarik replay show ${file}" tells it, "dejarik play --resume ${file}" goes on.`,
      )
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      say(error.message)
    }
  }

  leave(): void {
    this.left = true
    if (!this.table.machine.state.outcome) say('You leave the game.')
  }

  private sentences(reasons: readonly Reason[]): string[] {
    return reasons.map((reason) => sayReason<Kinds>(this.table.definition.words, reason))
  }
}

/** The reason as data: what a bug report or a rule lawyer wants. */
function reasonLines({ code, rule, detail = {} }: Reason): string[] {
  const facts = Object.entries(detail).map(([name, value]) => `${name} ${value}`)
  return [
    `  reason: ${[code, ...facts].join(', ')}`,
    ...(rule === undefined ? [] : [`  rule: ${rule} (dejarik rules show ${rule})`]),
  ]
}
