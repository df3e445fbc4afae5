import { cellsIn, isAdmin, isOwnChoice, isolatedText } from '@planner/domain'
import { memo, useMemo } from 'react'
import { GridCells } from '../../../components/grid/grid.tsx'
import { GridHeading } from '../../../components/grid/grid-cell.tsx'
import type { Span } from '../../../components/grid/spans.ts'
import { Icon } from '../../../components/icon.tsx'
import { useTopicFacts } from '../../../components/topic-facts.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useEventState, useViewer } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { RateableTopic } from '../rateable-topics.ts'
import classes from './preference-matrix.module.css'

type MatrixHeaderProps = {
  topics: readonly RateableTopic[]
  columns: readonly Span[]
  activeColumn: number
  sortedBy: string | null
  /** Not where wishes are hidden: the number would be that of the few that are seen. */
  hasTotals: boolean
}

/** Topics with the number of people who chose them. Enter or a click sorts the people by a topic. */
export function MatrixHeader({ topics, columns, activeColumn, sortedBy, hasTotals }: MatrixHeaderProps) {
  const t = useWords()
  const totals = useTotals()
  const factsOf = useTopicFacts()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <GridHeading className={classes.corner} row={0} column={0} isActive={activeColumn === 0}>
          {t('app.person')}
        </GridHeading>
        <GridCells columns={columns} items={topics}>
          {({ topic, name }, index) => (
            <HeaderCell
              key={topic.id}
              name={name}
              facts={factsOf(topic).join(' · ')}
              total={hasTotals ? (totals.get(topic.id) ?? 0) : null}
              column={index + 1}
              isActive={activeColumn === index + 1}
              isSorted={sortedBy === topic.id}
            />
          )}
        </GridCells>
      </tr>
    </thead>
  )
}

type HeaderCellProps = {
  name: string
  facts: string
  total: number | null
  column: number
  isActive: boolean
  isSorted: boolean
}

const HeaderCell = memo(function HeaderCell({
  name,
  facts,
  total,
  column,
  isActive,
  isSorted,
}: HeaderCellProps) {
  const t = useWords()
  return (
    <GridHeading
      className={classes.topic}
      row={0}
      column={column}
      isActive={isActive}
      aria-sort={isSorted ? 'descending' : 'none'}
      title={[isolatedText(name), facts].filter(Boolean).join('\n')}
    >
      <span className={classes.topicName}>
        <UserText>{name}</UserText>
      </span>
      {facts !== '' && <span className={classes.facts}>{facts}</span>}
      <span className={classes.total}>
        <span aria-hidden="true">
          {total}
          {isSorted && <Icon name="sorted" size={14} />}
        </span>
        {total !== null && <span className="visually-hidden">{t('matrix.total', { count: total })}</span>}
      </span>
    </GridHeading>
  )
})

/** Number of people with any choice for each topic. */
function useTotals(): ReadonlyMap<string, number> {
  const state = useEventState('preferences')
  const isOrganiser = isAdmin(useViewer())
  return useMemo(() => {
    const totals = new Map<string, number>()
    for (const cell of cellsIn(state, 'preferences')) {
      const { address, value } = cell
      // Who had asked for a meeting only admins read of everybody.
      if (value === '' || (isOrganiser && !isOwnChoice(state, cell))) continue
      totals.set(address.topicId, (totals.get(address.topicId) ?? 0) + 1)
    }
    return totals
  }, [state, isOrganiser])
}
