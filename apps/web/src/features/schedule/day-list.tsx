import { Badge, type MantineSpacing, Stack, Title } from '@mantine/core'
import type { Session } from '@planner/domain'
import { Fragment, type ReactNode } from 'react'
import { BreakMark } from '../../components/sessions/break-mark.tsx'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useNames } from './use-names.ts'

type Props = {
  days: SessionDays
  gap: MantineSpacing
  /** Its sessions are no regions of the page. */
  isWithin?: boolean
  /** `order`: the level of the session's heading. */
  children: (session: Session, title: ReactNode, order: 2 | 3) => ReactNode
}

/** The sessions of the days that are shown, each day below its heading, with the breaks between them; SESSION-10. */
export function DayList({ days, gap, isWithin = false, children }: Props) {
  const t = useT()
  const names = useNames()
  const { texts, shown, hasDays, current } = days
  const order = hasDays ? 3 : 2
  return (
    <Stack gap={gap} ref={days.place}>
      {shown.map((day) => {
        const last = day.sessions.at(-1)
        return (
          <Fragment key={day.sessions[0]?.id}>
            {hasDays && (
              <Title order={2} size="h3">
                {texts.day(day)}
              </Title>
            )}
            {day.sessions.map((session) => {
              const name = names.session(session, 'inDay')
              return (
                <Fragment key={session.id}>
                  <section
                    aria-label={isWithin ? undefined : names.session(session)}
                    data-session={session.id}
                    tabIndex={-1}
                    style={{ scrollMarginTop: 16 }}
                  >
                    {children(
                      session,
                      session === current ? (
                        <>
                          {name} <Badge tt="none">{t('sessions.isNow')}</Badge>
                        </>
                      ) : (
                        name
                      ),
                      order,
                    )}
                  </section>
                  {session.breakAfter && (session !== last || shown.at(-1) !== day) && <BreakMark />}
                </Fragment>
              )
            })}
          </Fragment>
        )
      })}
    </Stack>
  )
}
