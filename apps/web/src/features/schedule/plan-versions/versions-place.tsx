import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** Where the button will be once the versions are known, so that what stands beside it does not move. */
export function VersionsPlace() {
  const t = useT()
  const { state } = useLiveSnapshot()
  if (state.event.lastPlannerEndTime === null) return null
  return (
    <div style={{ visibility: 'hidden' }}>
      <Disclosure label={t('versions.title')}>{null}</Disclosure>
    </div>
  )
}
