import { Text } from '@mantine/core'
import type { SiteOperations } from '@planner/protocol'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { refusalText } from '../../lib/i18n/refusal-text.ts'
import { Ago } from './ago.tsx'
import { Facts, Rows, Section } from './section.tsx'

type Run = SiteOperations['runs'][number]

/** Planner runs: how many there were, and the newest. */
export function RunsSection({ data: { now, runs, runsOfDay } }: { data: SiteOperations }) {
  const t = useT()
  return (
    <Section title={t('operations.runs')}>
      {runsOfDay.length > 0 && (
        <Facts>
          <span>{t('operations.runsOfDay')}:</span>
          {runsOfDay.map(({ status, count }) => (
            <span key={status}>
              {t(`operations.run.${status}`)} {count}
            </span>
          ))}
        </Facts>
      )}
      <Rows label={t('operations.runs')} none={t('operations.noRuns')}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} now={now} />
        ))}
      </Rows>
    </Section>
  )
}

function RunRow({ run, now }: { run: Run; now: number }) {
  const t = useT()
  const { eventName, status, createdAt, startedAt, endedAt, seconds, reason } = run
  const took = startedAt === null ? undefined : Math.max(0, Math.round(((endedAt ?? now) - startedAt) / 1000))
  return (
    <>
      <Text fw={600}>
        <UserText>{eventName}</UserText>
      </Text>
      <Facts>
        <strong>{t(`operations.run.${status}`)}</strong>
        <Ago at={createdAt} now={now} />
        {took !== undefined && <span>{t('operations.run.took', { seconds: took, limit: seconds })}</span>}
        {reason !== '' && <span>{refusalText(t, { message: reason, reason })}</span>}
      </Facts>
    </>
  )
}
