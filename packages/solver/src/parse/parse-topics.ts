import type { Topic } from '../problem.ts'
import {
  field,
  item,
  type Place,
  readKnownId,
  readList,
  readNewId,
  readObject,
  readWhole,
  readWholes,
  refuse,
} from './reader.ts'

const MAX_GROUPS = 1000
/** Longer than any problem: such a topic is valid and can never run. */
const MAX_SLOTS = 10_000
const MOST = Number.MAX_SAFE_INTEGER

function readHosts(value: unknown, place: Place, people: ReadonlyMap<string, number>): readonly string[] {
  const hosts = new Set<string>()
  const list = value === undefined ? [] : (readList(value, place) ?? [])
  for (let i = 0; i < list.length; i++) {
    const host = readKnownId(list[i], item(place, i), people, 'person')
    if (host !== undefined && hosts.has(host)) refuse(item(place, i), `"${host}" is listed twice`)
    if (host !== undefined) hosts.add(host)
  }
  return [...hosts]
}

export function parseTopic(
  value: unknown,
  place: Place,
  slots: number,
  people: ReadonlyMap<string, number>,
  topics: Map<string, number>,
): Topic | undefined {
  const given = readObject(value, place)
  if (given === undefined) return undefined
  const whole = (name: string, fallback: number | undefined, min: number, max: number, what: string) =>
    readWhole(given[name] ?? fallback, field(place, name), min, max, what)
  const id = readNewId(given.id, field(place, 'id'), topics)
  const hosts = readHosts(given.hosts, field(place, 'hosts'), people)
  const groups = whole('groups', 1, 1, MAX_GROUPS, `a number of groups (1..${MAX_GROUPS})`)
  const duration = whole('duration', 1, 1, MAX_SLOTS, `a number of slots (1..${MAX_SLOTS})`)
  const minSize = whole('minSize', undefined, 0, MOST, 'a group size (0 or more)')
  const maxSize = whole('maxSize', undefined, 1, MOST, 'a group size (1 or more)')
  const offset = `an offset (0..${MAX_SLOTS})`
  const repeat = readWholes(given.repeat ?? [0], field(place, 'repeat'), 0, MAX_SLOTS, offset)
  if (repeat?.length === 0)
    refuse(field(place, 'repeat'), 'an empty list is not a list of offsets, such as [0]')
  const starts =
    given.starts === undefined || given.starts === null
      ? null
      : readWholes(given.starts, field(place, 'starts'), 0, slots - 1, `a slot (0..${slots - 1})`)
  if (minSize !== undefined && maxSize !== undefined && minSize > maxSize)
    return refuse(field(place, 'minSize'), `${minSize} is above maxSize (0..${maxSize})`)
  if (id === undefined || groups === undefined || duration === undefined) return undefined
  if (minSize === undefined || maxSize === undefined || repeat === undefined || starts === undefined)
    return undefined
  return { id, hosts, groups, duration, repeat, starts, minSize, maxSize }
}
