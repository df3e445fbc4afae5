import { Box, Center, Loader, Tabs } from '@mantine/core'
import { type TabId, type TabRefusal, tabRefusal } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { Suspense } from 'react'
import { PlannerDialog } from '../features/planning/planner-dialog.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { usePlannerTab } from '../lib/tab.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'
import { PlannerHeader } from './planner-header.tsx'
import { TAB_CONTENTS } from './tab-contents.tsx'

const refusalMessages: Record<TabRefusal, MessageKey> = {
  eventNotRegistered: 'tab.disabled.event',
  userNotRegistered: 'tab.disabled.user',
  topicOnly: 'tab.disabled.topicOnly',
}

/** Heading, tabs and the dialogs that belong to every tab. Content waits for the data (spec 2.1). */
export function PlannerShell() {
  const t = useT()
  const { isLoaded, fatal, state, viewer } = useLiveSnapshot()
  const { tab, tabs, openTab } = usePlannerTab()
  if (fatal) return <FullScreenMessage text={fatal} />
  if (!isLoaded) {
    return (
      <>
        <FullScreenMessage text={t('app.loading')} isBusy />
        <ConnectionDialog />
      </>
    )
  }
  const Content = TAB_CONTENTS[tab]
  return (
    <>
      <ConnectionDialog />
      <PlannerHeader />
      <main>
        <Tabs value={tab} onChange={(value) => openTab(value as TabId)} keepMounted={false}>
          <Tabs.List className="no-print" px="md" style={{ flexWrap: 'nowrap', overflowX: 'auto' }}>
            {tabs.map((each) => {
              const refusal = tabRefusal(state, viewer, each)
              return (
                <Tabs.Tab
                  key={each}
                  value={each}
                  disabled={refusal !== undefined}
                  title={refusal && t(refusalMessages[refusal])}
                  style={{ flexShrink: 0 }}
                >
                  {t(`tab.${each}`)}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
          <div id="content">
            <Tabs.Panel value={tab} p="md">
              <Box maw={tab === 'schedule' || tab === 'userChoices' ? undefined : 960} mx="auto">
                <Suspense fallback={<Loading />}>
                  <Content />
                </Suspense>
              </Box>
            </Tabs.Panel>
          </div>
        </Tabs>
      </main>
      <PlannerDialog />
      <AlertDialog />
    </>
  )
}

function Loading() {
  const t = useT()
  return (
    <Center mih={240} role="status" aria-label={t('app.loading')}>
      <Loader />
    </Center>
  )
}
