import type { EventState } from '../cells/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { sanitiseLine } from '../names/text.ts'
import { MAX_TEXT } from '../validation/rules.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { canHost } from './column-kinds.ts'

/** Why a line gives no topic, or a topic without the host it names; TOPIC-24, TOPIC-25. */
type LineFault = 'empty' | 'twice' | 'known' | 'tooLong' | 'unknownHost' | 'noHosts'

type TopicLines = {
  topics: { name: string; hostId: PersonId | '' }[]
  /** Lines from 1, in order. */
  faults: { line: number; text: string; fault: LineFault }[]
}

/** Topics that were pasted one a line, each perhaps with a host after a tab or a hyphen. */
export function readTopicLines(variant: VariantDescription, state: EventState, text: string): TopicLines {
  const topics = new Map<string, TopicLines['topics'][number]>()
  const faults: TopicLines['faults'] = []
  const known = new Set([...state.topics.values()].map(({ name }) => keyOf(name)))
  const people = peopleByName(state)
  const lines = text.trimEnd().split(/\r\n|\r|\n/)
  if (lines.length === 1 && lines[0]?.trim() === '') return { topics: [], faults: [] }
  for (const [index, line] of lines.entries()) {
    const { name, host } = splitLine(line, people)
    const fault = (of: LineFault) => faults.push({ line: index + 1, text: sanitiseLine(line), fault: of })
    if (name === '') fault('empty')
    else if (name.length > MAX_TEXT.line) fault('tooLong')
    else if (topics.has(keyOf(name))) fault('twice')
    else if (known.has(keyOf(name))) fault('known')
    else {
      const hostId = host === '' || !canHost(variant) ? '' : (people.get(keyOf(host)) ?? '')
      if (host !== '' && hostId === '') fault(canHost(variant) ? 'unknownHost' : 'noHosts')
      topics.set(keyOf(name), { name, hostId })
    }
  }
  return { topics: [...topics.values()], faults }
}

/** What follows a hyphen is a host only where somebody is called so: titles have hyphens as well. */
function splitLine(line: string, people: ReadonlyMap<string, PersonId>): { name: string; host: string } {
  const tab = line.trim().indexOf('\t')
  const trimmed = line.trim()
  if (tab >= 0)
    return { name: sanitiseLine(trimmed.slice(0, tab)), host: sanitiseLine(trimmed.slice(tab + 1)) }
  const match = /^(.+)\s[-–—]\s(.+)$/su.exec(trimmed.slice(0, MAX_LINE))
  const host = sanitiseLine(match?.[2] ?? '')
  if (match && people.has(keyOf(host))) return { name: sanitiseLine(match[1] ?? ''), host }
  return { name: sanitiseLine(trimmed), host: '' }
}

/** Longer lines are looked through for no host: they are refused for their length. */
const MAX_LINE = 1000

function peopleByName({ persons }: EventState): ReadonlyMap<string, PersonId> {
  const people = new Map<string, PersonId>()
  for (const { id, name, registerTopicWithoutAuthor, isArchived } of persons.values())
    if (!registerTopicWithoutAuthor && !isArchived && name.trim() !== '' && !people.has(keyOf(name)))
      people.set(keyOf(name), id)
  return people
}

function keyOf(name: string): string {
  return name.normalize('NFC').trim()
}

/** Which of the added topics nobody but their hosts has chosen since; TOPIC-26. */
export function unchosenTopics(
  state: EventState,
  added: readonly { userId: string; hostId: string }[],
): string[] {
  const hosts = new Map(added.map(({ userId, hostId }) => [userId, hostId]))
  const chosen = new Set<string>()
  for (const { address, value } of state.cells.values()) {
    const isOwn = hosts.get(address.topicId) === address.userId && value === 'Host'
    if (value !== '' && value !== false && value !== null && hosts.has(address.topicId) && !isOwn)
      chosen.add(address.topicId)
  }
  return added.map(({ userId }) => userId).filter((id) => state.persons.has(id) && !chosen.has(id))
}
