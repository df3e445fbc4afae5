import { Suspense } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { VersionsPlace } from './plan-versions/versions-place.tsx'

/** For organisers: earlier and possible plans. `news` is the place of a plan that waits to be published. */
export function PlanTools({ news }: { news: HTMLElement | null }) {
  return (
    <>
      <PlanVersions news={news} />
      <Scenarios />
    </>
  )
}

const VersionsPanel = lazyComponent(
  async () => (await import('./plan-versions/versions-panel.tsx')).VersionsPanel,
)

/** For organisers: a plan that waits to be published, undoing the last one, and versions; PLAN-21. */
function PlanVersions({ news }: { news: HTMLElement | null }) {
  return (
    <div className="no-print">
      <Suspense fallback={<VersionsPlace />}>
        <VersionsPanel news={news} />
      </Suspense>
    </div>
  )
}

const ScenarioPanel = lazyComponent(
  async () => (await import('./scenarios/scenario-panel.tsx')).ScenarioPanel,
)

/** For organisers: plans side by side with other settings, or without something; SCENARIO-3. */
function Scenarios() {
  const t = useT()
  return (
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
  )
}
