/** Scenario files: each ruling where the books leave something open or contradict themselves, and worked examples. */
import { testScenarios } from '@dejarik/kernel/scenario/testing'
import { proves } from '@dejarik/rulebook/testing'
import { swtcgGame } from '../index.ts'

for (const folder of ['rulings', 'examples'])
  testScenarios({ folder: `${import.meta.dirname}/../scenarios/${folder}`, game: swtcgGame, claim: proves })
