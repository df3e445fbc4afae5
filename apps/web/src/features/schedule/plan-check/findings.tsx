import { Text } from '@mantine/core'
import type { PlanFinding } from '@planner/protocol'
import { Disclosure } from '../../../components/disclosure.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import type { Answer } from '../../../lib/live/questions.ts'
import { type Names, useEventNames } from '../names.ts'
import type { Found } from '../plan-questions.ts'
import { FindingRemedies } from './finding-remedies.tsx'
import { groupedCode } from './grouped-findings.ts'
import classes from './plan-check.module.css'
import type { useMakeRemedy } from './use-make-remedy.ts'

type FindingsProps = {
  check: Answer<Found>
  remedies: ReturnType<typeof useMakeRemedy>
  /** Of these it is said that they are new since the last change that was made here. */
  isNew: (finding: PlanFinding) => boolean
}

/** All that was found, kind by kind; what is found of many is one line that opens. CHECK-5 */
export function Findings({ check: { value: found, state }, remedies, isNew }: FindingsProps) {
  const t = useT()
  const names = useEventNames()
  if (!found) return null
  const entryOf = (finding: PlanFinding) => (
    <li key={JSON.stringify(finding)} data-serious={finding.isSerious || undefined}>
      <Text>
        {sentence(t, names, finding)}
        {isNew(finding) && <span className={classes.new}>{t('planCheck.new')}</span>}
      </Text>
      <div className={classes.changes}>
        <FindingRemedies
          finding={finding}
          names={names}
          isDisabled={state !== 'current' || remedies.status === 'busy'}
          onMake={(remedy) => void remedies.make(remedy)}
        />
      </div>
    </li>
  )
  return (
    <ul className={classes.findings} aria-label={t('planCheck.title')}>
      {found.counts.map((count) => {
        const { code, number } = count
        const own = found.findings.filter((finding) => finding.code === code)
        const entries = [
          ...own.map(entryOf),
          number > own.length && (
            <li key={code}>
              <Text c="dimmed">{t('planCheck.more', { number: number - own.length })}</Text>
            </li>
          ),
        ]
        const kind = groupedCode(count)
        if (!kind) return entries
        return (
          <li key={code} data-serious={own.some(({ isSerious }) => isSerious) || undefined}>
            <Disclosure isLine label={t(`planCheck.many.${kind}`, { number })}>
              <ul className={classes.own}>{entries}</ul>
            </Disclosure>
          </li>
        )
      })}
    </ul>
  )
}

/** A finding in the language of the page, with the names of the event as it is. */
function sentence(t: Translate, names: Names, finding: PlanFinding): string {
  const { code, topicId, otherTopicId, personId, otherPersonId, slot, number, needed } = finding
  return t(`planCheck.why.${code}`, {
    topic: names.topic(topicId),
    other: names.topic(otherTopicId),
    person: names.person(personId),
    otherPerson: names.person(otherPersonId),
    when: names.slot(slot),
    number: number ?? 0,
    needed: needed ?? 0,
  })
}
