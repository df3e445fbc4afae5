import { Badge } from '@mantine/core'
import { hasMessage, useT } from '../lib/i18n/i18n.ts'

/** What a link opens an event as. */
export function EventRole({ role }: { role: string }) {
  const t = useT()
  const name = `frontPage.role.${role}`
  if (!hasMessage(name)) return null
  return (
    <Badge variant="default" tt="none" fw={500}>
      {t(name)}
    </Badge>
  )
}
