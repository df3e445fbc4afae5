import { Stack } from '@mantine/core'
import type { PlanVersion } from '@planner/protocol'
import { useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useLive } from '../../../lib/live/live-context.tsx'
import { AskAgain } from '../ask-again.tsx'
import { VERSIONS, type Versions } from '../plan-questions.ts'
import { isBeforeAll, VersionList } from './version-list.tsx'
import { UndoSettings, VersionView } from './version-view.tsx'
import { VersionsPlace } from './versions-place.tsx'

export function VersionsPanel() {
  const t = useT()
  const live = useLive()
  const { value: versions, refusal, again } = useAnswer(VERSIONS)
  const [openId, setOpenId] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const restore = async (planId: string) => {
    if (busy) return
    setBusy(planId)
    const ack = await live.invoke('RestorePlan', { planId })
    // Until then the buttons would mean what was in force before.
    await again()
    setBusy(undefined)
    if (ack.ok && planId === openId) setOpenId(undefined)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const close = (planId: string) => {
    place.current?.querySelector<HTMLElement>(`[data-version="${planId}"]`)?.focus()
    setOpenId(undefined)
  }
  const failed = refusal && (
    <AskAgain role="alert" onAgain={again}>
      {t('versions.failed')}
    </AskAgain>
  )
  // The place is there from the beginning, so that it knows what has the focus in it.
  if (!versions || versions.plans.length === 0)
    return (
      <Stack gap="sm" ref={place} tabIndex={-1}>
        {!versions && (failed ?? <VersionsPlace />)}
      </Stack>
    )
  const { plans, undoId, undoSettings } = versions
  const opened = plans.find(({ id }) => id === openId)
  return (
    <Stack gap="sm" ref={place} tabIndex={-1}>
      {failed}
      {opened && (
        <VersionView
          key={opened.id}
          version={opened}
          versions={versions}
          isBusy={busy === opened.id}
          onRestore={mayRestore(opened, versions) ? () => restore(opened.id) : undefined}
          onClose={() => close(opened.id)}
        />
      )}
      <Disclosure label={t('versions.title')}>
        <Stack gap="sm">
          {undoId !== null && (
            <BusyButton
              style={{ alignSelf: 'flex-start' }}
              leftSection={<Icon name="undo" />}
              isBusy={busy === undoId}
              onClick={() => restore(undoId)}
            >
              {t(isBeforeAll(versions, undoId) ? 'versions.undoFirst' : 'versions.undo')}
            </BusyButton>
          )}
          {undoId !== null && <UndoSettings changes={undoSettings} />}
          <VersionList versions={versions} onOpen={setOpenId} again={again} />
        </Stack>
      </Disclosure>
    </Stack>
  )
}

/** What is in force as it was made needs not be put back. */
function mayRestore({ id, isUsable, status }: PlanVersion, { inForceId, isChanged }: Versions): boolean {
  return isUsable && status !== 'draft' && (id !== inForceId || isChanged)
}
