import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { plan } from '../testing/planned-event.ts'
import { sharedValue } from '../testing/test-event.ts'
import type { TestServer } from '../testing/test-server.ts'
import { lettersOfEvent, lettersServer, readMail, timed } from './testing/letters-of-event.ts'

let mails: MailServer
let server: TestServer
beforeAll(async () => {
  mails = await openMailServer()
  server = await lettersServer(mails)
})
beforeEach(() => {
  mails.received.length = 0
})
afterAll(async () => {
  await server.remove()
  await mails.close()
})

const allMails = async (number: number) => {
  await expect.poll(() => mails.received.length, { timeout: 5000 }).toBe(number)
  return new Map(
    await Promise.all(
      mails.received.map(async (received) => [received.to.join(), await readMail(received)] as const),
    ),
  )
}

test('LETTER-1, LETTER-2, LETTER-5: everybody gets their own plan once, word for word as it was previewed, with their calendar', async () => {
  const { event, ann, cid, addresses, preview, send, ofKind, ask } = await lettersOfEvent(server)
  await addresses()
  expect(await ofKind('plan')).toEqual({ kind: 'plan', numConcerned: 0, numReached: 0 })
  expect(await ask('Overview')).toMatchObject({
    channels: { mail: true, push: false },
    from: 'planner@site.example',
    planLetters: 'noPlan',
  })
  await timed(event)
  await plan(event)
  expect(await ofKind('plan')).toEqual({ kind: 'plan', numConcerned: 3, numReached: 3 })
  const { addressees, letter } = await preview('plan', cid.id)
  expect(addressees).toContainEqual({ personId: cid.id, mail: null, push: false })
  expect(letter).toMatchObject({ personId: cid.id, subject: 'Open day: your plan', attachment: 'plan.ics' })
  expect(letter?.text).toMatch(
    /^Hello Cid,\n\nThis is your plan:\n\n- Saturday, 05\.12\.2026, 09:30–10:15 \(/,
  )
  expect(letter?.text).toContain('http://planner.example/planner/participant/?personalKey=')
  expect(letter?.text).toMatch(/http:\/\/planner\.example\/feed\/\S+\.ics/)
  expect(mails.received).toEqual([])

  expect((await send('plan')).numQueued).toBe(3)
  const sent = await allMails(3)
  const ofCid = sent.get('cid@example.org')
  expect(ofCid?.from).toEqual({ address: 'planner@site.example', name: 'Group Planner' })
  expect(ofCid?.subject).toBe('Open day: your plan')
  expect(ofCid?.text?.replaceAll('\r\n', '\n')).toContain(letter?.text)
  const [calendar] = ofCid?.attachments ?? []
  expect(calendar).toMatchObject({ filename: 'plan.ics', mimeType: 'text/calendar' })
  expect(String(calendar?.content && new TextDecoder().decode(calendar.content as ArrayBuffer))).toContain(
    'BEGIN:VEVENT',
  )
  // Nobody reads anything of somebody else.
  expect(ofCid?.text).toContain(cid.key)
  for (const [to, mail] of sent) if (to !== 'cid@example.org') expect(mail.text).not.toContain(cid.key)
  expect(ofCid?.text).not.toContain(ann.key)

  await expect
    .poll(async () => (await ask('Overview')).log.map(({ outcome }) => outcome))
    .toEqual(['sent', 'sent', 'sent'])
  expect(await ofKind('plan')).toMatchObject({ numConcerned: 0 })
  expect((await send('plan')).numQueued).toBe(0)
  event.close()
})

test('LETTER-3, LETTER-4: who is told of a change is told what has changed, they alone, after the plan has come to rest', async () => {
  // Longer than a slow machine needs between two edits.
  const patient = await lettersServer(mails, { quietMs: 1500 })
  const letters = await lettersOfEvent(patient)
  const { event, ann, bob, cid, addresses, send, ofKind, ask, preview } = letters
  await addresses()
  await timed(event)
  await plan(event)
  await send('plan')
  await allMails(3)
  await expect.poll(async () => (await ask('Overview')).numWaiting).toBe(0)
  expect((await ask('Change', { tellsChanges: true })).tellsChanges).toBe(true)
  mails.received.length = 0
  // Cid leaves Ann's group wherever he is, back and forth while it is shuffled.
  const { persons } = await event.data()
  const places = Object.entries(persons.find(({ id }) => id === cid.id)?.assignments ?? {}).flatMap(
    ([key, { value }]) => (value === true ? [key] : []),
  )
  const place = places.find((key) => key.includes(ann.id)) ?? ''
  const [session = '', topicId = '', group = ''] = place.split('|')
  expect(topicId).toBe(ann.id)
  let at = Date.now()
  for (const value of [false, true, false, true, false]) {
    at = Math.max(at + 1, Date.now())
    const cell = {
      tableName: 'assignments',
      userId: cid.id,
      topicId,
      topicGroupIndex: Number(group),
      sessionId: Number(session),
      value,
      timestamp: at,
    }
    const made = sharedValue({ admin: event.adminKey }, cell as never)
    expect(await event.admin.invoke('SendSharedValue', made)).toMatchObject({ ok: true, applied: true })
  }
  expect((await preview('planChanged', bob.id)).letter).toBeNull()
  const [mail] = [...(await allMails(1)).entries()]
  expect(mail?.[0]).toBe('cid@example.org')
  expect(mail?.[1].subject).toBe('Open day: your plan has changed')
  expect(mail?.[1].text).toMatch(
    /One thing in your plan has changed:\n\n- No longer: Saturday, 05\.12\.2026, .*: Gardens\n/,
  )
  expect(mail?.[1].text).not.toContain('Bees')
  await expect.poll(() => ofKind('planChanged')).toMatchObject({ numConcerned: 0 })
  event.close()
  await patient.remove()
})
