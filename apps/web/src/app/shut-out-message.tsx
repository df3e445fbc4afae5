import { Suspense } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { type Refused, refusalText } from '../lib/i18n/refusal-text.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { useLive } from '../lib/live/live-context.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'

const MyData = lazyComponent(async () => (await import('../features/user-data/my-data.tsx')).MyData)

/** The event is closed to this person, whose data is still there. */
const KEEPS_DATA: ReadonlySet<string> = new Set(['archived', 'disabled'])

/** Why the event cannot be shown. Archived people can still download or erase their data; KEY-16. */
export function ShutOutMessage({ fatal }: { fatal: Refused }) {
  const t = useT()
  const { store } = useLive()
  return (
    <FullScreenMessage title={t('app.shutOut.title')} text={refusalText(t, fatal)}>
      {KEEPS_DATA.has(fatal.reason ?? '') && (
        <Suspense>
          <MyData
            personId=""
            onErased={() => store.setMeta({ fatal: { reason: 'personRemoved', message: '' } })}
          />
        </Suspense>
      )}
    </FullScreenMessage>
  )
}
