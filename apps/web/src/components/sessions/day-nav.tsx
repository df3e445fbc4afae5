import { Button, Group, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import type { SessionDays } from './use-session-days.ts'

/** Chooses a day and goes to a session, or to the current one; SCREEN-13. Nothing for one short day. */
export function DayNav({ nav, children }: { nav: SessionDays; children?: ReactNode }) {
  const t = useT()
  const { texts, days, chosen, choose, current, goTo, isLong } = nav
  const isDated = days.some(({ date }) => date !== '')
  if (days.length < 2 && !current && !isLong && !children) return null
  return (
    <Group gap="sm" align="flex-end" className="no-print">
      {days.length > 1 && (
        <NativeSelect
          label={t(isDated ? 'sessions.choose.day' : 'sessions.choose.part')}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
          data={[
            { value: '', label: t('sessions.all') },
            ...days.map((day, index) => ({ value: String(index), label: texts.day(day) })),
          ]}
          style={FIELD}
        />
      )}
      {isLong && (
        <NativeSelect
          label={t('sessions.goTo')}
          value=""
          onChange={({ currentTarget: { value } }) => value !== '' && goTo(Number(value))}
          data={[
            { value: '', label: t('sessions.goTo.choose') },
            ...days.map((day) => ({
              group: texts.day(day),
              items: day.sessions.map((session) => ({
                value: String(session.id),
                label: texts.inDay(session),
              })),
            })),
          ]}
          style={FIELD}
        />
      )}
      {current && (
        <Button onClick={() => goTo(current.id)}>
          {t('sessions.now', { session: texts.inDay(current) })}
        </Button>
      )}
      {children}
    </Group>
  )
}

const FIELD = { flex: '1 1 200px', maxWidth: 320 }
