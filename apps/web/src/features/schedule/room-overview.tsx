import { Group, NativeSelect, SegmentedControl, Stack, Title, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useId, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import type { RoomPlan } from '../../components/room/room-plan.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useKeptChoice } from '../../lib/kept-choice.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'

const Room = lazyComponent(async () => (await import('../../components/room/room.tsx')).Room)

type RoomSession = { id: number; name: string }

type Props = {
  sessions: readonly RoomSession[]
  /** The session that is shown at first. */
  first: number
  planOf: (sessionId: number) => RoomPlan
  fold: FoldedRoom
  /** Somebody in the picture is opened. */
  onPerson?: (personId: string, sessionId: number) => void
}

/** A picture of one session at a time above the schedule, which can be folded away; ROOM-4. */
export function RoomOverview({ sessions, first, planOf, fold: { isOpen, setOpen }, onPerson }: Props) {
  const t = useT()
  const panelId = useId()
  const [chosen, choose] = useState(first)
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0]
  if (!session) return null
  return (
    <Stack component="section" gap={isOpen ? 'xs' : 0} aria-label={t('room.title')} className="no-print">
      <Group justify="space-between" gap="sm">
        <Title order={2} ff="inherit" fz="inherit" lh="inherit">
          <UnstyledButton
            fw={600}
            mih={44}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Group gap="var(--space-2)" wrap="nowrap">
              <Icon name={isOpen ? 'open' : 'closed'} />
              {t('room.title')}
            </Group>
          </UnstyledButton>
        </Title>
        {isOpen && sessions.length > 1 && (
          <SessionChoice sessions={sessions} value={session.id} onChange={choose} />
        )}
      </Group>
      <div id={panelId}>
        {isOpen && (
          <Suspense fallback={<div style={{ minHeight: HEIGHT }} />}>
            <Room
              plan={planOf(session.id)}
              label={session.name}
              height={HEIGHT}
              onPerson={(personId) => onPerson?.(personId, session.id)}
            />
          </Suspense>
        )}
      </div>
    </Stack>
  )
}

const HEIGHT = 340
/** Names that are longer together make a list. */
const MAX_NAMES_LENGTH = 48

type SessionChoiceProps = {
  sessions: readonly RoomSession[]
  value: number
  onChange: (sessionId: number) => void
}

function SessionChoice({ sessions, value, onChange }: SessionChoiceProps) {
  const t = useT()
  const isNarrow = useIsNarrow()
  const data = sessions.map(({ id, name }) => ({ value: String(id), label: name }))
  const length = sessions.reduce((sum, { name }) => sum + name.length, 0)
  if (!isNarrow && length <= MAX_NAMES_LENGTH)
    return (
      <SegmentedControl
        aria-label={t('room.session')}
        data={data}
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
        size="md"
      />
    )
  return (
    <NativeSelect
      aria-label={t('room.session')}
      data={data}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      style={{ flex: '0 1 320px', minWidth: 0 }}
    />
  )
}

/** Where the picture would push the plan below what is in sight. */
const SMALL = '(max-width: 47.99em), (max-height: 56.24em)'

export type FoldedRoom = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** Whether the picture of the room is open, which the browser remembers; ROOM-4. */
export function useFoldedRoom(): FoldedRoom {
  const isSmall = useMediaQuery(SMALL, false, { getInitialValueInEffect: false })
  const { chosen, choose } = useKeptChoice('planner.roomPicture', ['open', 'folded'])
  const [wasSmall] = useState(isSmall)
  const isOpen = chosen === undefined ? !wasSmall : chosen === 'open'
  return { isOpen, setOpen: (next) => choose(next ? 'open' : 'folded') }
}
