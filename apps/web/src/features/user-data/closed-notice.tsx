import { Alert, Stack, Text } from '@mantine/core'
import { ContactLine } from '../../components/contact-line.tsx'
import { useT } from '../../lib/i18n/i18n.ts'

/** Says to newcomers that registration is closed, and whom to ask; REG-4. `hasForm`: the form stays below. */
export function ClosedNotice({ hasForm }: { hasForm: boolean }) {
  const t = useT()
  return (
    <Alert color="orange" role="status" title={t('registration.closed.title')} maw="var(--measure-reading)">
      <Stack gap="xs">
        <Text size="sm">
          {t('registration.closed.text')} {hasForm && t('registration.closed.kept')}
        </Text>
        <ContactLine />
      </Stack>
    </Alert>
  )
}
