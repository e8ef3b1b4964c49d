import { anyGame, chance } from '@dejarik/kernel'
import { runScenario, type ScenarioReport } from '@dejarik/kernel/scenario'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import { describe, expect, test } from 'vitest'
import { swccgTable } from '../swccg/index.ts'
import { swtcgTable } from '../swtcg/index.ts'
import { Client, first, person, playOn, program, sit } from './sitting.ts'

const games = [anyGame(skirmishGame), swtcgTable.definition, swccgTable.definition]
const run = (text: string): ScenarioReport => runScenario(text, { file: 'problem.yaml', games })

/** The file that the client gets; empty if it is refused. */
function reported(client: Client, note = ''): string {
  const reply = client.ask({ type: 'report', note })
  return reply.ok ? reply.scenario! : ''
}

describe.each(games.map((definition) => [definition.name, definition] as const))(
  'a problem in %s',
  (name, definition) => {
    test('is saved as a scenario that runs and stands where the game stands', () => {
      const { manners } = name === 'swccg' ? swccgTable : swtcgTable
      const more = name === 'skirmish' ? {} : { definition, manners }
      const { table } = sit([person('Ann'), program('Bot', first)], {
        ...more,
        setup: definition.sampleSetup({ seed: 4 }),
      })
      const ann = new Client(table, 0)
      playOn([ann], chance(4), 8)
      const text = reported(ann, 'The "wrong" card: was asked for')
      const report = run(text)
      expect(report).toMatchObject({ passed: true, message: null, title: 'The "wrong" card: was asked for' })
      expect(
        run(text.replace(/"decisions":\[/, '"decisions":[{"seat":0,"value":"nonsense"},')),
      ).toMatchObject({
        malformed: true,
        message: 'decision 1 is not possible in this game',
      })
    })
  },
)

test('between people nothing leaves before the game is over; then the position that was noted is saved', () => {
  const { table } = sit([person('Ann'), person('Ben')])
  const [ann, ben] = [new Client(table, 0), new Client(table, 1)]
  playOn([ann, ben], chance(2), 5)
  const refused = ann.ask({ type: 'report', note: 'here' })
  expect(refused).toMatchObject({ ok: false })
  expect(JSON.stringify(refused)).not.toContain('setup')
  playOn([ann, ben], chance(3), 4)
  ben.ask({ type: 'concede' })
  const text = reported(ann, 'here')
  expect(text.match(/"seat":/g)).toHaveLength(5)
  expect(run(text)).toMatchObject({ passed: true })
  expect(run(reported(ben))).toMatchObject({ passed: true })
})

test('a spectator saves nothing', () => {
  const { table } = sit([person('Ann'), program('Bot', first)])
  expect(reported(new Client(table, null))).toBe('')
})
