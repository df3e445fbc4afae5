import { Button, Center, Loader, Stack, Text } from '@mantine/core'
import { Suspense } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { Dialog } from './dialog/dialog.tsx'

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode)

type QrDialogProps = { label: string; text: string; isOpen: boolean; onClose: () => void }

/** A QR code large enough to be scanned across a table, with its text below. */
export function QrDialog({ label, text, isOpen, onClose }: QrDialogProps) {
  const t = useT()
  return (
    <Dialog isOpen={isOpen} title={label} onClose={onClose}>
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
        <Button onClick={onClose}>{t('app.close')}</Button>
      </Stack>
    </Dialog>
  )
}
