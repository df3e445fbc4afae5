import { Button, Group, Modal, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { alertStore, closeAlert } from '../lib/alert.ts'
import { useT } from '../lib/i18n/i18n.ts'

export function AlertDialog() {
  const t = useT()
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.getSnapshot)
  return (
    <Modal
      opened={alert !== null}
      onClose={closeAlert}
      title={alert?.title ?? t('app.title')}
      withCloseButton={!alert?.isFinal}
      closeOnEscape={!alert?.isFinal}
      closeOnClickOutside={!alert?.isFinal}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      centered
    >
      <Text>{alert?.text}</Text>
      {!alert?.isFinal && (
        <Group justify="flex-end" mt="md">
          <Button onClick={closeAlert}>{t('app.ok')}</Button>
        </Group>
      )}
    </Modal>
  )
}
