/** `dejarik bench`: the benchmark, a script of its own because it installs the engines that it compares with. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { EXIT } from '../output.ts'
import { checkoutWith } from '../workspace.ts'

const SCRIPT = join('scripts', 'bench.mjs')

interface BenchFlags {
  readonly check?: true
  readonly json?: true
}

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure speed beside other engines (installs them the first time; takes minutes)')
    .option('--check', "measure nothing; check that the peers' version of our game has the same rules")
    .option('--json', 'print the figures as JSON')
    .action(bench)
}

function bench({ check, json }: BenchFlags): void {
  if (check && json) throw new Failure('--check prints no figures, so there are none for --json.')
  const root = checkoutWith(SCRIPT)
  const flags = [...(check ? ['--check'] : []), ...(json ? ['--json'] : [])]
  const { status } = spawnSync(process.execPath, [join(root, SCRIPT), ...flags], {
    stdio: 'inherit',
    cwd: root,
  })
  process.exitCode = status ?? EXIT.failures
}
