import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState } from '../../lib/live/live-context.tsx'
import { forgetPerson, rememberedPerson } from '../../lib/remembered-person.ts'
import { useOpenPerson } from './open-person.ts'

/** Offers to continue as the person who joined from this browser before. */
export function ContinueAs() {
  const t = useT()
  const { event } = useEventState()
  const openPerson = useOpenPerson()
  const [person, setPerson] = useState(() => rememberedPerson(localStorage, event.id))
  if (!person) return null
  const forget = () => {
    forgetPerson(localStorage, event.id)
    setPerson(undefined)
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('userData.continue.title')}>
      <Stack gap="sm">
        <Text>{t('userData.continue.text', { name: person.name })}</Text>
        <Group>
          <Button
            variant="filled"
            size="md"
            onClick={() => openPerson(person.personalKey)}
            style={{ maxWidth: '100%' }}
          >
            {t('userData.continue.button', { name: person.name })}
          </Button>
          <Button size="md" variant="subtle" onClick={forget}>
            {t('userData.continue.other')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
