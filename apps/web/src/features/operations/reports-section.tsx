import { Anchor, Text } from '@mantine/core'
import type { SiteOperations } from '@planner/protocol'
import { DateText } from '../../components/date-text.tsx'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { Facts, Rows, Section } from './section.tsx'

/** What people have written, and what pages have reported. */
export function ReportsSection({ data: { feedback, errors } }: { data: SiteOperations }) {
  const t = useT()
  return (
    <>
      <Section title={t('operations.feedback')}>
        <Rows label={t('operations.feedback')} none={t('operations.noFeedback')}>
          {feedback.map(({ at, text, email }) => (
            <div key={at + text}>
              <Text style={{ whiteSpace: 'pre-line' }}>
                <UserText>{text}</UserText>
              </Text>
              <Facts>
                <DateText at={at} />
                {email !== '' && (
                  <Anchor size="sm" href={`mailto:${email}`}>
                    {email}
                  </Anchor>
                )}
              </Facts>
            </div>
          ))}
        </Rows>
      </Section>
      <Section title={t('operations.errors')}>
        <Rows label={t('operations.errors')} none={t('operations.noErrors')}>
          {errors.map(({ command, status, reason, count, at }) => (
            <Facts key={`${command} ${status} ${reason}`}>
              <strong>{command}</strong>
              {(status !== 0 || reason !== '') && (
                <span>{[status || '', reason].filter(Boolean).join(' ')}</span>
              )}
              <span>{t('operations.errors.times', { count })}</span>
              <DateText at={at} />
            </Facts>
          ))}
        </Rows>
      </Section>
    </>
  )
}
