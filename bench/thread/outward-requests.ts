import { ANTI_FORGERY_HEADER, outwardAddresses } from '@planner/protocol'
import { adminKey, privateKey, VARIANT } from '../events.ts'
import type { Clients, Send } from './clients.ts'

const organiser = (eventId: string) => ({ variant: VARIANT.id, adminKey: adminKey(eventId) })

async function post({ url, session }: Clients, path: string, body: object): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      cookie: session.cookie,
      [ANTI_FORGERY_HEADER]: session.token,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}`)
  return answer
}

/** Reads what an answer has to the end. */
async function read({ url }: Clients, path: string, language = ''): Promise<void> {
  const answer = await fetch(url + path + (language && `?lang=${language}`))
  if (!answer.ok) throw new Error(`a read of an address was answered with ${answer.status}`)
  await answer.arrayBuffer()
}

/** The addresses of people, by their index, once they were told. */
const calendars = new Map<number, string>()

const addressesOf =
  (people: readonly number[]): Send =>
  async (clients) => {
    for (const person of people) {
      const body = { variant: VARIANT.id, key: privateKey(person) }
      const answer = await post(clients, '/api/Outward/Addresses', body)
      calendars.set(person, outwardAddresses.parse(await answer.json()).person?.calendar ?? '')
    }
  }

/** The calendar of a person is made in each language once, and kept until something changes. */
const feedOf =
  (person: number, language: string): Send =>
  (clients) =>
    read(clients, calendars.get(person) ?? '', language)

/** What an event tells outward, near the limits of an event. */
export function outwardRequests(eventId: string): Record<string, Send> {
  const programme = (part: string): Send => {
    return async (clients) => {
      const body = { variant: VARIANT.id, key: adminKey(eventId) }
      const answer = await post(clients, '/api/Outward/Addresses', body)
      const { event } = outwardAddresses.parse(await answer.json())
      await read(clients, (event?.programme.path ?? '') + part)
    }
  }
  const file =
    (which: object): Send =>
    async (clients) => {
      await (await post(clients, '/api/Event/File', { ...organiser(eventId), ...which })).arrayBuffer()
    }
  return {
    'addresses of three people': addressesOf([450, 451, 452]),
    'calendar of a person, the first': feedOf(450, 'en'),
    'calendar of a person, as before': feedOf(450, 'en'),
    'calendar of a person, another language': feedOf(450, 'de'),
    'calendar of another person': feedOf(451, 'en'),
    'calendar of a third person': feedOf(452, 'en'),
    'calendar of a third person, as before': feedOf(452, 'en'),
    'the programme opens': (clients) =>
      post(clients, '/api/Outward/Change', {
        variant: VARIANT.id,
        key: adminKey(eventId),
        programme: { isOn: true, showsNames: true },
      }),
    'calendar of the event': programme('calendar.ics'),
    'programme page': programme(''),
    'schedule.json': programme('schedule.json'),
    'schedule.xml': programme('schedule.xml'),
    'a workbook': file({ file: 'workbook' }),
    'choices as CSV': file({ file: 'choices' }),
    '/api/Event/Duplicate': (clients) =>
      post(clients, '/api/Event/Duplicate', {
        ...organiser(eventId),
        name: 'Next time',
        withPeople: true,
      }),
  }
}
