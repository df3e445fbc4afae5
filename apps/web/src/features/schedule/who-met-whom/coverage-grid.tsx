import { Text } from '@mantine/core'
import { type Coverage, isolatedText, type PersonId, pairKey } from '@planner/domain'
import { Grid, GridCells } from '../../../components/grid/grid.tsx'
import { GridCell, GridHeading, GridRowName } from '../../../components/grid/grid-cell.tsx'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { UserText } from '../../../components/user-text.tsx'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import classes from './coverage.module.css'

type CoverageGridProps = {
  coverage: Coverage
  /** Whose rows are shown; null for everybody. */
  found: ReadonlySet<PersonId> | null
  nameOf: (id: PersonId) => string
}

const CLASS_NAMES = { scroller: classes.scroller, table: classes.table }
const SIZES = { rowHeight: 36, columnWidth: 44, headerHeight: 132 }

/** People by people: a mark where the two have met or will, another one where both still want to. */
export function CoverageGrid({ coverage, found, nameOf }: CoverageGridProps) {
  const t = useWords()
  const { people } = coverage
  const rows = found ? people.filter((id) => found.has(id)) : people
  const isNarrow = useIsNarrow()
  const layout: GridLayout = {
    numRows: rows.length,
    numColumns: people.length,
    numHeaderRows: 1,
    areHeadersFocusable: true,
    sizes: { ...SIZES, nameWidth: isNarrow ? 120 : 190 },
  }
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 1, column: 1 } })
  const { active } = focus
  const isActive = (row: number, column: number) => active.row === row && active.column === column
  return (
    <>
      <Text size="sm" mb="xs">
        {t('coverage.legend')}
      </Text>
      <Grid
        label={t('coverage.map')}
        layout={layout}
        focus={focus}
        className={CLASS_NAMES}
        header={(columns) => (
          <thead>
            <tr aria-rowindex={1}>
              <GridHeading row={0} column={0} isActive={isActive(0, 0)}>
                {t('app.person')}
              </GridHeading>
              <GridCells columns={columns} items={people}>
                {(id, index) => (
                  <GridHeading
                    key={id}
                    className={classes.column}
                    row={0}
                    column={index + 1}
                    isActive={isActive(0, index + 1)}
                    title={isolatedText(nameOf(id))}
                  >
                    <span>
                      <UserText>{nameOf(id)}</UserText>
                    </span>
                  </GridHeading>
                )}
              </GridCells>
            </tr>
          </thead>
        )}
        items={rows}
        row={(rowId, { row, rowIndex, columns }) => (
          <tr key={rowId} style={{ height: SIZES.rowHeight }} aria-rowindex={rowIndex}>
            <GridRowName row={row} isActive={isActive(row, 0)} className={classes.name} name={nameOf(rowId)}>
              <UserText>{nameOf(rowId)}</UserText>
            </GridRowName>
            <GridCells columns={columns} items={people}>
              {(columnId, index) => (
                <PairCell
                  key={columnId}
                  pair={shownPair(t, coverage, rowId, columnId)}
                  row={row}
                  column={index + 1}
                  isActive={isActive(row, index + 1)}
                />
              )}
            </GridCells>
          </tr>
        )}
      />
    </>
  )
}

type PairCellProps = { pair: ShownPair; row: number; column: number; isActive: boolean }

function PairCell({ pair: { mark, kind, text }, row, column, isActive }: PairCellProps) {
  return (
    <GridCell
      className={classes.cell}
      row={row}
      column={column}
      isActive={isActive}
      data-kind={kind}
      title={text}
    >
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{text}</span>
    </GridCell>
  )
}

type ShownPair = {
  mark: string
  kind: 'self' | 'met' | 'again' | 'planned' | 'wanted' | 'none'
  text: string
}

function shownPair(
  t: Translate,
  { encounters, wantedByBoth }: Coverage,
  a: PersonId,
  b: PersonId,
): ShownPair {
  if (a === b) return { mark: '', kind: 'self', text: t('similarity.self') }
  const key = pairKey(a, b)
  const encounter = encounters.get(key)
  switch (encounter?.kind) {
    case 'met':
      return { mark: String(encounter.week), kind: 'met', text: t('coverage.cell.met', encounter) }
    case 'planned':
      return { mark: '✓', kind: 'planned', text: t('coverage.cell.planned') }
    case 'groups':
      return {
        mark: String(encounter.count),
        kind: encounter.count > 1 ? 'again' : 'met',
        text: t('coverage.cell.groups', encounter),
      }
  }
  return wantedByBoth.has(key)
    ? { mark: '○', kind: 'wanted', text: t('coverage.cell.wanted') }
    : { mark: '', kind: 'none', text: t('coverage.cell.none') }
}
