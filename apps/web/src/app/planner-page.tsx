import { can, variantByPath } from '@planner/domain'
import { useParams, useSearch } from '@tanstack/react-router'
import { urlKey } from '../lib/live/keys.ts'
import { LiveProvider } from '../lib/live/live-context.tsx'
import { useSession } from '../lib/session/session.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PlannerShell } from './planner-shell.tsx'
import { useLiveEvent } from './use-live-event.ts'

/** A variant's page, whatever the role: finds the variant, joins the event, shows the shell. */
export function PlannerPage() {
  const { base } = useParams({ strict: false })
  const variant = variantByPath(`/${base}`)
  return variant ? <VariantPage key={variant.id} variant={variant} /> : <NotFoundPage />
}

function VariantPage({ variant }: { variant: NonNullable<ReturnType<typeof variantByPath>> }) {
  const search = useSearch({ strict: false })
  const { environment, defaultInvite } = useSession()
  const usesDefault = can(variant, 'defaultInvite') && environment === 'production'
  const live = useLiveEvent(variant, urlKey(search) || (usesDefault ? defaultInvite : ''))
  if (!live) return null
  return (
    <LiveProvider live={live}>
      <PlannerShell />
    </LiveProvider>
  )
}
