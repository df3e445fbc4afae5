import { Suspense } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'

const CoverageView = lazyComponent(async () => (await import('./coverage-view.tsx')).CoverageView)

/** For organisers: who has met whom, computed and loaded when it is opened; SCREEN-9. */
export function WhoMetWhom() {
  const t = useT()
  return (
    <Disclosure label={t('coverage.title')}>
      <Suspense fallback={t('app.loading')}>
        <CoverageView />
      </Suspense>
    </Disclosure>
  )
}
