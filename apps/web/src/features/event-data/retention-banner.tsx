import { Alert, Group, Text } from '@mantine/core'
import type { RetentionResult } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { request } from '../../lib/http/http.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { dayText } from '../../lib/time-text.ts'
import { showToast } from '../../lib/toast.ts'

/** Announces to admins that the unused event will be deleted, with a button that keeps it; OPS-9. */
export function RetentionBanner() {
  const t = useT()
  const { variant, keys } = useLiveSnapshot()
  const { adminKey } = keys
  const [deletesAt, setDeletesAt] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    void request<RetentionResult>('/api/Event/Retention', { variant: variant.id, adminKey }).then(
      (answer) => {
        if (answer.ok && isCurrent) setDeletesAt(answer.data.deletesAt)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [variant, adminKey])
  if (deletesAt === null) return null
  const keep = async () => {
    const answer = await request<RetentionResult>('/api/Event/Keep', { variant: variant.id, adminKey })
    if (answer.ok) setDeletesAt(answer.data.deletesAt)
    showToast({ message: answer.ok ? t('life.retention.kept') : answer.message })
  }
  const date = dayText(new Date(deletesAt))
  return (
    <Alert
      color="orange"
      role="status"
      mx="var(--page-inset)"
      my="md"
      title={t('life.retention.title', { date })}
    >
      <Text size="sm">{t('life.retention.text')}</Text>
      <Group mt="sm">
        <BusyButton variant="filled" onClick={keep}>
          {t('life.retention.keep')}
        </BusyButton>
      </Group>
    </Alert>
  )
}
