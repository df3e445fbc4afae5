import { NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import type { RoomPlan } from '../../components/room/room-plan.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'

const Room = lazyComponent(async () => (await import('../../components/room/room.tsx')).Room)

type RoomSession = { id: number; name: string }

type Props = {
  sessions: readonly RoomSession[]
  /** The session that is shown at first. */
  first: number
  planOf: (sessionId: number) => RoomPlan
  /** Somebody in the picture is opened. */
  onPerson?: (personId: string, sessionId: number) => void
}

/** A picture of one session at a time, when it is asked for; ROOM-4. */
export function RoomOverview({ sessions, first, planOf, onPerson }: Props) {
  const t = useT()
  const [chosen, choose] = useState(first)
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0]
  if (!session) return null
  return (
    <Disclosure label={t('room.title')}>
      <Stack component="section" gap="xs" aria-label={t('room.title')} className="no-print">
        {sessions.length > 1 && <SessionChoice sessions={sessions} value={session.id} onChange={choose} />}
        <Suspense fallback={<div style={{ minHeight: HEIGHT }} />}>
          <Room
            plan={planOf(session.id)}
            label={session.name}
            height={HEIGHT}
            onPerson={(personId) => onPerson?.(personId, session.id)}
          />
        </Suspense>
      </Stack>
    </Disclosure>
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

/** Chooses one of the sessions: where their names are too long for a line, from a list. */
export function SessionChoice({ sessions, value, onChange }: SessionChoiceProps) {
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
        style={{ alignSelf: 'flex-start' }}
      />
    )
  return (
    <NativeSelect
      aria-label={t('room.session')}
      data={data}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      style={{ alignSelf: 'flex-start', minWidth: 0 }}
    />
  )
}
