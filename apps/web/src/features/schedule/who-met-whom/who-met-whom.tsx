import { isAdmin } from '@planner/domain'
import { Suspense } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useViewer } from '../../../lib/live/live-context.tsx'

const CoverageView = lazyComponent(async () => (await import('./coverage-view.tsx')).CoverageView)

const OwnCompany = lazyComponent(async () => (await import('./own-company.tsx')).OwnCompany)

/** Who has met whom, for organisers everybody, for participants themselves; loaded when opened; SCREEN-9. */
export function WhoMetWhom() {
  const t = useT()
  const viewer = useViewer()
  return (
    <Disclosure label={t(isAdmin(viewer) ? 'coverage.title' : 'coverage.own.title')}>
      <Suspense fallback={t('app.loading')}>
        {isAdmin(viewer) ? <CoverageView /> : viewer.personId && <OwnCompany personId={viewer.personId} />}
      </Suspense>
    </Disclosure>
  )
}
