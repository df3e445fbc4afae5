import { Stack, Table, Text, Title } from '@mantine/core'
import {
  type Coverage,
  can,
  companyOf,
  coverageByPerson,
  coverageOf,
  type PersonalCompany,
  type PersonId,
  scheduleOf,
  TABLE_NAMES,
  TABLES,
  unmetAndWanted,
} from '@planner/domain'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useShortList } from '../../../components/use-short-list.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useDeferredEventState, useLiveSnapshot, useVariant } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { isMatch } from '../cards/card-search.tsx'
import { ShortLines } from '../short-lines.tsx'
import classes from './coverage.module.css'
import { CoverageGrid } from './coverage-grid.tsx'
import { CompanyNotes } from './own-company.tsx'

/** Wishes, and who is with whom. */
const COVERAGE_TABLES = TABLE_NAMES.filter((table) => {
  const { asks, planned } = TABLES[table]
  return planned || asks === 'topics' || asks === 'people'
})

/** Figures, the pairs who still want to meet, everybody's figures, and a map of all pairs; SCREEN-9. */
export function CoverageView() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { coverage, company } = useCoverage()
  const [query, setQuery] = useState('')
  const { persons } = state
  const nameOf = useCallback((id: PersonId) => persons.get(id)?.name ?? '', [persons])
  const sorted = useMemo(() => {
    const sortedPeople = coverage.people.toSorted((a, b) => byName(nameOf(a), nameOf(b)))
    return { ...coverage, people: sortedPeople }
  }, [coverage, nameOf])
  const { people } = sorted
  const unmet = useMemo(() => unmetAndWanted(sorted), [sorted])
  const searched = useDeferredValue(query.trim())
  const found = useMemo(
    () => (searched === '' ? null : new Set(people.filter((id) => isMatch(nameOf(id), searched)))),
    [people, searched, nameOf],
  )
  const numPairs = (people.length * (people.length - 1)) / 2
  const isPairs = can(variant, 'pairs')
  if (numPairs === 0) return <Text>{t('coverage.tooFew')}</Text>
  return (
    <Stack>
      <Text>
        {t(isPairs ? 'coverage.pairs' : 'coverage.groups', {
          met: coverage.encounters.size,
          all: numPairs,
          percent: Math.round((100 * coverage.encounters.size) / numPairs),
        })}
        {(isPairs || coverage.wantedByBoth.size > 0) &&
          ` ${t('coverage.wanted', { wanted: coverage.wantedByBoth.size, unmet: unmet.length })}`}
        {company &&
          ` ${t(variant.slots === 'weekHours' ? 'coverage.companyOfWeek' : 'coverage.company', company.sums)}`}
      </Text>
      <SearchField
        className="no-print"
        label={t('coverage.search')}
        value={query}
        onChange={setQuery}
        maw={340}
      />
      {found?.size === 0 && <Text role="status">{t('schedule.cards.noneFound')}</Text>}
      <UnmetList pairs={unmet} nameOf={nameOf} />
      <section aria-label={t('coverage.table')}>
        <Title order={3} size="h5" mb="xs">
          {t('coverage.table')}
        </Title>
        <CoverageTable coverage={sorted} company={company?.byPerson ?? null} found={found} nameOf={nameOf} />
      </section>
      <section aria-label={t('coverage.map')}>
        <Title order={3} size="h5" mb="xs">
          {t('coverage.map')}
        </Title>
        <CoverageGrid coverage={sorted} found={found} nameOf={nameOf} />
      </section>
    </Stack>
  )
}

function useCoverage(): { coverage: Coverage; company: Company | null } {
  const variant = useVariant()
  const state = useDeferredEventState(...COVERAGE_TABLES)
  return useMemo(() => {
    const byPerson = can(variant, 'pairs') ? null : companyOf(state, scheduleOf(variant, state))
    return { coverage: coverageOf(variant, state), company: byPerson && { byPerson, sums: sumsOf(byPerson) } }
  }, [variant, state])
}

type Company = { byPerson: ReturnType<typeof companyOf>; sums: ReturnType<typeof sumsOf> }

/** How many people are alone in some session, meet nobody new in one, and meet nobody at all. */
function sumsOf(byPerson: ReturnType<typeof companyOf>) {
  const all = [...byPerson.values()]
  return {
    alone: all.filter(({ alone }) => alone.length > 0).length,
    nobodyNew: all.filter(({ nobodyNew }) => nobodyNew.length > 0).length,
    nobody: all.filter(({ others }) => others.size === 0).length,
  }
}

type UnmetListProps = { pairs: readonly [PersonId, PersonId][]; nameOf: (id: PersonId) => string }

/** Pairs who have not met and both want to. */
function UnmetList({ pairs, nameOf }: UnmetListProps) {
  const t = useT()
  if (pairs.length === 0) return null
  return (
    <section aria-label={t('coverage.unmet')}>
      <Title order={3} size="h5" mb="xs">
        {t('coverage.unmet')}
      </Title>
      <ShortLines
        className={classes.pairs}
        lines={pairs.map(([a, b]) => t('schedule.meetings.pair', { first: nameOf(a), second: nameOf(b) }))}
      />
    </section>
  )
}

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
              <Table.Th scope="col">{t('app.person')}</Table.Th>
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
