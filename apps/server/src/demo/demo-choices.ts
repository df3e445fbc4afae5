import type { DemoPerson } from './people.ts'
import type { DemoTopic } from './topics.ts'

/** A person's preference for a topic, and for meeting another person, by indices into the demo's lists. */
type DemoChoice = { person: number; topic: number; value: string }
type DemoContact = { person: number; other: number; value: string }

/** Each person prefers four to eight topics, drawn by appeal, most people with a first choice. */
export function demoChoices(
  people: readonly DemoPerson[],
  topics: readonly DemoTopic[],
  random: () => number,
): DemoChoice[] {
  return people.flatMap(({ name }, person) => {
    const hosted = topics.flatMap(({ host }, topic) => (host === name ? [topic] : []))
    const open = topics.map((_, topic) => topic).filter((topic) => !hosted.includes(topic))
    const preferred = sampleWeighted(
      open,
      (topic) => topics[topic]?.appeal ?? 1,
      4 + Math.floor(random() * 5),
      random,
    )
    const hasFavourite = random() < 0.85
    return [
      ...hosted.map((topic) => ({ person, topic, value: 'Host' })),
      ...preferred.map((topic, rank) => ({
        person,
        topic,
        value: rank === 0 && hasFavourite ? '#1 Yes!' : 'Yes',
      })),
    ]
  })
}

/** Some people want to meet particular others; a few want to avoid somebody. */
export function demoContacts(people: readonly DemoPerson[], random: () => number): DemoContact[] {
  return people.flatMap((_, person) => {
    if (random() < 0.6) return []
    const others = people.map((_other, other) => other).filter((other) => other !== person)
    return sampleWeighted(others, () => 1, 1 + Math.floor(random() * 3), random).map((other) => ({
      person,
      other,
      value: random() < 0.12 ? 'No' : String(4 + Math.floor(random() * 7)),
    }))
  })
}

/** Draws `count` items without replacement, with probabilities by weight. */
function sampleWeighted(
  items: readonly number[],
  weight: (item: number) => number,
  count: number,
  random: () => number,
): number[] {
  const left = [...items]
  const taken: number[] = []
  while (taken.length < count && left.length > 0) {
    let at = random() * left.reduce((sum, item) => sum + weight(item), 0)
    const found = left.findIndex((item) => {
      at -= weight(item)
      return at < 0
    })
    taken.push(...left.splice(Math.max(0, found), 1))
  }
  return taken
}
