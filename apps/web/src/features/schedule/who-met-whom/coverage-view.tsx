import { Stack, Text, Title } from '@mantine/core'
import { type Coverage, can, coverageOf, type PersonId, unmetAndWanted } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot, useTable } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { CoverageGrid } from './coverage-grid.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { UnmetList } from './unmet-list.tsx'

/** Figures, the pairs who still want to meet, everybody's figures, and a map of all pairs; SCREEN-9. */
export function CoverageView() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const coverage = useCoverage()
  const nameOf = (id: PersonId) => state.persons.get(id)?.name ?? ''
  const people = coverage.people.toSorted((a, b) => byName(nameOf(a), nameOf(b)))
  const sorted = { ...coverage, people }
  const unmet = unmetAndWanted(sorted)
  const numPairs = (people.length * (people.length - 1)) / 2
  const isPairs = can(variant, 'pairs')
  if (numPairs === 0) return <Text>{t('coverage.tooFew')}</Text>
  return (
    <Stack gap="md">
      <Text>
        {t(isPairs ? 'coverage.pairs' : 'coverage.groups', {
          met: coverage.encounters.size,
          all: numPairs,
          percent: Math.round((100 * coverage.encounters.size) / numPairs),
        })}{' '}
        {t('coverage.wanted', {
          wanted: coverage.wantedByBoth.size,
          unmet: unmet.length,
        })}
      </Text>
      <UnmetList pairs={unmet} nameOf={nameOf} />
      <section aria-label={t('coverage.table')}>
        <Title order={3} size="h5" mb="xs">
          {t('coverage.table')}
        </Title>
        <CoverageTable coverage={sorted} nameOf={nameOf} />
      </section>
      <section aria-label={t('coverage.map')}>
        <Title order={3} size="h5" mb="xs">
          {t('coverage.map')}
        </Title>
        <CoverageGrid coverage={sorted} nameOf={nameOf} />
      </section>
    </Stack>
  )
}

function useCoverage(): Coverage {
  const { variant, state } = useLiveSnapshot()
  const version = [
    useTable('preferences'),
    useTable('contactPreferences'),
    useTable('assignments'),
    useTable('weekDayHourAssignments'),
  ].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are mutated in place; the versions track changes
  return useMemo(() => coverageOf(variant, state), [variant, state, version])
}
