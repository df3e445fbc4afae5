import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { VersionsPlace } from './versions-place.tsx'

const VersionsPanel = lazyComponent(async () => (await import('./versions-panel.tsx')).VersionsPanel)

/** For organisers: a plan that waits to be published, undoing the last one, and every version of it; PLAN-21. */
export function PlanVersions({ news }: { news: HTMLElement | null }) {
  return (
    <div className="no-print">
      <Suspense fallback={<VersionsPlace />}>
        <VersionsPanel news={news} />
      </Suspense>
    </div>
  )
}
