import type { ImportPreview, ImportRequest, ImportResult } from '@planner/protocol'
import { useState } from 'react'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { type HttpResult, request } from '../../../lib/http/http.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

export type ImportStage =
  | { kind: 'choose'; error?: string }
  | { kind: 'busy' }
  | { kind: 'preview'; csv: string; preview: ImportPreview; error?: string }
  | { kind: 'done'; result: ImportResult }

/** Previews a table, then imports it into the event. Nothing is stored before `commit`. */
export function useImport() {
  const { variant, keys, state, viewer } = useLiveSnapshot()
  const [stage, setStage] = useState<ImportStage>({ kind: 'choose' })
  // With their own key the history names the person who imports (AUDIT-3).
  const isPersonAdmin = viewer.personId !== null && state.persons.get(viewer.personId)?.isEventAdmin === true
  const requestOf = (csv: string): ImportRequest => ({
    variant: variant.id,
    adminKey: (isPersonAdmin && keys.privateKey) || keys.adminKey,
    csv,
    adminName: rememberedAdminName(localStorage) ?? '',
  })

  const check = async (csv: string) => {
    setStage({ kind: 'busy' })
    const result = await request<ImportPreview>('/api/Import/Preview', requestOf(csv))
    if (result.ok) setStage({ kind: 'preview', csv, preview: result.data })
    else setStage({ kind: 'choose', error: result.message })
  }
  const commit = async (csv: string, preview: ImportPreview) => {
    setStage({ kind: 'busy' })
    const result = await request<ImportResult>('/api/Import/Commit', requestOf(csv))
    if (result.ok) setStage({ kind: 'done', result: result.data })
    // The event may have changed since the preview: a refusal carries an updated preview.
    else setStage({ kind: 'preview', csv, preview: previewIn(result) ?? preview, error: result.message })
  }
  const restart = (error?: string) => setStage({ kind: 'choose', ...(error !== undefined && { error }) })
  return { stage, check, commit, restart }
}

function previewIn({ data }: Extract<HttpResult<ImportResult>, { ok: false }>): ImportPreview | undefined {
  if (data === null || typeof data !== 'object' || !('preview' in data) || !data.preview) return undefined
  return data.preview as ImportPreview
}
