import { Checkbox, Stack, Table, Text, TextInput } from '@mantine/core'
import {
  activePeople,
  type CellValue,
  cellAddress,
  editRefusal,
  isAdmin,
  isolatedText,
  numEnabledSessions,
  type PersonId,
  type PersonRecord,
  sessionsOf,
} from '@planner/domain'
import { memo, useMemo, useState } from 'react'
import { REFUSALS } from '../../../components/edit-refusals.ts'
import { LazyMount } from '../../../components/lazy-mount.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell, useLive, useLiveSnapshot, useViewer } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'

/** Larger tables are mounted only near the viewport: hundreds of rows would delay the matrix above. */
const MAX_FULLY_RENDERED = 40

type NamedSession = { id: number; name: string }

/** Availability by session: the user's own, and for admins everybody's; AVAIL-1. */
export function SessionAvailability() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const [search, setSearch] = useState('')
  const enabled = numEnabledSessions(variant, state.event, state.topics.values())
  const sessions = sessionsOf(variant, state.event)
    .slice(0, enabled)
    .map(({ id, name }) => ({ id, name: isolatedText(name) || t('availability.session', { number: id }) }))
  const people = usePeople(search)
  if (!isAdmin(viewer)) {
    return viewer.personId === null ? null : (
      <Stack gap={0}>
        <Text size="sm">{t('availability.help')}</Text>
        {sessions.map((session) => (
          <AvailabilityBox
            key={session.id}
            personId={viewer.personId ?? ''}
            session={session}
            label={session.name}
          />
        ))}
      </Stack>
    )
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{t('availability.help')}</Text>
      <TextInput
        type="search"
        label={t('userChoices.search.people')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        maw={400}
      />
      {people.length > MAX_FULLY_RENDERED ? (
        <LazyMount minHeight={600} within={50}>
          <SessionAvailabilityTable people={people} sessions={sessions} />
        </LazyMount>
      ) : (
        <SessionAvailabilityTable people={people} sessions={sessions} />
      )}
    </Stack>
  )
}

type SessionAvailabilityTableProps = { people: readonly PersonRecord[]; sessions: readonly NamedSession[] }

function SessionAvailabilityTable({ people, sessions }: SessionAvailabilityTableProps) {
  const t = useT()
  const viewer = useViewer()
  return (
    <Table.ScrollContainer minWidth={180 + 88 * sessions.length} maxHeight="70dvh">
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('availability.person')}</Table.Th>
            {sessions.map(({ id, name }) => (
              <Table.Th key={id} ta="center">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ id, name }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={id === viewer.personId ? 650 : 400}>
                {id === viewer.personId ? t('userChoices.you', { name }) : isolatedText(name)}
              </Table.Th>
              {sessions.map((session) => (
                <Table.Td key={session.id}>
                  <AvailabilityBox
                    personId={id}
                    session={session}
                    name={t('availability.cell', { name, session: session.name })}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** Matching people, sorted by name. */
function usePeople(search: string): readonly PersonRecord[] {
  const { state } = useLiveSnapshot()
  const wanted = search.toLocaleLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: participation depends only on the persons
  return useMemo(
    () =>
      activePeople(state)
        .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
        .sort((a, b) => byName(a.name, b.name)),
    [state.persons, wanted],
  )
}

type AvailabilityBoxProps = { personId: PersonId; session: NamedSession; label?: string; name?: string }

const AvailabilityBox = memo(function AvailabilityBox({
  personId,
  session,
  label,
  name,
}: AvailabilityBoxProps) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const address = cellAddress('availabilities', { userId: personId, sessionId: session.id })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  const note = refusal ? t(REFUSALS[refusal]) : pending ? t('userChoices.pending') : undefined
  return (
    <Checkbox
      checked={isAvailable(value)}
      disabled={refusal !== undefined}
      size="md"
      onChange={(event) => live.setCell(address, event.currentTarget.checked)}
      {...(label === undefined ? { 'aria-label': name } : { label })}
      {...(note === undefined ? {} : label === undefined ? { title: note } : { description: note })}
      styles={{
        body: {
          minHeight: 44,
          alignItems: 'center',
          justifyContent: label === undefined ? 'center' : 'start',
        },
      }}
      {...(pending ? { opacity: 0.7 } : {})}
    />
  )
})

/** Stored as a boolean or as a choice; AVAIL-2. Maybe counts as available. */
function isAvailable(value: CellValue): boolean {
  return value !== false && value !== 'No' && value !== ''
}
