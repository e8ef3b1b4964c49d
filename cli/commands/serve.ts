/** `dejarik serve`: the table for people who meet over a network, with its database and the page. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { nameList, wholeNumber } from '../flags.ts'
import { say } from '../output.ts'
import { checkoutWith, databaseAt } from '../workspace.ts'

interface ServeFlags {
  readonly port: number
  readonly host: string
  readonly database?: string
  readonly nats?: string
  readonly origin?: string
  readonly trustProxy?: readonly string[]
  readonly metrics?: { readonly host: string; readonly port: number }
  readonly open?: true
}

const MOST_PORT = 65_535
const PAGE = join('web', 'dist', 'site')
const BUILDER = join('node_modules', 'vite', 'bin', 'vite.js')

export function serveCommand(): Command {
  return new Command('serve')
    .description('open the table to the browsers of this machine or of a network')
    .option('-p, --port <number>', 'the first port to try', wholeNumber(0, MOST_PORT), 8420)
    .option('--host <address>', 'where to listen; 0.0.0.0 is everywhere', '127.0.0.1')
    .option('--database <address>', 'a file, or postgres://…; else DATABASE_URL, else .dejarik/dejarik.db')
    .option(
      '--nats <address>',
      'nats://…, for several processes on one PostgreSQL; else NATS_URL, else alone',
    )
    .option('--origin <address>', 'the address that people use, such as https://example.org')
    .option(
      '--trust-proxy <addresses>',
      'proxies that may say for whom they ask, by X-Forwarded-For',
      nameList,
    )
    .option('--metrics <host:port>', 'where operators read figures, such as 127.0.0.1:9464', hostAndPort)
    .option('--open', 'open the browser')
    .action(serveFrom)
}

async function serveFrom({ port, host, database, origin, open, ...flags }: ServeFlags): Promise<void> {
  const root = checkoutWith(join('web', 'index.html'))
  if (origin !== undefined && !URL.canParse(origin))
    throw new Failure(`"${origin}" is no address. It should look like https://example.org.`)
  const proxies = flags.trustProxy ?? []
  const odd = proxies.find((address) => !isIP(address))
  if (odd !== undefined)
    throw new Failure(`"${odd}" is no address of a proxy. It should look like 127.0.0.1.`)
  const kept = databaseAt(root, database)
  // Loaded here, so that no other command waits for it.
  const { openBrowser, serve } = await import('@dejarik/server')
  const site = builtPage(root)
  const { address, figuresAt, close } = await serve({
    port,
    host,
    database: kept,
    site,
    origin: origin ?? null,
    proxies,
    nats: flags.nats ?? process.env['NATS_URL'] ?? null,
    metrics: flags.metrics ?? null,
  }).catch(cannot)
  say(`Dejarik is at ${origin ?? address}`, '', 'Press Ctrl+C to stop. Every game goes on where it stood.')
  if (figuresAt) say(`Figures are at ${figuresAt}metrics`)
  if (open && process.stdout.isTTY) openBrowser(address)
  await stopped()
  await close()
}

function hostAndPort(text: string): { readonly host: string; readonly port: number } {
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? []
  if (host === undefined || Number(port) > MOST_PORT)
    throw new Failure(`"${text}" is no place to listen at. It should look like 127.0.0.1:9464.`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** Mistakes of the machine's owner, in one line: a port that is taken, a database that is not there. */
function cannot(error: unknown): never {
  throw new Failure(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`)
}

function builtPage(root: string): string {
  const page = join(root, PAGE)
  if (existsSync(join(page, 'index.html'))) return page
  process.stderr.write('Building the page …\n')
  const { status } = spawnSync(
    process.execPath,
    [join(root, BUILDER), 'build', 'web', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  )
  if (status !== 0) throw new Failure('The page cannot be built. "dejarik play" plays in the terminal.')
  return page
}

const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
