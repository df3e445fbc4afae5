import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { variantOf } from '@planner/domain'
import { ANTI_FORGERY_HEADER } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from './storage/open-storage.ts'
import { BIG_EVENT, bigEvent, eventWrites } from './testing/big-event.ts'
import { userForm } from './testing/forms.ts'
import { openSession } from './testing/open-session.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { registerTestEvent, sharedValue, type TestEvent } from './testing/test-event.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-failing-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const setting = ({ admin, adminKey }: TestEvent, value: number) =>
  admin.invoke('SendSettingValue', {
    eventAdminGuid: adminKey,
    path: 'parameters|groups|minGroupSize',
    value,
    timestamp: Date.now(),
  })

async function healthOf({ url }: ServerProcess): Promise<[number, unknown]> {
  const response = await fetch(`${url}/healthz`)
  return [response.status, ((await response.json()) as { reason?: string }).reason]
}

async function droppedLines({ url }: ServerProcess, key: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key}` } })).text()
  return Number(/^planner_log_lines_dropped (\d+)/m.exec(text)?.[1])
}

test('OPS-21: a server whose log is on a full disk works on, and tells how many lines were lost', async () => {
  const key = 'site-key-of-a-test-that-is-long-enough'
  const server = await serverProcess(
    { DATA_DIR: join(folder, 'full-log'), LOG_LEVEL: 'debug', SITE_ADMIN_KEY: key },
    { shell: 'exec 2>/dev/full;' },
  )
  const event = await registerTestEvent(server.url, 'planner')
  expect(await setting(event, 3)).toMatchObject({ ok: true })
  expect((await healthOf(server))[0]).toBe(200)
  expect(await droppedLines(server, key)).toBeGreaterThan(0)
  event.close()
  expect(await server.kill('SIGTERM')).toBe(0)
})

test('OPS-21: a server whose log and output nobody takes any more works on', async () => {
  const server = await serverProcess(
    { DATA_DIR: join(folder, 'closed'), LOG_LEVEL: 'debug' },
    { shell: 'exec 2> >(head -c 1 >/dev/null);' },
  )
  const event = await registerTestEvent(server.url, 'planner')
  for (const value of [3, 4, 5]) expect(await setting(event, value)).toMatchObject({ ok: true })
  expect((await healthOf(server))[0]).toBe(200)
  event.close()
  await server.kill('SIGTERM')
})

test('OPS-21: edits that are refused by the thousand leave no line in the log', async () => {
  const server = await serverProcess({ DATA_DIR: join(folder, 'refused'), LOG_LEVEL: 'info' })
  const event = await registerTestEvent(server.url, 'planner')
  const before = server.stderr().length
  const reasons = new Set<string | undefined>()
  for (let i = 0; i < 40; i += 1) {
    const cell = { tableName: 'preferences', userId: `nobody${i}`, topicId: 'nothing', value: 'Yes' }
    const edit = (tableName: string) =>
      event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, { ...cell, tableName }))
    const user = { ...userForm('Nobody'), id: `nobody${i}` }
    for (const ack of [
      await edit('preferences'),
      await edit(`t${i}`),
      await event.admin.invoke('UpdateUser', { user, key: event.adminKey }),
    ])
      reasons.add(ack.ok ? undefined : ack.reason)
  }
  expect([...reasons].sort()).toEqual(['unknownAddress', 'unknownPerson', 'unknownTable'])
  event.close()
  // By then all that was written has come.
  await server.kill('SIGTERM')
  expect(server.stderr().slice(before)).toBe('')
})

test('OPS-22: readers who go away while an export is on its way are no failure', async () => {
  const dataDir = join(folder, 'aborted')
  const storage = await openStorage({ dataDir })
  await storage.write(eventWrites(bigEvent(variantOf('planner'), 'big', BIG_EVENT, { now: Date.now() })))
  await storage.close()
  const server = await serverProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: 'yes' })
  const session = await openSession(server.url)
  const body = JSON.stringify({ variant: 'planner', adminKey: 'admin-key-of-big' })
  const ask = (i: number) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `1.1.1.${i}`,
      [ANTI_FORGERY_HEADER]: session.token,
      cookie: session.cookie,
      ...(i % 2 ? { 'accept-encoding': 'gzip' } : {}),
    }
    const asking = request(`${server.url}/api/Event/Export`, { method: 'POST', headers, agent: false })
    asking.on('error', () => {})
    asking.end(body)
    return asking
  }
  // Some leave while their answer is made, as many at once that it takes a while.
  for (let round = 0; round < 5; round += 1) {
    const many = Array.from({ length: 30 }, (_, i) => ask(i))
    await wait(8 * round)
    for (const asking of many) asking.destroy()
  }
  // Others leave at its beginning or in the middle of it.
  for (let i = 0; i < 40; i += 1) {
    const asking = ask(i)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.on('error', () => {})
    expect(answer.statusCode).toBe(200)
    if (i % 4 > 1) await once(answer, 'data').catch(() => {})
    asking.destroy()
  }
  expect((await healthOf(server))[0]).toBe(200)
  await server.kill('SIGTERM')
  expect(server.stderr()).not.toContain('"level":50')
  expect(existsSync(join(dataDir, 'errors.jsonl'))).toBe(false)
})

/** A disk of six megabytes where one may be mounted. */
function smallDisk(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// Where nothing may be mounted, OPS-6 shows in health.test a disk that refuses, by a limit for files.
test('OPS-23: a full disk that holds data and log refuses changes in words, and is gone on with once there is room', async (context) => {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  if (!smallDisk(disk)) return context.skip()
  const server = await serverProcess(
    { DATA_DIR: join(disk, 'data'), LOG_LEVEL: 'info' },
    { shell: `exec 2>>'${join(disk, 'log')}';` },
  )
  try {
    const event = await registerTestEvent(server.url, 'planner', { name: 'Kept' })
    const session = await openSession(server.url)
    const feedback = (text: string) => session.post('/api/Feedback', { text, email: '' })
    expect((await feedback('before')).status).toBe(200)
    const ballast = join(disk, 'ballast')
    const { bavail, bsize } = await statfs(disk)
    await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {})
    // A few pages are left in the database's own files.
    let refused = await setting(event, 3)
    for (let value = 4; refused.ok; value = 3 + (value % 5)) refused = await setting(event, value)
    expect(refused).toMatchObject({ ok: false, status: 500, reason: 'notStored' })
    await expect.poll(() => healthOf(server), { timeout: 30_000 }).toEqual([503, 'full'])
    expect((await event.data(event.adminKey)).event.name).toBe('Kept')
    // A part of it would still go into the file's last page.
    for (const answer of [await feedback('x'.repeat(5000)), await session.post('/api/Auth/LogOut', {})])
      expect(answer).toMatchObject({ status: 500, body: { reason: 'notStored' } })

    await truncate(ballast, 0)
    await expect.poll(async () => (await setting(event, 7)).ok, { timeout: 30_000 }).toBe(true)
    await expect.poll(() => healthOf(server), { timeout: 30_000 }).toEqual([200, undefined])
    expect((await readFile(join(disk, 'log'), 'utf8')).split('\n').length).toBeLessThan(200)
    expect((await feedback('after')).status).toBe(200)
    const kept = (await readFile(join(disk, 'data', 'feedback.jsonl'), 'utf8')).trimEnd().split('\n')
    expect(kept.map((line) => JSON.parse(line).text)).toEqual(['before', 'after'])
    event.close()
    expect(await server.kill('SIGTERM')).toBe(0)
  } finally {
    await server.kill('SIGKILL')
    execFileSync('umount', [disk])
  }
})
