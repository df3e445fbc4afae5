import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeBigEvent, privateKey, VARIANT } from '../hub/big-event.ts'
import { LightClient } from '../hub/light-client.ts'
import { startPlanner } from '../hub/processes.ts'
import { Bystander, OTHER_EVENT } from './bystander.ts'
import { EVENT, openClients, REQUESTS, SIZE, VIEWERS } from './requests.ts'
import type { TurnReport } from './turn-clock.ts'

/**
 * How long each kind of request keeps the server's main thread at most, in CPU time of one turn of its event loop: all that others may
 * have to wait because of it. The event is near the limits and many watch it. Fails when a turn takes longer than `MAX_MS`.
 * `--only=words` takes the requests whose name has these words, and the first join.
 */
const MAX_MS = 100
/** What a request has started may go on for this long after its answer. */
const AFTERMATH_MS = 1500
const only = /--only=(.+)/.exec(process.argv.slice(2).join(' '))?.[1]

const parent = fileURLToPath(new URL('../../.cache', import.meta.url))
await mkdir(parent, { recursive: true })
const dataDir = await mkdtemp(join(parent, 'bench-thread-'))
try {
  await makeBigEvent(dataDir, EVENT, SIZE)
  await makeBigEvent(dataDir, OTHER_EVENT, { people: 30, topics: 15, cells: 300 })
  const server = await startPlanner({
    env: {
      DATA_DIR: dataDir,
      TRUST_PROXY: 'yes',
      NODE_OPTIONS: `--import=${new URL('./turn-clock.ts', import.meta.url).href}`,
    },
    hasChannel: true,
  })
  const longestTurn = async () => ((await server.ask('turn')) as TurnReport).longestMs
  const { people, topics, cells } = SIZE
  console.log(
    `ms: longest turn of the server's thread in CPU time, longest wait of an edit in another event, answer; ${people} people, ${topics} topics, ${cells} cells, ${VIEWERS.length} viewers`,
  )
  const clients = await openClients(server.url)
  const bystander = new Bystander(server.url)
  const viewers: LightClient[] = []
  const tooLong: string[] = []
  for (const [index, [name, send]] of Object.entries(REQUESTS).entries()) {
    if (index > 0 && only && !new RegExp(only).test(name)) continue
    if (index === 1) {
      for (const viewer of VIEWERS) {
        // Each from an address of their own, or its limits would keep most of them out.
        const headers = { 'x-forwarded-for': `10.0.${viewer >> 8}.${viewer & 255}` }
        const client = await LightClient.open(server.url, VARIANT.hubPath, headers)
        const joined = await client.invoke('JoinEventHub2', { urlKey: privateKey(viewer), format: 'compact' })
        if (!joined.ok) throw new Error(`A viewer was refused: ${joined.message}`)
        viewers.push(client)
      }
    }
    await wait(AFTERMATH_MS)
    await longestTurn()
    await bystander.takeLongest()
    let answer = ''
    const sentAt = performance.now()
    await send(clients).catch((error: Error) => {
      answer = ` (${error.message})`
      process.exitCode = 1
    })
    const answered = performance.now() - sentAt
    await wait(AFTERMATH_MS)
    const longest = await longestTurn()
    const waited = await bystander.takeLongest()
    if (longest > MAX_MS) tooLong.push(name)
    console.log(
      `${longest.toFixed(1).padStart(7)} ${waited.toFixed(0).padStart(7)} ${answered.toFixed(0).padStart(7)}  ${name}${answer}`,
    )
  }
  await bystander.close()
  for (const client of [...viewers, clients.planner, clients.other]) client.close()
  await server.stop()
  if (tooLong.length > 0) {
    console.log(`Longer than ${MAX_MS} ms: ${tooLong.join('; ')}`)
    process.exitCode = 1
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
