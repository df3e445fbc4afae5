import { Button, Stack } from '@mantine/core'
import type { WeekBlock } from '@planner/domain'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames } from '../schedule-context.tsx'
import type { OpenGroup } from './group-dialog.tsx'

type FoldedGroupsProps = {
  blocks: readonly WeekBlock[] | null
  onOpen: (group: OpenGroup) => void
  onClose: () => void
}

/** The groups that share a place in the week, to open one of them. */
export function FoldedGroups({ blocks, onOpen, onClose }: FoldedGroupsProps) {
  const t = useT()
  const names = useNames()
  return (
    <Dialog isOpen={blocks !== null} title={t('schedule.plan.folded')} onClose={onClose}>
      <Stack gap="xs">
        {blocks
          ?.toSorted((a, b) => a.from - b.from)
          .map(({ group, sessionId, from, to }) => (
            <Button
              key={`${group.key}|${from}`}
              variant="default"
              justify="start"
              h="auto"
              py="xs"
              styles={{ label: { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' } }}
              onClick={() => {
                onClose()
                onOpen({ key: group.key, sessionId })
              }}
            >
              {names.hours(from, to)} {names.group(group)}
            </Button>
          ))}
        <Button variant="subtle" onClick={onClose} style={{ alignSelf: 'start' }}>
          {t('app.close')}
        </Button>
      </Stack>
    </Dialog>
  )
}
