import { Button, Group, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from '../components/dialog/dialog.tsx'
import { alertStore, closeAlert } from '../lib/alert.ts'
import { useT } from '../lib/i18n/i18n.ts'

export function AlertDialog() {
  const t = useT()
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.getSnapshot)
  return (
    <Dialog
      isOpen={alert !== null}
      title={alert?.title ?? t('app.title')}
      onClose={alert?.isFinal ? undefined : closeAlert}
    >
      <Text>{alert?.text}</Text>
      {!alert?.isFinal && (
        <Group justify="flex-end" mt="md">
          <Button onClick={closeAlert}>{t('app.ok')}</Button>
        </Group>
      )}
    </Dialog>
  )
}
