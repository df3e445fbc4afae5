import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { PaperButton } from './paper/paper-button.tsx'

const VersionsPanel = lazyComponent(
  async () => (await import('./plan-versions/versions-panel.tsx')).VersionsPanel,
)
const ScenarioPanel = lazyComponent(
  async () => (await import('./scenarios/scenario-panel.tsx')).ScenarioPanel,
)

const ShareProgramme = lazyComponent(
  async () => (await import('./outward/share-programme.tsx')).ShareProgramme,
)

/** For organisers: earlier plans (PLAN-21), scenarios side by side (SCENARIO-3), and what others read (PUBLISH-3). */
export function PlanTools() {
  return (
    <Suspense fallback={null}>
      <div className="no-print">
        <VersionsPanel />
      </div>
      <div className="no-print">
        <ScenarioPanel />
      </div>
      <ShareProgramme />
      <PaperButton />
    </Suspense>
  )
}
