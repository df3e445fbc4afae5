import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'

const ScenarioPanel = lazyComponent(async () => (await import('./scenario-panel.tsx')).ScenarioPanel)

/** For organisers: plans side by side with other settings, or without something; SCENARIO-3. */
export function Scenarios() {
  return (
    <div className="no-print">
      <Suspense fallback={null}>
        <ScenarioPanel />
      </Suspense>
    </div>
  )
}
