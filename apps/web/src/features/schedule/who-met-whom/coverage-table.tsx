import { Table, Text } from '@mantine/core'
import { type Coverage, can, coverageByPerson, type PersonalCompany, type PersonId } from '@planner/domain'
import { useMemo } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import classes from './coverage.module.css'
import { CompanyNotes } from './own-company.tsx'

type CoverageTableProps = {
  coverage: Coverage
  /** Of groups; null where people meet in pairs. */
  company: ReadonlyMap<PersonId, PersonalCompany> | null
  /** Whom a search has found; null without one. */
  found: ReadonlySet<PersonId> | null
  nameOf: (id: PersonId) => string
}

/** How many others each person has met, and how many still want to meet them as well; the fewest first. */
export function CoverageTable({ coverage, company, found, nameOf }: CoverageTableProps) {
  const t = useT()
  const isPairs = can(useVariant(), 'pairs')
  // Among groups nobody need say whom they want to meet.
  const hasWanted = isPairs || coverage.wantedByBoth.size > 0
  const rows = useMemo(
    () => coverageByPerson(coverage).toSorted((a, b) => a.met + a.planned - b.met - b.planned),
    [coverage],
  )
  const isNarrow = useIsNarrow()
  const isPrinting = usePrinting()
  const unmetText = (ids: readonly PersonId[]) =>
    t('coverage.stillWanted.names', { count: ids.length, names: ids.map(nameOf).join(', ') })
  const wanted = found ? rows.filter(({ personId }) => found.has(personId)) : rows
  const { shown, button } = useShortList(wanted)
  if (isNarrow && !isPrinting)
    return (
      <>
        <People
          rows={shown}
          company={company}
          hasNames={found !== null}
          nameOf={nameOf}
          unmetText={hasWanted ? unmetText : null}
        />
        {button}
      </>
    )
  return (
    <>
      {/* Names of those whom somebody still wants to meet need room. */}
      <Table.ScrollContainer
        minWidth={isPairs ? 560 : 0}
        type="native"
        maw="60rem"
        {...(isPairs && { tabIndex: 0, role: 'region', 'aria-label': t('coverage.table') })}
      >
        <Table fz="sm" verticalSpacing={6} aria-label={t('coverage.table')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('schedule.person')}</Table.Th>
              <Table.Th scope="col">{t(isPairs ? 'coverage.met' : 'coverage.together')}</Table.Th>
              {isPairs && <Table.Th scope="col">{t('coverage.planned')}</Table.Th>}
              {hasWanted && <Table.Th scope="col">{t('coverage.stillWanted')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ personId, met, planned, unmet }) => (
              <Table.Tr key={personId}>
                <Table.Th scope="row" fw={400} style={{ overflowWrap: 'anywhere' }}>
                  <UserText>{nameOf(personId)}</UserText>
                </Table.Th>
                <Table.Td>
                  {met}
                  <CompanyNotes company={company?.get(personId)} hasNames={found !== null} nameOf={nameOf} />
                </Table.Td>
                {isPairs && <Table.Td>{planned}</Table.Td>}
                {hasWanted && (
                  <Table.Td>
                    {unmet.length === 0 ? (
                      '0'
                    ) : (
                      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                        {unmetText(unmet)}
                      </Text>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {button}
    </>
  )
}

type PersonCoverageRow = ReturnType<typeof coverageByPerson>[number]

type PeopleProps = Pick<CoverageTableProps, 'company' | 'nameOf'> & {
  rows: readonly PersonCoverageRow[]
  hasNames: boolean
  /** Null where nobody says whom they want to meet. */
  unmetText: ((ids: readonly PersonId[]) => string) | null
}

/** The same where a table has no room. */
function People({ rows, company, hasNames, nameOf, unmetText }: PeopleProps) {
  const t = useT()
  const isPairs = can(useVariant(), 'pairs')
  return (
    <ul className={classes.people} aria-label={t('coverage.table')}>
      {rows.map((row) => (
        <li key={row.personId}>
          <span className={classes.person}>
            <UserText>{nameOf(row.personId)}</UserText>
          </span>
          <span className={classes.figures}>
            {t(isPairs ? 'coverage.met' : 'coverage.together')}: {row.met}
            {isPairs && ` · ${t('coverage.planned')}: ${row.planned}`}
          </span>
          <CompanyNotes company={company?.get(row.personId)} hasNames={hasNames} nameOf={nameOf} />
          {unmetText && row.unmet.length > 0 && (
            <span className={classes.notes}>
              {t('coverage.stillWanted')}: {unmetText(row.unmet)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
