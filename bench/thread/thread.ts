import { setTimeout as wait } from 'node:timers/promises'
import { bench, fail, type Stand } from '../bench.ts'
import { makeBigEvent, privateKey } from '../events.ts'
import { head, row } from '../figures.ts'
import { LightClient } from '../light-client.ts'
import { Bystander, OTHER_EVENT } from './bystander.ts'
import { openClients } from './clients.ts'
import { EVENT, REQUESTS, SIZE, VIEWERS } from './requests.ts'
import type { TurnReport } from './turn-clock.ts'

const MAX_MS = 100
/** How long after its answer the consequences of a request count; ms. */
const AFTERMATH_MS = 1500

export const THREAD = bench({
  measures: `How long each kind of request keeps the server's main thread in one turn, of CPU time; at most ${MAX_MS} ms. The event is near the limits, and many watch.`,
  options: {
    only: { type: 'string', says: 'requests whose names have these words, and the first join' },
  },
  async measure(stand, { only }) {
    const dataDir = stand.folder()
    await makeBigEvent(dataDir, EVENT, SIZE, { sessions: 6, isPlanned: true })
    await makeBigEvent(dataDir, OTHER_EVENT, { people: 30, topics: 15, cells: 300 })
    const clock = new URL('./turn-clock.ts', import.meta.url).href
    const server = await stand.planner({
      env: { DATA_DIR: dataDir, TRUST_PROXY: 'yes', NODE_OPTIONS: `--import=${clock}` },
      hasChannel: true,
    })
    const longestTurn = async () => ((await server.ask('turn')) as TurnReport).longestMs
    const { people, topics, cells } = SIZE
    console.log(`${people} people, ${topics} topics, ${cells} cells, ${VIEWERS.length} viewers; ms`)
    const clients = await openClients(server.url)
    const bystander = stand.closing(new Bystander(server.url))
    head(['longest turn', 'longest wait of another event', 'answer', 'request'])
    for (const [index, [name, send]] of Object.entries(REQUESTS).entries()) {
      if (index > 0 && only !== undefined && !new RegExp(only).test(name)) continue
      if (index === 1) await openViewers(stand, server.url)
      await wait(AFTERMATH_MS)
      await longestTurn()
      await bystander.takeLongest()
      const sentAt = performance.now()
      await send(clients).catch(({ message }: Error) => fail(`${name}: ${message}`))
      const answered = performance.now() - sentAt
      await wait(AFTERMATH_MS)
      const longest = await longestTurn()
      row([longest.toFixed(1), (await bystander.takeLongest()).toFixed(0), answered.toFixed(0), name])
      if (longest > MAX_MS) fail(`${name} takes longer than ${MAX_MS} ms`)
    }
    for (const client of [clients.planner, clients.other]) client.close()
  },
})

/** Each viewer has an address of their own; the limits of one address would keep most of them out. */
async function openViewers(stand: Stand, url: string): Promise<void> {
  for (const viewer of VIEWERS) {
    const headers = { 'x-forwarded-for': `10.0.${viewer >> 8}.${viewer & 255}` }
    stand.closing(await LightClient.joined(url, privateKey(viewer), headers))
  }
}
