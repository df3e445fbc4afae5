import { isAdmin } from '@planner/domain'
import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useViewer } from '../../../lib/live/live-context.tsx'
import type { WhySeat } from '../plan-questions.ts'

const WhyDialog = lazyComponent(async () => (await import('./why-dialog.tsx')).WhyDialog)

type Ask = (place: WhySeat) => void
const Context = createContext<Ask | null>(null)

/** Shows the card that somebody asks for, above whatever they asked from; WHY-6. */
export function WhyProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<WhySeat | null>(null)
  return (
    <Context.Provider value={setPlace}>
      {children}
      {place && (
        <Suspense fallback={null}>
          <WhyDialog {...place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </Context.Provider>
  )
}

/** Asks why somebody is where they are; undefined for those of whom the reader may not ask: organisers ask of everybody, others of themselves. */
export function useAskWhy(): (place: WhySeat) => (() => void) | undefined {
  const ask = useContext(Context)
  const viewer = useViewer()
  return useCallback(
    (place) =>
      ask !== null && (isAdmin(viewer) || viewer.personId === place.personId) ? () => ask(place) : undefined,
    [ask, viewer],
  )
}
