import type { Ack, PlanFinding } from '@planner/protocol'

type Found = Pick<Extract<Ack<'CheckPlan'>, { ok: true }>, 'findings' | 'counts' | 'wanted' | 'atMost'>

/** What a finding is about, whatever its numbers are. */
function findingKey({
  code,
  topicId,
  topicGroupIndex,
  otherTopicId,
  personId,
  otherPersonId,
  slot,
}: PlanFinding): string {
  // A topic is nearest to running at one time or another: that makes no other finding.
  const when = topicId === null || topicGroupIndex !== null ? slot : null
  return JSON.stringify([code, topicId, topicGroupIndex, otherTopicId, personId, otherPersonId, when])
}

/** What a change has solved and brought: how many findings are gone and new since it was made, and which of those that are told. */
export type RemedyEffect = {
  solved: number
  brought: number
  /** No plan could be without so many places as before. */
  isLess: boolean
  isNew: (finding: PlanFinding) => boolean
}

/** Of a kind of which not all are told only the difference of their numbers is known. */
export function remedyEffect(before: Found, now: Found): RemedyEffect {
  const keysOf = ({ findings }: Found) => new Set(findings.map(findingKey))
  const [former, current] = [keysOf(before), keysOf(now)]
  const codes = new Set([...before.counts, ...now.counts].map(({ code }) => code))
  let solved = 0
  let brought = 0
  for (const code of codes) {
    const of = ({ findings, counts }: Found) => ({
      told: findings.filter((finding) => finding.code === code),
      number: counts.find((count) => count.code === code)?.number ?? 0,
    })
    const [was, is] = [of(before), of(now)]
    if (was.told.length === was.number && is.told.length === is.number) {
      solved += was.told.filter((finding) => !current.has(findingKey(finding))).length
      brought += is.told.filter((finding) => !former.has(findingKey(finding))).length
    } else {
      solved += Math.max(0, was.number - is.number)
      brought += Math.max(0, is.number - was.number)
    }
  }
  const lacks = ({ wanted, atMost }: Found) => (atMost === null ? Infinity : wanted - atMost)
  return {
    solved,
    brought,
    isLess: lacks(now) < lacks(before),
    isNew: (finding) => !former.has(findingKey(finding)),
  }
}
