import { Alert, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { AUDIT_KINDS, type AuditKind } from '@planner/domain'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { AdminNameForm } from './admin-name-form.tsx'
import { HistoryList } from './history-list.tsx'
import { useDownload } from './use-download.ts'
import { useHistory } from './use-history.ts'

/** The event's audit with its filter, page by page and live; AUDIT-7, AUDIT-8. */
export function History() {
  const t = useT()
  const [kind, setKind] = useState<AuditKind | ''>('')
  const { entries, hasMore, numDropped, isReading, refused, readMore } = useHistory(kind)
  const download = useDownload(kind)
  const failed = refused ?? download.refused
  return (
    <Stack gap="sm" py="sm">
      <AdminNameForm />
      <Group align="flex-end">
        <NativeSelect
          label={t('history.filter')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as AuditKind | '')}
          data={[
            { value: '', label: t('history.kind.all') },
            ...AUDIT_KINDS.map((each) => ({ value: each, label: t(`history.kind.${each}`) })),
          ]}
        />
        <BusyButton variant="default" isBusy={download.isBusy} onClick={() => void download.start()}>
          {t('history.download')}
        </BusyButton>
      </Group>
      {failed && (
        <Alert color="red" variant="light" role="alert">
          {failed.reason === 'noAnswer' ? t('life.notAnswered') : refusalText(t, failed)}
        </Alert>
      )}
      {entries.length > 0 && <HistoryList entries={entries} />}
      <Text size="sm" role="status">
        {isReading && entries.length === 0 ? t('app.loading') : ''}
        {!isReading && !refused && entries.length === 0 ? t('history.empty') : ''}
        {!hasMore && numDropped > 0 ? t('history.dropped', { count: numDropped }) : ''}
      </Text>
      {hasMore && (
        <BusyButton
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          isBusy={isReading}
          onClick={() => void readMore()}
        >
          {t('history.more')}
        </BusyButton>
      )}
    </Stack>
  )
}
