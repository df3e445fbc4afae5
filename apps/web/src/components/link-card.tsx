import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { CopyButton } from './copy-button.tsx'
import { HelpedTitle } from './help/help.tsx'
import type { HelpTopic } from './help/help-texts.ts'
import { QrDialog } from './qr-dialog.tsx'

type LinkCardProps = {
  /** What the link is, e.g. "Share link": heading and label. */
  title: string
  /** One sentence: what the link opens and who may have it. */
  help: string
  /** More help, which a question mark opens. */
  more?: HelpTopic
  link: string
  /** A prepared message that includes the link, for e-mail or chat. */
  message?: { subject: string; text: string }
  /** The label of the button that opens an e-mail; "Send by e-mail" when left out. */
  sendLabel?: string
  /** More buttons. */
  buttons?: ReactNode
  /** What belongs to the link, below it. */
  children?: ReactNode
  /** It is part of another card. */
  isInside?: boolean
}

/** A link and the ways to share it: copy, QR code, prepared message, Web Share API. */
export function LinkCard(props: LinkCardProps) {
  const { title, help, more, link, message, sendLabel, buttons, children, isInside = false } = props
  const t = useT()
  const [isQrOpen, setQrOpen] = useState(false)
  const canShare = typeof navigator.share === 'function'
  // Dismissing the share sheet rejects the promise; that is not an error.
  const share = () => void navigator.share({ title: message?.subject ?? title, url: link }).catch(() => {})
  return (
    <Paper withBorder={!isInside} p={isInside ? 0 : 'md'} component="section" aria-label={title}>
      <Stack gap="sm">
        <div>
          <HelpedTitle topic={more} order={3} size="h5">
            {title}
          </HelpedTitle>
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        </div>
        <CopyField label={t('link.address', { title })} value={link} />
        <Group gap="xs">
          <Button onClick={() => setQrOpen(true)}>{t('app.showQrCode')}</Button>
          {message && <CopyButton text={message.text}>{t('link.copyMessage')}</CopyButton>}
          {message && (
            <Button component="a" href={mailLink(message)}>
              {sendLabel ?? t('link.sendByEmail')}
            </Button>
          )}
          {canShare && <Button onClick={share}>{t('link.share')}</Button>}
          {buttons}
        </Group>
        {children}
      </Stack>
      <QrDialog label={title} text={link} isOpen={isQrOpen} onClose={() => setQrOpen(false)} />
    </Paper>
  )
}

function mailLink({ subject, text }: { subject: string; text: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}

/** A read-only text field with a copy button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        className="no-print"
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        style={{ flex: '1 1 180px' }}
      />
      <CopyButton text={value} label={label} />
      {/* A field would cut it off. */}
      <span className="print-only" style={{ overflowWrap: 'anywhere' }} aria-hidden="true">
        {value}
      </span>
    </Group>
  )
}
