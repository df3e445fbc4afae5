import { type BrowserSession, openSession } from '../../apps/server/src/testing/open-session.ts'
import { VARIANT } from '../events.ts'
import { LightClient } from '../light-client.ts'

/** A request of one kind, at its heaviest. Resolves when it is answered. */
export type Send = (clients: Clients) => Promise<unknown>
export type Clients = { url: string; planner: LightClient; other: LightClient; session: BrowserSession }

export async function openClients(url: string): Promise<Clients> {
  return {
    url,
    planner: await LightClient.open(url, VARIANT.hubPath),
    other: await LightClient.open(url, VARIANT.hubPath),
    session: await openSession(url),
  }
}
