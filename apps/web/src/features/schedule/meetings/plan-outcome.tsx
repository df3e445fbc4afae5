import { List, Stack, Text, Title } from '@mantine/core'
import { type PersonId, partnerOf } from '@planner/domain'
import type { PlanReport } from '@planner/protocol'
import { useMemo } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useShortList } from '../../../components/use-short-list.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { useEventNames } from '../names.ts'
import classes from './outcome.module.css'
import {
  ChangeTable,
  outcomeTexts,
  ownReasonKey,
  type PersonOutcome,
  ReasonList,
  shownChanges,
  useMeetingOutcome,
  withReasons,
} from './outcome-parts.tsx'

/** The last plan for organisers: figures, who is left out and why, and its changes; MEET-22. */
export function PlanOutcome({ report }: { report: PlanReport }) {
  const t = useT()
  const names = useEventNames()
  const outcome = useMeetingOutcome()
  const leftOut = withReasons(outcome.leftOut, report.reasons, names.somebody)
  const full = withReasons(outcome.full, report.reasons, names.somebody)
  const changes = useMemo(() => shownChanges(report.changes, names.somebody), [report, names])
  const count = (wanted: string) => changes.filter(({ change }) => change === wanted).length
  const madeAt = dateTimeText(new Date(report.endedAt))
  return (
    <Stack component="section" gap="xs" aria-label={t('outcome.title')}>
      <Title order={2} size="h4">
        {t('outcome.title')}
      </Title>
      <List size="sm" spacing={2}>
        {outcomeTexts(t, outcome).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
        {report.quality && (
          <List.Item>
            <QualityText quality={report.quality} time={madeAt} />
          </List.Item>
        )}
      </List>
      {leftOut.length > 0 && (
        <Disclosure label={t('outcome.leftOut', { count: leftOut.length })}>
          <Text size="sm" mb="xs">
            {t('outcome.leftOut.help')}
          </Text>
          <WishList people={leftOut} />
        </Disclosure>
      )}
      {full.length > 0 && (
        <Disclosure label={t('outcome.full', { count: full.length })}>
          <WishList people={full} />
        </Disclosure>
      )}
      {changes.length > 0 && (
        <Disclosure label={t('outcome.changes')}>
          <Text size="sm" mb="xs">
            {t('outcome.changes.count', {
              time: madeAt,
              kept: count('kept'),
              moved: count('moved'),
              added: count('added'),
              dropped: count('dropped'),
            })}
          </Text>
          <ChangeTable
            changes={changes}
            titleOf={([a, b]) =>
              t('schedule.meetings.pair', { first: names.somebody(a), second: names.somebody(b) })
            }
          />
        </Disclosure>
      )}
    </Stack>
  )
}

/** People with their wishes that are not granted, each with its reason; MEET-19. */
function WishList({ people }: { people: readonly PersonOutcome[] }) {
  const { shown, button } = useShortList(people)
  return (
    <>
      <ul className={classes.people}>
        {shown.map((each) => (
          <li key={each.personId}>
            <PersonWishes {...each} />
          </li>
        ))}
      </ul>
      {button}
    </>
  )
}

function PersonWishes({ personId, met, wanted, wishes }: PersonOutcome) {
  const t = useT()
  const { somebody: person } = useEventNames()
  return (
    <>
      <p className={classes.head}>
        <span className={classes.name}>
          <UserText>{person(personId)}</UserText>
        </span>
        <span className={classes.number}>{t('outcome.numMeetings', { met, wanted })}</span>
      </p>
      <ReasonList wishes={wishes} keyOf={(reason) => `outcome.reason.${reason}`} />
    </>
  )
}

/** How the plan stands to what no plan can exceed, as far as the two can be compared; MEET-22. */
function QualityText({ quality, time }: { quality: NonNullable<PlanReport['quality']>; time: string }) {
  const t = useT()
  const distanceText = useDistanceText()
  const compared = comparedQuality(quality)
  if (compared === 'best') return t('outcome.quality.best', { time })
  if (compared === 'near' && quality.bound !== null)
    return t('outcome.quality.near', {
      time,
      distance: distanceText(quality.soft, quality.bound),
    })
  return t('outcome.quality.unknown', { time })
}

/** Which wishes of a person are not granted and why, and what the last plan changed for them; MEET-20. */
export function OwnOutcome({ report, personId }: { report: PlanReport; personId: PersonId }) {
  const t = useT()
  const { somebody: person } = useEventNames()
  const reasons = report.reasons.filter(({ from }) => from === personId)
  const changes = shownChanges(
    report.changes.filter(({ personIds }) => personIds.includes(personId)),
    person,
  )
  const isUntold = reasons.some(({ reason }) => reason === 'notPossible')
  return (
    <>
      {reasons.length > 0 && (
        <Stack component="section" gap="xs" aria-label={t('outcome.own.title')}>
          <Title order={3} size="h5">
            {t('outcome.own.title')}
          </Title>
          <ReasonList wishes={reasons} keyOf={ownReasonKey} />
          {isUntold && (
            <Text size="sm" c="dimmed">
              {t('outcome.own.untold')}
            </Text>
          )}
        </Stack>
      )}
      {changes.length > 0 && (
        <Stack component="section" gap="xs" aria-label={t('outcome.changes.own')}>
          <Title order={3} size="h5">
            {t('outcome.changes.own')}
          </Title>
          <ChangeTable
            changes={changes}
            titleOf={(people) =>
              t('schedule.meetings.with', { name: person(partnerOf({ people }, personId)) })
            }
          />
        </Stack>
      )}
    </>
  )
}
