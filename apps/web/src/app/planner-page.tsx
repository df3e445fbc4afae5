import { can, type VariantDescription, variantByPath } from '@planner/domain'
import { pageKey } from '../lib/live/keys.ts'
import { LiveProvider } from '../lib/live/live-context.tsx'
import { useSession } from '../lib/session/session.tsx'
import { usePlannerSearch } from '../lib/use-planner-search.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PlannerShell } from './planner-shell.tsx'
import { useLiveEvent } from './use-live-event.ts'

const ROLES = ['admin', 'share', 'participant']

/** A variant's page, whatever the role: finds the variant, joins the event, shows the shell. */
export function PlannerPage({ base, role }: { base: string; role: string | undefined }) {
  const variant = variantByPath(`/${base}`)
  if (!variant || (role !== undefined && !ROLES.includes(role))) return <NotFoundPage />
  return <VariantPage key={variant.id} variant={variant} role={role} />
}

function VariantPage({ variant, role }: { variant: VariantDescription; role: string | undefined }) {
  const [search] = usePlannerSearch()
  const { environment, defaultInvite } = useSession()
  const usesDefault = can(variant, 'defaultInvite') && environment === 'production'
  const live = useLiveEvent(variant, pageKey(search, role, usesDefault ? defaultInvite : ''))
  if (!live) return null
  return (
    <LiveProvider live={live}>
      <PlannerShell />
    </LiveProvider>
  )
}
