import { Badge } from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import { useT } from '../lib/i18n/i18n.ts'

const ROLES: Record<string, MessageKey> = {
  admin: 'frontPage.role.admin',
  participant: 'frontPage.role.participant',
  visitor: 'frontPage.role.visitor',
}

/** What a link opens an event as. */
export function EventRole({ role }: { role: string }) {
  const t = useT()
  const name = ROLES[role]
  if (!name) return null
  return (
    <Badge variant="default" tt="none" fw={500}>
      {t(name)}
    </Badge>
  )
}
