/** `dejarik backup` and `dejarik restore`: everything that a server keeps, in a file that fits both databases. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { say } from '../output.ts'
import { checkoutWith, databaseAt } from '../workspace.ts'

interface Kept {
  readonly database?: string
}

const DATABASE = ['--database <address>', 'as for "dejarik serve"'] as const

export const backupCommand = (): Command =>
  new Command('backup')
    .description('write everything that a server keeps to a file, also while it runs')
    .argument('<file>', 'a new file, such as dejarik.backup.gz')
    .option(...DATABASE)
    .action(async (file: string, { database }: Kept) => {
      if (existsSync(file)) throw new Failure(`"${file}" is there already. Name a new file.`)
      const { backUp } = await import('@dejarik/server')
      const rows = await backUp(addressOf(database), file).catch(cannot('backed up'))
      say(`${rows} rows are in ${file}`)
    })

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('fill an empty database from such a file')
    .argument('<file>', 'what "dejarik backup" wrote')
    .option(...DATABASE)
    .action(async (file: string, { database }: Kept) => {
      if (!existsSync(file)) throw new Failure(`There is no file "${file}".`)
      const { restore } = await import('@dejarik/server')
      const rows = await restore(addressOf(database), file).catch(cannot('restored'))
      say(`${rows} rows are restored`)
    })

const addressOf = (database: string | undefined): string =>
  databaseAt(checkoutWith(join('web', 'index.html')), database)

const cannot =
  (done: string) =>
  (error: unknown): never => {
    throw new Failure(`It cannot be ${done}: ${error instanceof Error ? error.message : String(error)}`)
  }
