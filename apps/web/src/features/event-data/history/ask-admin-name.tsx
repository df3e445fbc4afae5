import { Button, Group, Paper, Text, TextInput } from '@mantine/core'
import { MAX_ADMIN_NAME } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAdminName } from './use-admin-name.ts'

/** Asks a holder of the admin link once for a name; AUDIT-3. */
export function AskAdminName() {
  const t = useT()
  const { isNeeded, name, save } = useAdminName()
  const [typed, setTyped] = useState('')
  if (!isNeeded || name !== undefined) return null
  return (
    <Paper
      withBorder
      p="md"
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(typed)
      }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {t('history.name.ask')} {t('history.name.claim')}
      </Text>
      <Group align="flex-end">
        <TextInput
          label={t('history.name')}
          value={typed}
          maxLength={MAX_ADMIN_NAME}
          autoComplete="name"
          onChange={(event) => setTyped(event.currentTarget.value)}
          style={{ flex: '1 1 220px' }}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          {t('history.name.save')}
        </Button>
        <Button variant="default" onClick={() => void save('')}>
          {t('history.name.skip')}
        </Button>
      </Group>
    </Paper>
  )
}
