import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8')

test('SCALE-9: the dashboard and the alarms speak of metrics that there are', async () => {
  const ready = { searching: 0, paused: 0, pauses: 0, searchSeconds: 0, plans: 0, characters: 0 }
  const metrics = openMetrics({
    connections: () => 0,
    rooms: () => 0,
    ready: () => ({ ...ready, runs: { ended: 0, begun: 0, none: 0 } }),
    waiting: () => [],
    droppedLines: () => 0,
    shared: () => undefined,
  })
  const text = await metrics.text()
  const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
  const named = ['grafana-dashboard.json', 'alarms.yml'].flatMap((file) => [
    ...read(file).matchAll(/\b(?:planner|process|nodejs)_[a-z0-9_]+/g),
  ])
  const names = new Set(named.map(([name]) => name.replace(/_bucket$/, '')))
  expect(names.size).toBeGreaterThan(8)
  expect([...names].filter((name) => !known.has(name))).toEqual([])
})
