import { Center, Loader, Modal, Stack, Text } from '@mantine/core'
import { Suspense } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { lazyComponent } from '../lib/lazy-component.ts'

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode)

type QrDialogProps = { label: string; text: string; isOpen: boolean; onClose: () => void }

/** A QR code large enough to be scanned across a table, with its text below. */
export function QrDialog({ label, text, isOpen, onClose }: QrDialogProps) {
  const t = useT()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={label}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      centered
    >
      <Stack align="center">
        <Suspense
          fallback={
            <Center h={320}>
              <Loader />
            </Center>
          }
        >
          <QrCode text={text} label={t('app.qrCodeOf', { label })} />
        </Suspense>
        <Text size="sm" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      </Stack>
    </Modal>
  )
}
