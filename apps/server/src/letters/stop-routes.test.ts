import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { lettersOfEvent, lettersServer, readMail } from './testing/letters-of-event.ts'

let mails: MailServer
let server: TestServer
beforeAll(async () => {
  mails = await openMailServer()
  server = await lettersServer(mails)
})
afterAll(async () => {
  await server.remove()
  await mails.close()
})

async function stopAddress(): Promise<string> {
  await expect.poll(() => mails.received.length).toBeGreaterThan(0)
  const [received] = mails.received.splice(0)
  if (!received) throw new Error('There is a mail.')
  const address = (await readMail(received)).header('list-unsubscribe').slice(1, -1)
  return address.replace('http://planner.example', server.url)
}

const look = async (address: string) => {
  const response = await fetch(address, { headers: { 'accept-language': 'en' } })
  return { status: response.status, text: await response.text() }
}
const post = (address: string, body: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(body), headers: { 'accept-language': 'en' } })

test('LETTER-8: one press in a mail program ends mail about an event, and mail can be had again', async () => {
  const { event, ann, addresses, send, ask, ofKind } = await lettersOfEvent(server)
  await addresses()
  await send('reminder', [ann.id])
  const address = await stopAddress()
  const shown = await look(address)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('You get mail about this event at ann@example.org.')
  // Guards of mail look at every address; that ends nothing.
  expect((await ask('Overview')).unreached).not.toContainEqual({ personId: ann.id, why: 'unsubscribed' })

  expect((await post(address, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  expect((await ask('Overview')).unreached).toContainEqual({ personId: ann.id, why: 'unsubscribed' })
  expect(await ofKind('plan')).toMatchObject({ numReached: 0 })
  expect((await look(address)).text).toContain('You get no mail about this event any more.')
  // The same address in another event still gets mail.
  const other = await lettersOfEvent(server)
  await other.addresses()
  expect((await other.ask('Overview')).unreached).toEqual([])
  await post(address, { mail: 'stopAll' })
  expect((await other.ask('Overview')).unreached).toEqual([{ personId: other.ann.id, why: 'unsubscribed' }])
  await post(address, { mail: 'again' })
  expect((await ask('Overview')).unreached).toEqual([])
  expect((await other.ask('Overview')).unreached).toEqual([])
  event.close()
  other.event.close()
})

test('LETTER-8: the address outlives a new personal link, and nobody can make one up', async () => {
  const { event, ann, bob, addresses, send, ask } = await lettersOfEvent(server)
  await addresses()
  await send('reminder', [bob.id])
  const address = await stopAddress()
  const replaced = { userId: bob.id, key: event.adminKey }
  expect(await event.admin.invoke('ReplacePersonalLink', replaced)).toMatchObject({ ok: true })
  expect((await look(address)).status).toBe(200)
  const ofAnn = address.replace(bob.id, ann.id)
  expect((await look(ofAnn)).status).toBe(404)
  expect((await post(ofAnn, { mail: 'stopAll' })).status).toBe(404)
  for (const wrong of ['x', `${address.slice(0, -2)}A/`, address.replace(/\.[^.]+\/$/, '/')])
    expect((await look(wrong.startsWith('http') ? wrong : `${server.url}/letters/${wrong}/`)).status).toBe(
      404,
    )
  expect((await ask('Overview')).unreached).toEqual([])
  event.close()
})

test('LETTER-8: it is the address that wants no mail, whoever in the event has it', async () => {
  const { event, ann, addresses, send, ask } = await lettersOfEvent(server)
  await addresses()
  await send('reminder', [ann.id])
  await post(await stopAddress(), { mail: 'stop' })
  const again = await event.register('Ann again', { email: ' ANN@example.org ' })
  expect((await ask('Overview')).unreached).toContainEqual({ personId: again.id, why: 'unsubscribed' })
  event.close()
})
