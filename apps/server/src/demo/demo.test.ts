import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isHostPreference } from '@planner/domain'
import { expect, onTestFinished, test } from 'vitest'
import { entryUrl } from '../entries.ts'
import { TestClient } from '../testing/test-client.ts'
import { keyOf } from '../testing/test-event.ts'
import { DEMO_VARIANT, demoEvent } from './demo-event.ts'
import { DEMO_PEOPLE } from './people.ts'
import { DEMO_TOPICS } from './topics.ts'

test('demo: the event is deterministic except for its keys', () => {
  const fixed = { ids: { newKey: () => 'key' }, now: 1 }
  expect(demoEvent(fixed)).toEqual(demoEvent(fixed))
})

test('demo: people and topics are unique and every host is a person of the event', () => {
  const people = DEMO_PEOPLE.map(({ name }) => name)
  expect(new Set(people).size).toBe(people.length)
  expect(new Set(DEMO_TOPICS.map(({ name }) => name)).size).toBe(DEMO_TOPICS.length)
  const hosts = DEMO_TOPICS.flatMap(({ host }) => host ?? [])
  expect(hosts.filter((host) => !people.includes(host))).toEqual([])
  const hosting = demoEvent({ ids: { newKey: () => 'key' }, now: 1 }).filter(
    (write) => write.kind === 'putCell' && isHostPreference(write.cell.value),
  )
  expect(hosting).toHaveLength(hosts.length)
})

/** The output of a process up to the chunk that contains `text`. */
async function printed(process: ChildProcess, text: string): Promise<string> {
  let output = ''
  process.stdout?.setEncoding('utf8')
  for await (const chunk of process.stdout ?? []) {
    output += String(chunk)
    if (output.includes(text)) break
  }
  return output
}

test('demo: the server prints its links after its listening line, and the event is planned', async () => {
  const demo = spawn(process.execPath, [fileURLToPath(entryUrl('demo'))], {
    env: { ...process.env, PORT: '0', DATA_DIR: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => {
    demo.kill('SIGKILL')
  })
  const output = await printed(demo, 'personalKey=')
  const url = /^listening on (http:\/\/\S+)\n/.exec(output)?.[1] ?? ''
  const [admin = '', share = '', personal = ''] = output.match(/http:\S+(Invite|Key)=\S+/g) ?? []
  expect([admin, share, personal].every((link) => link.startsWith(`${url}${DEMO_VARIANT.routeBase}/`))).toBe(
    true,
  )

  const client = await new TestClient(url, DEMO_VARIANT.hubPath).connected()
  const roles = []
  for (const link of [share, personal, admin])
    roles.push(await client.invoke('JoinEventHub2', { urlKey: keyOf(link) }))
  expect(roles).toMatchObject([{ role: 'visitor' }, { role: 'participant' }, { role: 'admin' }])
  const { persons, topics } = client.last('JoinEventHub')
  const assigned = persons.filter(({ assignments }) =>
    Object.values(assignments).some(({ value }) => value === true),
  )
  expect(assigned.length).toBeGreaterThan(DEMO_PEOPLE.length * 0.9)
  expect(
    topics.filter(({ topicGroupTime }) => Object.keys(topicGroupTime).length > 0).length,
  ).toBeGreaterThan(9)
  client.close()
  demo.kill('SIGTERM')
  expect((await once(demo, 'exit'))[0]).toBe(0)
})
