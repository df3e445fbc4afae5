import { can, type VariantDescription, variantByPath } from '@planner/domain'
import { useEffect, useRef, useState } from 'react'
import { rememberedAdminName } from '../lib/admin-name.ts'
import { showAlert } from '../lib/alert.ts'
import { buildVersion } from '../lib/build-version.ts'
import { t } from '../lib/i18n/i18n.ts'
import { refusalText } from '../lib/i18n/refusal-text.ts'
import { durableStorage } from '../lib/live/edits/durable-storage.ts'
import type { PageStorage } from '../lib/live/edits/persisted-edits.ts'
import { pageKey } from '../lib/live/keys.ts'
import { LiveProvider } from '../lib/live/live-context.tsx'
import { LiveEvent } from '../lib/live/live-event.ts'
import { seenEvents } from '../lib/offline/seen-events.ts'
import { reloadOutdatedPage } from '../lib/reload.ts'
import { useSession, useViewKey } from '../lib/session/session.tsx'
import { showSaved } from '../lib/toast.ts'
import { forgetUnsavedInput } from '../lib/unsaved-input.ts'
import { usePlannerSearch } from '../lib/use-planner-search.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PlannerShell } from './planner-shell.tsx'

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

/** Undefined where the browser blocks storage. */
function pageStorage(): PageStorage | undefined {
  try {
    return durableStorage(window.sessionStorage, window.localStorage)
  } catch {
    return undefined
  }
}

/** The live event for the current URL; it stays while the URL changes to another key of the same event. */
export function useLiveEvent(variant: VariantDescription, key: string): LiveEvent | null {
  const [live, setLive] = useState<LiveEvent | null>(null)
  const current = useRef<LiveEvent | null>(null)

  useEffect(() => {
    const held = current.current
    if (held && Object.values(held.store.getSnapshot().keys).includes(key)) return
    held?.close()
    forgetUnsavedInput()
    const next = new LiveEvent({
      variant,
      urlKey: key,
      frontendVersion: buildVersion(),
      translationsVersion: __TRANSLATIONS_VERSION__,
      now: Date.now,
      adminName: () => rememberedAdminName(localStorage) ?? '',
      onException: (refused) => showAlert({ text: refusalText(t, refused) }),
      onSaved: () => showSaved(t('app.saved')),
      onReload: reloadOutdatedPage,
      pageStorage: pageStorage(),
      seenEvents,
    })
    current.current = next
    setLive(next)
  }, [variant, key])

  // Another language draws the cells anew (HTTP-10).
  const viewKey = useViewKey()
  useEffect(() => live?.store.drawCellsIn(viewKey), [live, viewKey])

  useEffect(
    () => () => {
      current.current?.close()
      current.current = null
    },
    [],
  )
  return live
}
