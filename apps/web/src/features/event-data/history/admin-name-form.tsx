import { Button, Group, TextInput } from '@mantine/core'
import { MAX_ADMIN_NAME } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAdminName } from './use-admin-name.ts'

/** Where a holder of the admin link changes their name later, or gives it after all. */
export function AdminNameForm() {
  const { isNeeded, name, save } = useAdminName()
  return isNeeded && name !== undefined ? <NameForm name={name} save={save} /> : null
}

function NameForm({ name, save }: { name: string; save: (name: string) => Promise<void> }) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save(typed)
      }}
    >
      <Group align="flex-end">
        <TextInput
          label={t('history.name.own')}
          description={t('history.name.claim')}
          value={typed}
          maxLength={MAX_ADMIN_NAME}
          autoComplete="name"
          onChange={(event) => setTyped(event.currentTarget.value)}
          style={{ flex: '1 1 220px' }}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === name}>
          {t('history.name.save')}
        </Button>
      </Group>
    </form>
  )
}
