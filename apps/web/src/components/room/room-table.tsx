import { Table } from '@mantine/core'
import { useWords } from '../../lib/live/use-words.ts'
import type { RoomPerson, RoomPlan } from './room-plan.ts'

/** All that the picture shows, in words (ROOM-7). */
export function RoomTable({ plan, label }: { plan: RoomPlan; label: string }) {
  const t = useWords()
  const groups = [
    ...plan.groups,
    ...(plan.without.length > 0 ? [{ id: '', name: t('room.nowhere'), members: plan.without }] : []),
  ]
  const hasChoices = plan.groups.some(({ members }) => members.some(({ choice }) => choice !== ''))
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label={t('room.label', { label })} maw={720}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('room.column.group')}</Table.Th>
            <Table.Th scope="col">{t('schedule.person')}</Table.Th>
            {hasChoices && <Table.Th scope="col">{t('room.column.choice')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ id, name, members }) => (
            <GroupRows key={id} name={name} members={members} hasChoices={hasChoices} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type GroupRowsProps = { name: string; members: readonly RoomPerson[]; hasChoices: boolean }

function GroupRows({ name, members, hasChoices }: GroupRowsProps) {
  const t = useWords()
  if (members.length === 0)
    return (
      <Table.Tr>
        <Table.Th scope="row">{name}</Table.Th>
        <Table.Td colSpan={hasChoices ? 2 : 1}>{t('schedule.list.nobody')}</Table.Td>
      </Table.Tr>
    )
  return members.map(({ personId, name: person, isHost, isYou, choice }, index) => (
    <Table.Tr key={personId}>
      {index === 0 && (
        <Table.Th
          scope="rowgroup"
          rowSpan={members.length}
          style={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}
        >
          {name}
        </Table.Th>
      )}
      <Table.Td>
        {isYou ? t('schedule.people.you', { name: person }) : person}
        {isHost && ` (${t('schedule.host')})`}
      </Table.Td>
      {hasChoices && <Table.Td>{choice}</Table.Td>}
    </Table.Tr>
  ))
}
