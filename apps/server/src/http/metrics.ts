import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { SharedFigures } from '../storage/shared-storage.ts'

/** Metrics that Prometheus scrapes at /metrics. */
export type Metrics = {
  invocation(name: string, status: number, ms: number): void
  /** Entries that were sent to a receiver, or were not. */
  delivery(receiver: string, outcome: string, entries: number): void
  text(): Promise<string>
  contentType: string
}

/** What ready plans cost, and how often they were of use; PLAN-33. */
export type ReadyFigures = {
  searching: number
  paused: number
  /** In all since the server started. */
  pauses: number
  searchSeconds: number
  runs: Readonly<Record<'ended' | 'begun' | 'none', number>>
  plans: number
  characters: number
}

type LiveFigures = {
  connections: () => number
  rooms: () => number
  ready: () => ReadyFigures
  /** What waits to be sent to each receiver. */
  waiting: () => readonly { receiver: string; entries: number }[]
  /** Lines that the log could not take. */
  droppedLines: () => number
  /** Of a node among others; undefined where there is one server. */
  shared: () => SharedFigures | undefined
}

export function openMetrics(live: LiveFigures): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const invocations = new Counter({
    name: 'planner_invocations_total',
    help: 'Hub invocations by name and status',
    labelNames: ['name', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'planner_invocation_seconds',
    help: 'Time from a hub invocation to its acknowledgement',
    labelNames: ['name'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers,
  })
  const deliveries = new Counter({
    name: 'planner_deliveries_total',
    help: 'Entries for a receiver outside by what became of them',
    labelNames: ['receiver', 'outcome'],
    registers,
  })
  const dropped = 'Lines that the log could not take since the start'
  gauge(registry, 'planner_log_lines_dropped', dropped, live.droppedLines)
  new Gauge({
    name: 'planner_deliveries_waiting',
    help: 'Entries that wait to be sent to a receiver',
    labelNames: ['receiver'],
    registers,
    collect() {
      for (const { receiver, entries } of live.waiting()) this.set({ receiver }, entries)
    },
  })
  gauge(registry, 'planner_connections', 'Open hub connections', live.connections)
  gauge(registry, 'planner_rooms', 'Rooms loaded in memory', live.rooms)
  readyFigures(registry, live.ready)
  sharedFigures(registry, live.shared)
  return {
    invocation(name, status, ms) {
      invocations.inc({ name, status: String(status) })
      durations.observe({ name }, ms / 1000)
    },
    delivery: (receiver, outcome, entries) => deliveries.inc({ receiver, outcome }, entries),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function readyFigures(registry: Registry, figures: () => ReadyFigures): void {
  const name = (what: string) => `planner_ready_${what}`
  gauge(registry, name('searching'), 'Searches in the background under way', () => figures().searching)
  gauge(registry, name('paused'), 'Those that wait for the hub', () => figures().paused)
  gauge(registry, name('plans'), 'Plans that are kept ready in memory', () => figures().plans)
  gauge(registry, name('characters'), 'Characters of these plans', () => figures().characters)
  counter(registry, name('pauses_total'), 'How often a search waited for the hub', () => figures().pauses)
  counter(
    registry,
    name('search_seconds_total'),
    'Time that was searched in the background',
    () => figures().searchSeconds,
  )
  new Counter({
    name: name('runs_total'),
    help: 'Runs by what was ready for them: a plan that ended them, one to begin from, or none',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, runs] of Object.entries(figures().runs)) this.inc({ outcome }, runs)
    },
  })
}

/** On one server they are all 0, and heard. */
const ALONE: SharedFigures = { silentSeconds: 0, isHeard: true, changes: 0, conflicts: 0 }

function sharedFigures(registry: Registry, shared: () => SharedFigures | undefined): void {
  const figures = () => shared() ?? ALONE
  const name = (what: string) => `planner_shared_${what}`
  const silent = 'Seconds since the connection that listens to other nodes gave a sign of life'
  gauge(registry, name('silent_seconds'), silent, () => figures().silentSeconds)
  const heard = '1 while changes of other nodes are heard at once, 0 while they are looked for every second'
  gauge(registry, name('heard'), heard, () => (figures().isHeard ? 1 : 0))
  counter(registry, name('changes_total'), 'Changes of events that this node stored', () => figures().changes)
  const conflicts = 'Changes that another node was faster with, which are tried again'
  counter(registry, name('conflicts_total'), conflicts, () => figures().conflicts)
}

function counter(registry: Registry, name: string, help: string, value: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(value())
    },
  })
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value())
    },
  })
}
