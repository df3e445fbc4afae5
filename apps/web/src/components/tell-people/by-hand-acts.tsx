import { Button, Group, Text } from '@mantine/core'
import type { WrittenLetter } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { showToast } from '../../lib/toast.ts'
import { copyText } from '../copy-button.tsx'
import { letterMail } from './letter-mail.ts'

type ByHandActsProps = {
  letter: WrittenLetter
  name: string
  /** '' where no mail should be offered. */
  email: string
  onDone?: () => void
}

/** Copies a letter, or opens it in a mail program; LETTER-9. */
export function ByHandActs({ letter, name, email, onDone }: ByHandActsProps) {
  const t = useT()
  const mail = letterMail(email, letter)
  const copy = async () => {
    const isCopied = await copyText(letter.text)
    showToast({ message: t(isCopied ? 'app.copied' : 'copy.failed') })
    if (isCopied) onDone?.()
  }
  return (
    <Group gap="xs">
      {email !== '' && mail === '' && (
        <Text size="sm" c="dimmed">
          {t('tell.tooLong')}
        </Text>
      )}
      <Button data-by-hand="copy" aria-label={t('tell.copyOf', { name })} onClick={() => void copy()}>
        {t('app.copy')}
      </Button>
      {mail !== '' && (
        <Button
          component="a"
          href={mail}
          data-by-hand="mail"
          aria-label={t('tell.mailOf', { name })}
          onClick={onDone}
        >
          {t('tell.mail')}
        </Button>
      )}
    </Group>
  )
}
