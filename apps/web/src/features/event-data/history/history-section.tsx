import { Loader, Text } from '@mantine/core'
import { Suspense } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { HelpedTitle } from '../../../components/help/help.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'

const History = lazyComponent(async () => (await import('./history.tsx')).History)

/** Who changed what, for admins only (AUDIT-7). Nothing of it is loaded before it is opened. */
export function HistorySection() {
  const t = useT()
  return (
    <section aria-labelledby="history" data-wide>
      <HelpedTitle topic="history" order={2} size="h3" id="history" tabIndex={-1}>
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
