import { Suspense } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { VersionsPlace } from './plan-versions/versions-place.tsx'

const VersionsPanel = lazyComponent(
  async () => (await import('./plan-versions/versions-panel.tsx')).VersionsPanel,
)
const ScenarioPanel = lazyComponent(
  async () => (await import('./scenarios/scenario-panel.tsx')).ScenarioPanel,
)

/**
 * For organisers: earlier plans (PLAN-21), and scenarios side by side (SCENARIO-3). `news` is the place of a
 * plan that waits to be published.
 */
export function PlanTools({ news }: { news: HTMLElement | null }) {
  const t = useT()
  return (
    <>
      <div className="no-print">
        <Suspense fallback={<VersionsPlace />}>
          <VersionsPanel news={news} />
        </Suspense>
      </div>
      <div className="no-print">
        <Suspense
          // Where the button will be, so that what stands beside it does not move.
          fallback={
            <div style={{ visibility: 'hidden' }}>
              <Disclosure label={t('scenarios.title')}>{null}</Disclosure>
            </div>
          }
        >
          <ScenarioPanel />
        </Suspense>
      </div>
    </>
  )
}
