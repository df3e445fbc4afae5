import { Button, Loader, Paper, Text } from '@mantine/core'
import { Suspense, useId } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { HelpedTitle } from '../../../components/help/help.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { AdminNameForm, useAdminName } from './admin-name.tsx'

const History = lazyComponent(async () => (await import('./history.tsx')).History)

/** Who changed what, for admins only (AUDIT-7). Nothing of it is loaded before it is opened. */
export function HistorySection() {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id} data-wide>
      <HelpedTitle topic="history" order={2} size="h3" id={id}>
        {t('history.title')}
      </HelpedTitle>
      <Disclosure label={t('history.help')}>
        <Suspense fallback={<Loader role="status" aria-label={t('app.loading')} />}>
          <History />
        </Suspense>
        <Text size="sm" c="dimmed" mt="sm">
          {t('history.scope')}
        </Text>
      </Disclosure>
    </section>
  )
}

/** Asks a holder of the admin link once for a name; AUDIT-3. */
export function AskAdminName() {
  const t = useT()
  const { isNeeded, name, save } = useAdminName()
  if (!isNeeded || name !== undefined) return null
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed" mb="xs">
        {t('history.name.ask')} {t('history.name.claim')}
      </Text>
      <AdminNameForm label={t('history.name')} name="" onSave={save}>
        <Button onClick={() => void save('')}>{t('history.name.skip')}</Button>
      </AdminNameForm>
    </Paper>
  )
}
