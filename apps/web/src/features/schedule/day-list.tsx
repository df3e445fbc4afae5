import { Badge, type MantineSpacing, Stack, Title } from '@mantine/core'
import type { Session } from '@planner/domain'
import { Fragment, type ReactNode } from 'react'
import { BreakMark } from '../../components/sessions/break-mark.tsx'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useNames } from './schedule-context.tsx'

type Props = {
  days: SessionDays
  gap: MantineSpacing
  /** Its sessions are no regions of the page. */
  isWithin?: boolean
  /** `order`: the level of the session's heading. Nothing where the session stands elsewhere. */
  children: (session: Session, title: ReactNode, order: 2 | 3) => ReactNode
}

/** The sessions of the shown days, each day below its heading, with breaks; SESSION-10. */
export function DayList({ days, gap, isWithin = false, children }: Props) {
  const names = useNames()
  const { texts, shown, hasDays, hasBreakAfter } = days
  const order = hasDays ? 3 : 2
  return (
    <Stack gap={gap} ref={days.place}>
      {shown.map((day) => (
        <Fragment key={day.sessions[0]?.id}>
          {hasDays && (
            <Title order={2} size="h3">
              {texts.day(day)}
            </Title>
          )}
          {day.sessions.map((session) => {
            const content = children(session, <SessionsTitle sessions={[session]} days={days} />, order)
            return (
              <Fragment key={session.id}>
                {content && (
                  <section
                    aria-label={isWithin ? undefined : names.session(session)}
                    data-session={session.id}
                    tabIndex={-1}
                    style={{ scrollMarginTop: 16 }}
                  >
                    {content}
                  </section>
                )}
                {hasBreakAfter(session) && <BreakMark />}
              </Fragment>
            )
          })}
        </Fragment>
      ))}
    </Stack>
  )
}

type SessionsTitleProps = { sessions: readonly Session[]; days: SessionDays }

/** What sessions are called below the heading of their day, and whether one of them is on. */
export function SessionsTitle({ sessions, days: { days, current } }: SessionsTitleProps) {
  const t = useT()
  const names = useNames()
  const isOneDay = days.some((day) => sessions.every((session) => day.sessions.includes(session)))
  return (
    <>
      {sessions.map((session) => names.session(session, isOneDay ? 'inDay' : 'full')).join(', ')}
      {current && sessions.includes(current) && (
        <>
          {' '}
          <Badge tt="none">{t('sessions.isNow')}</Badge>
        </>
      )}
    </>
  )
}
