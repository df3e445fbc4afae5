import { type LetterKind, letterOverview, letterPreviewed } from '@planner/protocol'
import PostalMime from 'postal-mime'
import { type AdapterConfig, adapterConfig } from '../../adapters/adapter-config.ts'
import type { Config } from '../../config.ts'
import type { ServerOptions } from '../../start-server.ts'
import type { MailServer, ReceivedMail } from '../../testing/mail-server.ts'
import { openSession } from '../../testing/open-session.ts'
import { twoTopics } from '../../testing/planned-event.ts'
import type { TestEvent } from '../../testing/test-event.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import type { LetterPace } from '../pace.ts'

/** Nobody waits long in a test. */
export const QUICK: Partial<LetterPace> = {
  quietMs: 60,
  betweenMs: 1,
  waits: [50, 50],
  pauses: [50, 100],
  pollMs: 50,
  sweepMs: 200,
}

/** Letters go to a mail server of the test, feedback nowhere. */
export function letterMail({ port }: Pick<MailServer, 'port'>): AdapterConfig {
  return adapterConfig({
    ANALYTICS_URL: '',
    ERROR_REPORT_URL: '',
    FEEDBACK_WEBHOOK_URL: '',
    FEEDBACK_MAIL_TO: '',
    FEEDBACK_MAIL_FROM: '',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LETTERS_FROM: 'planner@site.example',
    PUSH_CONTACT: '',
  })
}

/** A server that sends letters by a mail server of the test. */
export function lettersServer(
  mails: Pick<MailServer, 'port'>,
  pace: Partial<LetterPace> = {},
  { config = {}, options = {} }: { config?: Partial<Config>; options?: ServerOptions } = {},
): Promise<TestServer> {
  return testServer(
    { publicUrl: 'http://planner.example', adapters: letterMail(mails), ...config },
    { ...options, letters: { ...QUICK, ...pace } },
  )
}

type Route = 'Overview' | 'Preview' | 'Send' | 'Told' | 'Stop' | 'Change'

/** An event with topics and people who have addresses, and the calls about its letters by whoever has a key. */
export async function lettersOfEvent(server: TestServer, more: object = {}) {
  const made = await twoTopics(server, more)
  const { event, ann, bob, cid } = made
  const session = await openSession(server.url)
  const call = (route: Route, body: object = {}, adminKey = event.adminKey) =>
    session.post(`/api/Letters/${route}`, { variant: 'planner', adminKey, ...body })
  const ask = async (route: Exclude<Route, 'Preview'>, body: object = {}) => {
    const { status, body: answered } = await call(route, body)
    if (status !== 200) throw new Error(`${route} was refused: ${JSON.stringify(answered)}`)
    return letterOverview.parse(answered)
  }
  return {
    ...made,
    session,
    call,
    ask,
    send: (kind: LetterKind, personIds?: string[]) => ask('Send', { kind, ...(personIds && { personIds }) }),
    preview: async (kind: LetterKind, personId = '') =>
      letterPreviewed.parse((await call('Preview', { kind, personId })).body),
    ofKind: async (kind: LetterKind) => (await ask('Overview')).kinds.find((each) => each.kind === kind),
    /** Gives Ann, Bob and Cid addresses. */
    async addresses() {
      for (const [{ client, key }, name] of [
        [ann, 'ann'],
        [bob, 'bob'],
        [cid, 'cid'],
      ] as const)
        await client.invoke('UpdateUser', { user: { email: `${name}@example.org` }, key })
    },
  }
}

/** Two sessions of a day. */
export const timed = async ({ admin, adminKey }: TestEvent, changes: object = {}) => {
  const event = {
    name: 'Open day',
    newSessionLabels: '2026-12-05 9:30-10:15\n10:30-11:15',
    numSessions: 2,
    timeZone: 'Europe/Tallinn',
    ...changes,
  }
  const answered = await admin.invoke('UpdateEvent', { event, adminKey })
  if (!answered.ok) throw new Error(`The event was refused: ${answered.message}`)
}

/** A mail as another maker's parser reads it. */
export async function readMail({ source }: ReceivedMail) {
  const mail = await PostalMime.parse(source)
  return { ...mail, header: (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '' }
}
