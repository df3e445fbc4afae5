import { Button, Group, Loader, Paper, Text, TextInput, Title } from '@mantine/core'
import { MAX_ADMIN_NAME } from '@planner/domain'
import { Suspense, useId, useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { Help } from '../../../components/help/help.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useAdminName } from './use-admin-name.ts'

const History = lazyComponent(async () => (await import('./history.tsx')).History)

/** Who changed what, for admins only (AUDIT-7). Nothing of it is loaded before it is opened. */
export function HistorySection() {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id} data-wide>
      <Help topic="history" about={t('history.title')}>
        <Title order={2} size="h3" id={id}>
          {t('history.title')}
        </Title>
      </Help>
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
        <Button type="submit" disabled={typed.trim() === ''}>
          {t('history.name.save')}
        </Button>
        <Button onClick={() => void save('')}>{t('history.name.skip')}</Button>
      </Group>
    </Paper>
  )
}
