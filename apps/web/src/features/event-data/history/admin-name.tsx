import { Button, Group, TextInput } from '@mantine/core'
import { MAX_ADMIN_NAME } from '@planner/domain'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { rememberAdminName, rememberedAdminName, subscribeToAdminName } from '../../../lib/admin-name.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'

const remembered = () => rememberedAdminName(localStorage)

/** The name of whoever uses the admin link, undefined when they have not been asked (AUDIT-3). */
export function useAdminName() {
  const live = useLive()
  const { viewer } = useLiveSnapshot()
  const name = useSyncExternalStore(subscribeToAdminName, remembered)
  return {
    /** People who are admins act under their own name. */
    isNeeded: viewer.role === 'admin' && viewer.personId === null,
    name,
    async save(given: string) {
      rememberAdminName(localStorage, given)
      if (remembered() !== (name ?? '')) await live.rejoin()
    },
  }
}

type AdminNameFormProps = {
  label: string
  description?: string
  /** The name so far. */
  name: string
  onSave: (name: string) => Promise<void>
  /** More buttons. */
  children?: ReactNode
}

/** A field for the name of whoever uses the admin link. */
export function AdminNameForm({ label, description, name, onSave, children }: AdminNameFormProps) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(typed)
      }}
    >
      <Group align="flex-end">
        <TextInput
          label={label}
          description={description}
          value={typed}
          maxLength={MAX_ADMIN_NAME}
          autoComplete="name"
          onChange={(event) => setTyped(event.currentTarget.value)}
          style={{ flex: '1 1 220px' }}
        />
        <Button type="submit" disabled={typed.trim() === name}>
          {t('history.name.save')}
        </Button>
        {children}
      </Group>
    </form>
  )
}
