/** A Vitest reporter that fails a run of all tests of a game in which something of the game is in no test. */
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { ACCOUNTS, gapsOf } from './gaps.ts'

export default class GapsReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest
    if (!vitest || reason === 'interrupted' || vitest.getGlobalTestNamePattern()) return
    const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId)
    for (const account of ACCOUNTS) {
      const ran = within(modules, account.folder)
      if (!isWhole(ran, files, account.folder)) continue
      const gaps = await gapsOf(account, ran.flatMap(passedMetas))
      for (const gap of gaps) vitest.logger.error(gap)
      if (gaps.length > 0) process.exitCode = 1
    }
  }
}

const within = (modules: readonly TestModule[], folder: string): readonly TestModule[] =>
  modules.filter(({ relativeModuleId }) => relativeModuleId.startsWith(folder))

/** Part of the tests of a folder says nothing about what the others hold. */
function isWhole(ran: readonly TestModule[], files: readonly string[], folder: string): boolean {
  const ids = new Set(ran.map(({ moduleId }) => moduleId))
  return ran.length > 0 && files.filter((file) => file.includes(`/${folder}`)).every((file) => ids.has(file))
}

const passedMetas = (module: TestModule) => [...module.children.allTests('passed')].map((test) => test.meta())
