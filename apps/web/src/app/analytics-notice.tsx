import { Container, Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import { useSession } from '../lib/session/session.tsx'

/** At the foot of every page: that visits are counted, what is stored, and how to opt out; PRIV-22. */
export function AnalyticsNotice() {
  const t = useT()
  const isCounted = useSession().analytics.state === 'counted'
  return (
    <Container component="section" size="lg" px="md" pb="lg" aria-label={t('analytics.title')}>
      <Text size="sm" maw="var(--measure-reading)">
        {t(isCounted ? 'analytics.counted' : 'analytics.notCounted')}
      </Text>
    </Container>
  )
}
