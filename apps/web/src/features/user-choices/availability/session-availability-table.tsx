import { Table } from '@mantine/core'
import { isolatedText, type PersonRecord } from '@planner/domain'
import { Fragment } from 'react'
import { ColumnHeading } from '../../../components/sessions/break-mark.tsx'
import classes from '../../../components/sessions/sessions.module.css'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useViewer } from '../../../lib/live/live-context.tsx'
import { AvailabilityBox, WholeDayBox } from './availability-box.tsx'

type SessionAvailabilityTableProps = { people: readonly PersonRecord[]; days: SessionDays }

/** Everybody's availability in the shown sessions, with a column for each whole day; SCREEN-19. */
export function SessionAvailabilityTable({ people, days }: SessionAvailabilityTableProps) {
  const t = useT()
  const viewer = useViewer()
  const { texts, shown, hasDays, place } = days
  const columns = shown.map((day) => ({ day, hasWhole: hasDays && day.sessions.length > 1 }))
  const numColumns = columns.reduce(
    (sum, { day, hasWhole }) => sum + day.sessions.length + Number(hasWhole),
    0,
  )
  return (
    <div ref={place}>
      <Table.ScrollContainer minWidth={180 + 88 * numColumns} maxHeight="70dvh">
        <Table stickyHeader aria-label={t('userChoices.availability')}>
          <Table.Thead>
            {hasDays && (
              <Table.Tr>
                <Table.Td className={classes.rowName} />
                {columns.map(({ day, hasWhole }) => (
                  <Table.Th
                    key={day.sessions[0]?.id}
                    scope="colgroup"
                    colSpan={day.sessions.length + Number(hasWhole)}
                  >
                    <span className={classes.dayName}>{texts.day(day)}</span>
                  </Table.Th>
                ))}
              </Table.Tr>
            )}
            <Table.Tr>
              <Table.Th className={classes.rowName}>{t('app.person')}</Table.Th>
              {columns.map(({ day, hasWhole }) => (
                <Fragment key={day.sessions[0]?.id}>
                  {hasWhole && <Table.Th ta="center">{t('availability.wholeDay')}</Table.Th>}
                  {day.sessions.map((session) => (
                    <Table.Th key={session.id} ta="center" data-session={session.id} tabIndex={-1}>
                      <ColumnHeading name={texts.inDay(session)} breakAfter={session.breakAfter} />
                    </Table.Th>
                  ))}
                </Fragment>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map(({ id, name }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" className={classes.rowName} fw={id === viewer.personId ? 600 : 400}>
                  {id === viewer.personId ? t('app.you', { name }) : isolatedText(name)}
                </Table.Th>
                {columns.map(({ day, hasWhole }) => (
                  <Fragment key={day.sessions[0]?.id}>
                    {hasWhole && (
                      <Table.Td>
                        <WholeDayBox personId={id} day={day} texts={texts} of={name} />
                      </Table.Td>
                    )}
                    {day.sessions.map((session) => (
                      <Table.Td key={session.id}>
                        <AvailabilityBox
                          personId={id}
                          sessionId={session.id}
                          name={t('availability.cell', { name, session: texts.full(session) })}
                        />
                      </Table.Td>
                    ))}
                  </Fragment>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
