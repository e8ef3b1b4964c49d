/** `dejarik bench`: the benchmark, a script of its own because it installs the engines that it compares with. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Command } from 'commander'
import { EXIT } from '../output.ts'
import { checkoutWith } from '../workspace.ts'

const SCRIPT = join('scripts', 'bench.mjs')

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure speed beside other engines (installs them the first time; takes minutes)')
    .option('--json', 'print the figures as JSON')
    .action(({ json }: { readonly json?: true }) => bench(json ? ['--json'] : []))
}

function bench(flags: readonly string[]): void {
  const root = checkoutWith(SCRIPT)
  const { status } = spawnSync(process.execPath, [join(root, SCRIPT), ...flags], {
    stdio: 'inherit',
    cwd: root,
  })
  process.exitCode = status ?? EXIT.failures
}
