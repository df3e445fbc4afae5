import { maySeeReport } from '@planner/domain'
import { Suspense, useCallback, useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useReportAsked } from './report-asked.ts'

const ReportView = lazyComponent(async () => (await import('./report-view.tsx')).ReportView)

/** The report where people meet in pairs, made and loaded when it is opened; REPORT-2. */
export function MeetingsReport() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const [isAsked, setAsked] = useState(false)
  useReportAsked(useCallback(() => setAsked(true), []))
  if (!maySeeReport(variant, state, viewer)) return null
  return (
    <Disclosure label={t('report.title')} mustOpen={isAsked}>
      <Suspense fallback={t('app.loading')}>
        <ReportView />
      </Suspense>
    </Disclosure>
  )
}
