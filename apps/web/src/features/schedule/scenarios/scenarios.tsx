import { Suspense } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'

const ScenarioPanel = lazyComponent(async () => (await import('./scenario-panel.tsx')).ScenarioPanel)

/** For organisers: plans side by side with other settings, or without something; SCENARIO-3. */
export function Scenarios() {
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
