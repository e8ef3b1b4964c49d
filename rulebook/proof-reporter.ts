/** A Vitest reporter that keeps what a run of all tests proved, and fails a run in which a test claims a wrong rule. */
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { claimFault } from './claim.ts'
import { fingerprint } from './fingerprint.ts'
import { proofsOf, type TestOutcome } from './proofs.ts'
import { writeRecord } from './record.ts'
import './testing.ts'

export default class ProofReporter implements Reporter {
  #vitest: Vitest | undefined
  #sources = ''

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(): void {
    if (this.#vitest) this.#sources = fingerprint(this.#vitest.config.root)
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest
    if (!vitest) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    complain(tests, vitest)
    if (reason === 'interrupted' || !(await isWhole(modules, vitest))) return
    const files = Object.fromEntries(modules.map((module) => [module.relativeModuleId, module.ok()]))
    const rules = proofsOf(tests.flatMap(outcomeOf))
    writeRecord(vitest.config.root, { sources: this.#sources, files, rules })
  }
}

const claims = (test: TestCase): readonly string[] => test.meta().proves ?? []

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`

/** A skipped test says nothing about a rule. */
function outcomeOf(test: TestCase): readonly TestOutcome[] {
  const { state } = test.result()
  if (state !== 'passed' && state !== 'failed') return []
  return [{ test: nameOf(test), passed: state === 'passed', proves: claims(test) }]
}

/** Claims that did not go through `proves` are checked here. */
function complain(tests: readonly TestCase[], vitest: Vitest): void {
  const faults = tests.flatMap((test) =>
    claims(test).flatMap((id) => {
      const fault = claimFault(id)
      return fault ? [`${nameOf(test)}: ${fault}`] : []
    }),
  )
  for (const fault of faults) vitest.logger.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

/** Did every test file run, with all its tests? Part of a run must not stand for the whole. */
async function isWhole(modules: readonly TestModule[], vitest: Vitest): Promise<boolean> {
  const { cliExclude, tagsFilter } = vitest.config
  if (vitest.getGlobalTestNamePattern() || cliExclude?.length || tagsFilter?.length) return false
  const ran = new Set(modules.map((module) => module.moduleId))
  return (await vitest.globTestSpecifications()).every((file) => ran.has(file.moduleId))
}
