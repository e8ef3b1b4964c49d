/** What runs in the process that `child.ts` starts. */
import { serve } from '../serve.ts'
import { LIMITS } from '../settings.ts'
import type { ChildSettings, Weight } from './child.ts'
import { NO_LIMITS } from './no-limits.ts'

const settings = JSON.parse(process.argv[2]!) as ChildSettings
const limits = settings.limits === 'usual' ? LIMITS : NO_LIMITS
const { address, hall, close } = await serve({ ...settings, limits })

process.on('message', (asked) => {
  if (asked === 'drain') return void close().then(() => process.exit(0))
  // Before the throwing away, which is work of the weighing.
  const { user, system } = process.cpuUsage()
  if (asked === 'weigh') globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const weight: Weight = { heap: heapUsed, outside: external, cpu: user + system, awake: hall.awakeCount }
  process.send!(weight)
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0))
process.send!({ address })
