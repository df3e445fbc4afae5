import { type PushSubscription, type PushTested, pushState, pushTested } from '@planner/protocol'
import type { Config } from '../../../config.ts'
import type { MailServer } from '../../../testing/mail-server.ts'
import { openSession } from '../../../testing/open-session.ts'
import { letterMail } from '../../testing/letters-of-event.ts'
import type { PushService } from './push-service.ts'

/** Letters go by mail and to devices whose push service may be one of the test. */
export function mailAndPush(
  mails: Pick<MailServer, 'port'>,
): Pick<Config, 'adapters' | 'webhooksAllowPrivate'> {
  const adapters = { ...letterMail(mails), pushContact: 'mailto:planner@site.example' }
  return { adapters, webhooksAllowPrivate: true }
}

/** The calls about devices by whoever has a key. */
export async function pushCalls(url: string) {
  const session = await openSession(url)
  const call = (route: 'Key' | 'Subscribe' | 'Unsubscribe' | 'Test', key: string, body: object = {}) =>
    session.post(`/api/Push/${route}`, { variant: 'planner', key, ...body })
  const state = async (key: string, endpoint = '') =>
    pushState.parse((await call('Key', key, { endpoint })).body)
  return {
    call,
    state,
    test: async (key: string): Promise<PushTested> => pushTested.parse((await call('Test', key)).body),
    /** What a page does after its button was pressed. */
    async turnOn(service: PushService, key: string): Promise<PushSubscription> {
      const subscription = service.subscribe((await state(key)).publicKey)
      const { status, body } = await call('Subscribe', key, { subscription })
      if (status !== 200) throw new Error(`The device was refused: ${JSON.stringify(body)}`)
      return subscription
    },
  }
}
