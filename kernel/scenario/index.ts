/** Scenarios: the runner, the helper for tests, the schema. */

export {
  isScenarioFile,
  readHeading,
  runScenario,
  type ScenarioHeading,
  type ScenarioReport,
  type ScenarioRequest,
  scenarioGame,
} from './file.ts'
export { type Expectations, type Said, type Start, scenarioSchema } from './format.ts'
export { type InPlay, meaningOf, meanSame } from './meaning.ts'
export { openScenario } from './open.ts'
export { Scenario, type ScenarioStart, scenario } from './scenario.ts'
export { WAYS, type Way } from './through.ts'
export { ScenarioError, ScenarioFailure } from './words.ts'
