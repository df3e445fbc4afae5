import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import type { PlanVersion } from '@planner/protocol'
import { useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useVersions, type Versions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'

type Command = 'restore' | 'publish' | 'discard'

export function VersionsPanel() {
  const t = useT()
  const live = useLive()
  const { versions, hasFailed, again, readNow } = useVersions()
  const [openId, setOpenId] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const run = async (command: Command, planId: string) => {
    if (busy) return
    setBusy(`${command} ${planId}`)
    const ack = await live.plans[command](planId)
    // Until then the buttons would mean what was in force before.
    await readNow()
    setBusy(undefined)
    if (ack.ok && planId === openId) setOpenId(undefined)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  if (!versions) return hasFailed ? <Failed onAgain={again} /> : null
  const { plans, undoId } = versions
  const draft = plans.find(({ status }) => status === 'draft')
  const opened = plans.find(({ id }) => id === openId)
  if (plans.length === 0) return null
  return (
    <Stack gap="sm" ref={place} tabIndex={-1}>
      {draft && (
        <Paper withBorder p="md" role="status">
          <Group justify="space-between" gap="sm">
            <Text fw={600}>{t('versions.draft')}</Text>
            <Group gap="xs">
              <Button variant="default" mih={44} onClick={() => setOpenId(draft.id)}>
                {t('versions.look')}
              </Button>
              <BusyButton
                mih={44}
                isBusy={busy === `publish ${draft.id}`}
                onClick={() => run('publish', draft.id)}
              >
                {t('versions.publish')}
              </BusyButton>
              <BusyButton
                variant="default"
                mih={44}
                isBusy={busy === `discard ${draft.id}`}
                onClick={() => run('discard', draft.id)}
              >
                {t('versions.discard')}
              </BusyButton>
            </Group>
          </Group>
        </Paper>
      )}
      {hasFailed && <Failed onAgain={again} />}
      {opened && (
        <VersionView
          key={opened.id}
          version={opened}
          versions={versions}
          isBusy={busy === `restore ${opened.id}`}
          onRestore={mayRestore(opened, versions) ? () => run('restore', opened.id) : undefined}
          onClose={() => setOpenId(undefined)}
        />
      )}
      <Disclosure label={t('versions.title')}>
        <Stack gap="sm">
          {undoId !== null && (
            <BusyButton
              variant="default"
              mih={44}
              style={{ alignSelf: 'flex-start' }}
              leftSection={<Icon name="undo" />}
              isBusy={busy === `restore ${undoId}`}
              onClick={() => run('restore', undoId)}
            >
              {t('versions.undo')}
            </BusyButton>
          )}
          <VersionList versions={versions} onOpen={setOpenId} />
        </Stack>
      </Disclosure>
    </Stack>
  )
}

/** What is in force as it was made needs not be put back. */
function mayRestore({ id, isUsable, status }: PlanVersion, { inForceId, isChanged }: Versions): boolean {
  return isUsable && status !== 'draft' && (id !== inForceId || isChanged)
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  return (
    <Group gap="sm" role="alert">
      <Text>{t('versions.failed')}</Text>
      <Button variant="default" mih={44} onClick={onAgain}>
        {t('versions.again')}
      </Button>
    </Group>
  )
}
