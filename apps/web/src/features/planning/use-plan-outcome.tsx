import { Anchor, Group, Text } from '@mantine/core'
import { isAdmin, tabRefusal } from '@planner/domain'
import { useEffect, useRef } from 'react'
import { closeAlert } from '../../lib/alert.ts'
import { announce } from '../../lib/announce.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { useSession } from '../../lib/session/session.tsx'
import { usePlannerTab } from '../../lib/tab.ts'
import { hideToast, showToast } from '../../lib/toast.ts'

const TOAST_MS = 8000

/**
 * A new plan closes any alert and, in production, opens the schedule; elsewhere a toast links to it
 * unless the schedule is already open; PLAN-3. A draft does so for admins alone; PLAN-17.
 */
export function usePlanOutcome(): void {
  const t = useT()
  const { planVersion, state, viewer } = useLiveSnapshot()
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  const { environment } = useSession()
  const { tab, tabs, openTab } = usePlannerTab()
  const seenVersion = useRef(planVersion)

  useEffect(() => {
    if (planVersion === seenVersion.current) return
    seenVersion.current = planVersion
    // A draft waits for the organisers; nothing has changed for others.
    if (isReviewed && !isAdmin(viewer)) return
    closeAlert()
    const mayOpen = tabs.includes('schedule') && tabRefusal(state, viewer, 'schedule') === undefined
    if (!mayOpen) return
    // Nothing else says it on the schedule itself. An organiser's dialog comes before it.
    if (tab === 'schedule' || environment === 'production') announce(t('planning.ready'))
    if (tab === 'schedule') return
    if (environment === 'production') openTab('schedule')
    else {
      const id = 'plan-ready'
      const open = () => {
        hideToast(id)
        openTab('schedule')
      }
      const message = (
        <Group gap="sm">
          <Text span>{t('planning.ready')}</Text>
          <Anchor component="button" type="button" onClick={open}>
            {t('planning.open')}
          </Anchor>
        </Group>
      )
      showToast({ id, message, autoClose: TOAST_MS })
    }
  }, [planVersion, isReviewed, environment, tab, tabs, openTab, state, viewer, t])
}
