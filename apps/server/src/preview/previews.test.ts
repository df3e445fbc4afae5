import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const STATIC = 'the picture of the product'
let server: TestServer
let webBuild: string
const events: TestEvent[] = []
beforeAll(async () => {
  webBuild = await mkdtemp(join(tmpdir(), 'planner-web-'))
  await writeFile(join(webBuild, 'index.html'), '<html lang="en-GB"><head><title></title></head></html>')
  await writeFile(join(webBuild, 'service-worker.js'), '')
  await writeFile(join(webBuild, 'social.png'), STATIC)
  server = await testServer({}, { webBuild })
})
afterAll(async () => {
  for (const event of events) event.close()
  await server.remove()
  await rm(webBuild, { recursive: true, force: true })
})

async function opened(...names: string[]): Promise<TestEvent> {
  const event = await registerTestEvent(server.url, 'planner')
  events.push(event)
  for (const name of names) await event.register(name)
  return event
}
/** The page of a link, and the addresses of pictures that it names. */
async function page(path: string) {
  const html = await (await fetch(server.url + path)).text()
  const pictures = [...html.matchAll(/(?:og|twitter):image" content="([^"]*)"/g)].map(([, url = '']) => url)
  expect(new Set(pictures).size).toBe(1)
  return { html, picture: pictures[0] ?? '', number: pictures.length }
}
const linkOf = ({ variant, shareKey }: TestEvent, key = shareKey) =>
  `${variant.routeBase}/share/?participantInvite=${key}`
const pictureOf = async (event: TestEvent) => (await page(linkOf(event))).picture
const bytesOf = async (url: string) => {
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  return Buffer.from(await answer.arrayBuffer())
}
const isStatic = async (url: string) => (await bytesOf(url)).toString() === STATIC
const setting = ({ admin, adminKey }: TestEvent, path: string, value: boolean) =>
  admin.invoke('SendSettingValue', { eventAdminGuid: adminKey, path, value, timestamp: Date.now() })

test('ROOM-10, HTTP-19, FRONT-6: the page of a share link names the picture of its event, without the key', async () => {
  const event = await opened('Ann')
  const { html, picture, number } = await page(linkOf(event))
  expect(number).toBe(2)
  expect(html + picture).not.toContain(event.shareKey)
  expect(picture).toMatch(new RegExp(`^${server.url}/preview/[\\w-]{30,}/[0-9a-f]{12}\\.png$`))
  expect(html).toContain('<meta property="og:title" content="Group Planner" />')
  const png = await bytesOf(picture)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const answer = await fetch(picture)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('HTTP-19: what the picture shows has an address of its own; any other version leads there and is kept by nobody', async () => {
  const event = await opened('Ann')
  const before = await pictureOf(event)
  expect(await pictureOf(event)).toBe(before)
  await event.register('Bob')
  const after = await pictureOf(event)
  expect(after).not.toBe(before)
  expect(after.split('/').at(-2)).toBe(before.split('/').at(-2))
  expect(await bytesOf(before)).toEqual(await bytesOf(after))
  const { pathname } = new URL(after)
  for (const version of [before.split('/').at(-1), 'anything', '0.png', pathname.slice(-16, -4)]) {
    const odd = await fetch(new URL(version ?? '', after), { redirect: 'manual' })
    expect([version, odd.status, odd.headers.get('location')]).toEqual([version, 302, pathname])
    expect(odd.headers.get('cache-control')).toBe('no-store')
  }
})

test('ROOM-11: events that differ in the names of people and their ids have the same picture, byte for byte', async () => {
  const [one, other] = [await opened('Ann', 'Bob'), await opened('Katrin', 'Özgür')]
  expect(await bytesOf(await pictureOf(one))).toEqual(await bytesOf(await pictureOf(other)))
})

test('ROOM-11: a hidden schedule changes neither the picture nor its address, and a shown one does', async () => {
  const event = await opened()
  const [ann] = [await event.register('Ann', { topics: [{ name: 'Bees' }] }), await event.register('Bob')]
  await setting(event, 'parameters|ui|showScheduleTabToUsers', false)
  const before = await pictureOf(event)
  const assignment = { tableName: 'assignments', sessionId: 1, userId: ann.id, topicId: ann.id } as const
  const value = { ...assignment, topicGroupIndex: 0, value: true }
  expect(
    await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, value)),
  ).toMatchObject({ ok: true })
  expect(await pictureOf(event)).toBe(before)
  await setting(event, 'parameters|ui|showScheduleTabToUsers', true)
  expect(await pictureOf(event)).not.toBe(before)
  await setting(event, 'parameters|ui|allowRegistration', false)
  const closed = await bytesOf(await pictureOf(event))
  expect(closed).toEqual(await bytesOf(before))
})

test('HTTP-19: a replaced link, an event that is gone and odd tokens show the picture of the product', async () => {
  const event = await opened('Ann')
  const former = await pictureOf(event)
  const ack = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true })
  if (!ack.ok) throw new Error(ack.message)
  expect(await isStatic(former)).toBe(true)
  expect((await fetch(former)).headers.get('cache-control')).not.toContain('public')
  expect((await page(linkOf(event))).picture).toBe(`${server.url}/dist/social.png`)
  const current = (await page(linkOf(event, keyOf(ack.shareLink)))).picture
  expect(await isStatic(current)).toBe(false)
  await event.admin.invoke('RemoveEvent', { adminKey: event.adminKey, eventName: 'Spring unconference' })
  for (const url of [
    current,
    `${server.url}/preview/nothing/0.png`,
    `${server.url}/preview/${'A'.repeat(90)}/0.png`,
  ])
    expect(await isStatic(url)).toBe(true)
})

test('HTTP-19: links of organisers and participants, other variants and a token as a key lead to no picture', async () => {
  const event = await opened()
  const ann = await event.register('Ann')
  const [token = ''] = (await pictureOf(event)).split('/').slice(-2)
  for (const path of [
    `/planner/admin/?adminInvite=${event.adminKey}`,
    `/planner/participant/?personalKey=${ann.key}`,
    `/planner/share/?personalKey=${ann.key}`,
    linkOf(event).replace('/planner/', '/heallo/'),
    linkOf(event, token),
  ])
    expect([path, (await page(path)).picture]).toEqual([path, `${server.url}/dist/social.png`])
})

test('HTTP-19: a picture keeps its address when the server starts again', async () => {
  const event = await opened('Ann')
  const before = new URL(await pictureOf(event)).pathname
  server = await server.restart()
  expect(new URL(await pictureOf(event)).pathname).toBe(before)
  expect(await isStatic(server.url + before)).toBe(false)
})
