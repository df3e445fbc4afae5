import type { Chance } from '../rehearse/chance.ts'
import { peopleWhoCome } from '../rehearse/checker/hub-data.ts'
import { HubClient } from '../rehearse/hub/hub-client.ts'
import type { Stage } from '../rehearse/rehearsal.ts'

/** Asks what an organiser's screen and a participant ask; returns the number of questions. */
export async function askAround({ organiser, actors }: Stage, chance: Chance): Promise<number> {
  const { url, hubPath, adminKey } = organiser.doors
  const screen = new HubClient(url, hubPath)
  let asked = 0
  const ask = (hub: HubClient, name: string, payload: object) => {
    asked += 1
    return hub.call(name, payload)
  }
  try {
    const data = await screen.joined(adminKey)
    const { plans } = await ask(screen, 'ListPlans', { adminKey })
    const usable = (plans as { id: string; isUsable: boolean }[]).filter(({ isUsable }) => isUsable)
    const person = chance.oneOf(peopleWhoCome(data))
    const actor = chance.oneOf(actors)
    await Promise.all([
      ...chance.some(usable, 1).map(({ id }) => ask(screen, 'ReadPlan', { adminKey, planId: id })),
      ask(screen, 'CheckPlan', { adminKey }),
      ask(screen, 'ReadPlanDrift', { adminKey }),
      ask(screen, 'ReadReport', { key: adminKey }),
      ask(screen, 'ReadPlanReport', { key: adminKey }),
      ask(screen, 'ListReadyPlans', { adminKey }),
      ask(screen, 'ExplainPlace', { key: adminKey, userId: person.id }),
      ask(screen, 'PriceMoves', { adminKey, personId: person.id, from: null }),
      ask(actor.hub, 'ExplainPlace', { key: actor.key }),
      ask(actor.hub, 'ReadReport', { key: actor.key }),
    ])
  } finally {
    screen.close()
  }
  return asked
}
