import { Anchor, Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import { useEventState } from '../lib/live/live-context.tsx'

/** Whom to ask about the event: its contact name and e-mail where it has them. */
export function ContactLine() {
  const t = useT()
  const { contactName, email } = useEventState().event
  return (
    <Text size="sm">
      {contactName === '' ? t('registration.ask') : t('registration.askName', { name: contactName })}
      {email !== '' && (
        <>
          {' '}
          <Anchor href={`mailto:${email}`} underline="always" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Anchor>
        </>
      )}
    </Text>
  )
}
