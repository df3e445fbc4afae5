import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'
import type { RememberedPerson } from '../../lib/remembered-person.ts'
import { useOpenPerson } from './open-person.ts'

type ContinueAsProps = { person: RememberedPerson; onOther: () => void }

/** Offers to continue as the person who joined from this browser before; JOIN-38. */
export function ContinueAs({ person, onOther }: ContinueAsProps) {
  const t = useT()
  const openPerson = useOpenPerson()
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
          <Button size="md" variant="subtle" onClick={onOther}>
            {t('userData.continue.other')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
