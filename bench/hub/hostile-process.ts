import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '../../apps/server/src/seeded-random.ts'
import { ATTACKS, HOSTILE } from './attacks.ts'
import { makeBigEvent } from './big-event.ts'
import { HonestPeople } from './honest-people.ts'
import { startPlanner } from './processes.ts'

/**
 * Attacks a server of 1 GB in every way of `attacks.ts`, one after the other, while fifty people edit. Fails when one of them
 * waits longer than half a second, memory exceeds the limit, or an acknowledged edit is lost. `--seconds=5` is the time of each.
 */
const SECONDS = Number(/--seconds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5)
const SEED = Number(process.env.SOAK_SEED ?? 1)
const PEOPLE = 50
const MEMORY = 1024 ** 3
const HEAP_MB = 512
const MAX_WAIT_MS = 500
const MB = 1024 ** 2

const parent = fileURLToPath(new URL('../../.cache', import.meta.url))
await mkdir(parent, { recursive: true })
const dataDir = await mkdtemp(join(parent, 'hostile-'))
await makeBigEvent(dataDir, 'main', { people: 500, topics: 120, cells: 10_000 })
await makeBigEvent(dataDir, HOSTILE.eventId, HOSTILE.size)

const server = await startPlanner({
  env: {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'yes',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    MALLOC_ARENA_MAX: '2',
  },
})
let peak = 0
let peakOfAttack = 0
const sampling = setInterval(() => {
  peakOfAttack = Math.max(peakOfAttack, server.memory())
}, 100)
const ownDelay = monitorEventLoopDelay({ resolution: 10 })
ownDelay.enable()

const honest = await HonestPeople.join(server.url, PEOPLE, seededRandom(SEED))
const editing = honest.edit()
let longest = 0
await measured('nothing', () => wait(SECONDS * 1000))
for (const name of Object.keys(ATTACKS)) await measured(name, () => attack(name))

honest.end()
await editing
await wait(1000)
const lost = await honest.lost()
honest.close()
clearInterval(sampling)
await server.stop()
await rm(dataDir, { recursive: true, force: true })
console.log(
  `seed ${SEED}: longest wait of an honest person ${longest.toFixed(0)} ms, peak memory ${(peak / MB).toFixed(0)} MB, ` +
    `${honest.acknowledged} acknowledged edits, ${honest.refused} refused, ${lost} lost`,
)
if (longest > MAX_WAIT_MS || peak > MEMORY || lost > 0 || honest.refused > 0) process.exitCode = 1

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  honest.takeLongest()
  ownDelay.reset()
  peakOfAttack = 0
  await work()
  const waited = honest.takeLongest()
  longest = Math.max(longest, waited)
  peak = Math.max(peak, peakOfAttack)
  console.log(
    `${name}: honest people waited up to ${waited.toFixed(0)} ms (of that at most ${(ownDelay.max / 1e6).toFixed(0)} ms here), ` +
      `memory up to ${(peakOfAttack / MB).toFixed(0)} MB`,
  )
}

/** The attack, from a process of its own, and a moment for what it has left. */
async function attack(name: string): Promise<void> {
  const file = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))
  const child = spawn(process.execPath, [file, server.url, name, String(SECONDS)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  await wait(500)
}
