import { setTimeout as wait } from 'node:timers/promises'
import type { LightClient } from '../../light-client.ts'
import { attacksFrom, type Target } from '../attack.ts'
import { importedEvent } from './tables.ts'

/** As many runs as an address may have under way. */
const EACH = 2
/** Too many for a proof, few enough to be made at once. */
const SIZE = { people: 48, topics: 24 }

/** Searches that a stranger asks for, with events of their own. */
export const SEARCH_ATTACKS = attacksFrom(
  [3, 20],
  {
    'plans that take an hour': (target) => hogs(target, planForLong),
    'plans that are stopped and begun again': (target) => hogs(target, planAgain),
    'scenarios of a minute each': (target) => hogs(target, planScenarios),
  },
  { takesLonger: 10 },
)

type Hog = { client: LightClient; adminKey: string; target: Target }

async function hogs(target: Target, search: (hog: Hog) => Promise<void>): Promise<void> {
  const one = async (address: string) => {
    const hog = { ...(await endlessEvent(target, address)), target }
    while (!target.isOver()) {
      await search(hog).catch(() => {})
      await wait(200)
    }
    hog.client.close()
  }
  await Promise.allSettled(
    target.addresses.flatMap((address) => Array.from({ length: EACH }, () => one(address))),
  )
}

/** An event whose plan can always be better. */
async function endlessEvent({ url, random }: Target, address: string) {
  const topics = Array.from({ length: SIZE.topics }, (_, index) => `Topic ${index}`)
  const choice = () => ['', '', 'Yes', '#1 Yes!'][Math.floor(random() * 4)] ?? ''
  const rows = Array.from({ length: SIZE.people }, (_, index) =>
    [`Hog ${index}`, ...topics.map(choice)].join(),
  )
  const csv = `Name,${topics.join()}\n${rows.join('\n')}`
  const { client, adminKey } = await importedEvent(url, address, csv)
  await client.setSetting(adminKey, 'parameters|groups|solverTimeLimit', 3600)
  return { client, adminKey }
}

/** Asks for the next plan once there is one. */
async function planForLong({ client, adminKey, target }: Hog): Promise<void> {
  while (!target.isOver() && !(await client.invoke('PlanEvent', { adminKey })).ok) await wait(500)
}

/** Each run is new and has had no search time yet. */
async function planAgain({ client, adminKey, target }: Hog): Promise<void> {
  await planForLong({ client, adminKey, target })
  await wait(1000 + target.random() * 4000)
  await client.invoke('StopPlan', { adminKey })
}

async function planScenarios({ client, adminKey }: Hog): Promise<void> {
  const scenarios = Array.from({ length: 4 }, (_, index) => ({ name: `Scenario ${index}` }))
  await client.invoke('PlanScenarios', { adminKey, seconds: 60, scenarios })
  await wait(1000)
}
