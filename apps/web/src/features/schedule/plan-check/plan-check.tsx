import { Button, Group, Text } from '@mantine/core'
import type { PlanFinding } from '@planner/protocol'
import { useRef } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useAnswer } from '../../../lib/live/live-context.tsx'
import { isAwaited } from '../../../lib/live/questions.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { AskAgain } from '../ask-again.tsx'
import head from '../plan-head.module.css'
import { type Found, PLAN_CHECK } from '../plan-questions.ts'
import { Findings, numEntries } from './findings.tsx'
import classes from './plan-check.module.css'
import { useMakeRemedy } from './remedies.ts'

/** `isShort`: the last run failed, or the plan lacks seats, so nothing may look as if all were well. */
type Props = { isShort: boolean }

/** What stands in the way of a plan, before it is made, and what helps; CHECK-3 to CHECK-8. */
export function PlanCheck({ isShort }: Props) {
  const t = useWords()
  const check = useAnswer(PLAN_CHECK)
  const remedies = useMakeRemedy()
  const before = useRef<Found>(undefined)
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const { value: found, state, again } = check
  const isLooking = isAwaited(check)
  const number = numEntries(found?.counts ?? [])
  const isMade = remedies.status === 'made' && state === 'current' && found !== before.current
  const effect = isMade && found && before.current ? remedyEffect(before.current, found) : null
  const make: typeof remedies.make = (remedy) => {
    before.current = found
    return remedies.make(remedy)
  }
  return (
    <div ref={place} tabIndex={-1} className={`${classes.check} no-print`} aria-busy={isLooking}>
      {state === 'failed' && (
        <AskAgain role="alert" isSmall onAgain={again}>
          {t('planCheck.failed')}
        </AskAgain>
      )}
      <div role="status">
        {isLooking && <p className={number > 0 ? 'visually-hidden' : head.note}>{t('planCheck.looking')}</p>}
        {state === 'current' && found && number === 0 && <Silence found={found} isShort={isShort} />}
      </div>
      {(remedies.status === 'made' || remedies.status === 'failed') && (
        <Group gap="sm" role={remedies.status === 'failed' ? 'alert' : 'status'}>
          <Text size="sm">
            {remedies.status === 'failed' ? t('planCheck.notMade') : <Effect effect={effect} />}
          </Text>
          {remedies.canUndo && (
            <Button variant="subtle" onClick={() => void remedies.undo()}>
              {t('planCheck.undo')}
            </Button>
          )}
        </Group>
      )}
      {found && number > 0 && (
        <div data-stale={state !== 'current' || undefined}>
          <Disclosure
            isLine
            label={
              <span className={head.note} data-mark={isFull(found) ? undefined : 'look'}>
                {t(isFull(found) ? 'planCheck.possible' : 'planCheck.number', { number })}
              </span>
            }
          >
            <Findings
              check={check}
              remedies={{ ...remedies, make }}
              isNew={(finding) => effect?.isNew(finding) ?? false}
            />
            {isOpen(found) && (
              <Text size="sm" mt="sm">
                <Unknown found={found} />
              </Text>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  )
}

/** Whether a plan is known that lacks nothing. A plan with nobody in it is none: its run would fail. */
function isFull({ wanted, atLeast }: Found): boolean {
  return wanted > 0 && atLeast === wanted
}

/** Whether it is not known if there is a plan in which nothing is missing that could be had. */
function isOpen({ findings, atMost, atLeast }: Found): boolean {
  return !findings.some(({ isSerious }) => isSerious) && atMost !== null && atLeast !== atMost
}

/** What is said where nothing was found: all is well only where that is known. CHECK-7, CHECK-8 */
function Silence({ found, isShort }: { found: Found; isShort: boolean }) {
  const t = useWords()
  if (!isFull(found))
    return (
      <p className={head.note} data-mark="look">
        {found.wanted === 0 ? t('planCheck.nobody') : <Unknown found={found} />}
      </p>
    )
  return (
    <p className={head.note} data-mark={isShort ? undefined : 'good'}>
      {t(isShort ? 'planCheck.nothing.short' : 'planCheck.nothing')}
    </p>
  )
}

function Unknown({ found: { wanted, atLeast } }: { found: Found }) {
  const t = useWords()
  return atLeast === null
    ? t('planCheck.unknown.rules')
    : t('planCheck.unknown', { number: wanted - atLeast })
}

/** What the change that was made here has solved and brought, as soon as that is known; CHECK-9. */
function Effect({ effect }: { effect: RemedyEffect | null }) {
  const t = useWords()
  if (effect === null) return t('planCheck.made')
  const { solved, brought, isLess } = effect
  if (brought === 0 && solved === 0) return t(isLess ? 'planCheck.made.less' : 'planCheck.made.still')
  if (brought === 0) return t('planCheck.made.solved', { solved })
  return t(solved === 0 ? 'planCheck.made.brought' : 'planCheck.made.both', { solved, brought })
}

/** What a finding is about, whatever its numbers are. */
function findingKey(finding: PlanFinding): string {
  const { code, topicId, topicGroupIndex, otherTopicId, personId, otherPersonId, slot } = finding
  // A topic is nearest to running at one time or another: that makes no other finding.
  const when = topicId === null || topicGroupIndex !== null ? slot : null
  return JSON.stringify([code, topicId, topicGroupIndex, otherTopicId, personId, otherPersonId, when])
}

/** What a change has solved and brought: findings that are gone and new, as far as they are listed. */
type RemedyEffect = {
  solved: number
  brought: number
  /** No plan could be without so many places as before. */
  isLess: boolean
  isNew: (finding: PlanFinding) => boolean
}

/** Of a kind of which not all are told only the difference of their numbers is known. */
function remedyEffect(before: Found, now: Found): RemedyEffect {
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
