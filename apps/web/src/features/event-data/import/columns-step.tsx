import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import {
  type ColumnKind,
  type ColumnRole,
  can,
  columnKindsOf,
  isolatedText,
  namesRows,
  type Session,
  sessionsOf,
  type VariantDescription,
} from '@planner/domain'
import type { ImportColumns } from '@planner/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { UserText } from '../../../components/user-text.tsx'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './import.module.css'
import { ImportBar } from './import-bar.tsx'
import { ImportProblems } from './import-problems.tsx'
import type { TableInHand } from './use-import.ts'

type ColumnsStepProps = {
  hand: TableInHand
  error: string | undefined
  onChange: (columns: ColumnRole[]) => void
  onNext: () => void
  onBack: () => void
}

/** What each column of a table holds: proposed, and changed by a select; IMPORT-13, IMPORT-14. */
export function ColumnsStep({ hand, error, onChange, onNext, onBack }: ColumnsStepProps) {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const { table, mapping } = hand
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const options = useMemo(
    () => columnOptions(t, variant, sessionsOf(variant, state.event)),
    [t, variant, state.event],
  )
  const isNamed = namesRows(mapping.columns)
  const hasColumns = table.columns.length > 0
  // By the proposals: a column does not jump into a group, or out of one, while it is changed.
  const runs = useMemo(() => columnRuns(table.columns), [table.columns])
  const change = (from: number, to: number, role: ColumnRole) =>
    onChange(mapping.columns.map((each, index) => (index >= from && index < to ? role : each)))
  const canBeNote = columnKindsOf(variant).includes('note')
  const select = { options, canBeNote, roles: mapping.columns, onChange: change }
  return (
    <Stack>
      <Text component="h3" fw={650} fz="lg" ref={heading} tabIndex={-1} m={0}>
        {t(hasColumns ? 'import.columns.title' : 'import.preview.problems')}
      </Text>
      {hasColumns ? (
        <Text size="sm">
          {table.source && `${t(`import.columns.${table.source}`)} `}
          {t('import.columns.help', { count: table.numRows })}
        </Text>
      ) : (
        <ImportProblems problems={table.problems} />
      )}
      <ul className={classes.columns} aria-label={t('import.columns.list')}>
        {runs.map((run) =>
          run.to - run.from === 1 ? (
            <ColumnItem key={run.from} table={table} index={run.from} {...select} />
          ) : (
            <ColumnGroup key={run.from} table={table} run={run} {...select} />
          ),
        )}
      </ul>
      <ImportBar error={error}>
        {hasColumns && !isNamed && (
          <Text size="sm" role="status">
            {t('import.columns.needNames')}
          </Text>
        )}
        <Button onClick={onBack}>{t('import.back')}</Button>
        {hasColumns && (
          <Button variant="filled" onClick={onNext} disabled={!isNamed}>
            {t('import.next')}
          </Button>
        )}
      </ImportBar>
    </Stack>
  )
}

type SelectProps = {
  table: ImportColumns
  options: ReturnType<typeof columnOptions>
  canBeNote: boolean
  roles: readonly ColumnRole[]
  onChange: (from: number, to: number, role: ColumnRole) => void
}

function ColumnItem({ table, index, options, canBeNote, roles, onChange }: SelectProps & { index: number }) {
  const t = useWords()
  const { header = '', samples = [], leftOut } = table.columns[index] ?? {}
  const role = roles[index] ?? { is: 'ignore' }
  const name = header === '' ? t('import.columns.unnamed', { number: index + 1 }) : header
  return (
    <li className={role.is === 'ignore' || role.is === 'timestamp' ? classes.leftOut : undefined}>
      <div>
        <div className={classes.header}>
          <UserText>{name}</UserText>
        </div>
        <div className={classes.samples}>
          {samples.length === 0 ? t('import.columns.empty') : samples.map(isolatedText).join(' · ')}
        </div>
        {role.is === 'ignore' && leftOut && (
          <LeftOut
            why={leftOut}
            name={name}
            canBeNote={canBeNote}
            onChange={(is) => onChange(index, index + 1, { is })}
          />
        )}
      </div>
      <NativeSelect
        aria-label={t('import.columns.role', { number: index + 1, name: isolatedText(name) })}
        data={options}
        value={roleText(role)}
        onChange={({ currentTarget: { value } }) => onChange(index, index + 1, roleOf(value))}
      />
    </li>
  )
}

type LeftOutProps = {
  why: 'text' | 'question'
  name: string
  canBeNote: boolean
  onChange: (kind: ColumnKind) => void
}

/** Why a column that people have answered is left out, and the one press that takes it in; IMPORT-62, IMPORT-63. */
function LeftOut({ why, name, canBeNote, onChange }: LeftOutProps) {
  const t = useWords()
  const act = (label: string, ofColumn: string, kind: ColumnKind) => (
    <Button
      variant="subtle"
      size="compact-sm"
      px={0}
      mih={44}
      aria-label={ofColumn}
      onClick={() => onChange(kind)}
    >
      {label}
    </Button>
  )
  const of = { name: isolatedText(name) }
  return (
    <div>
      <Text size="sm">{t(`import.columns.${why}`)}</Text>
      {why === 'question'
        ? act(t('import.columns.toTopic'), t('import.columns.toTopicOf', of), 'topic')
        : canBeNote && act(t('import.columns.toNote'), t('import.columns.toNoteOf', of), 'note')}
    </div>
  )
}

/** Many columns of topics in a row, as one until each of them is wanted. */
function ColumnGroup({ run, ...props }: SelectProps & { run: ColumnRun }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const { table, options, roles, onChange } = props
  const { from, to } = run
  const indexes = Array.from({ length: to - from }, (_, index) => from + index)
  if (isOpen) return indexes.map((index) => <ColumnItem key={index} index={index} {...props} />)
  const first = roleText(roles[from] ?? { is: 'ignore' })
  const isSame = indexes.every((index) => roleText(roles[index] ?? { is: 'ignore' }) === first)
  const names = table.columns
    .slice(from, Math.min(to, from + 3))
    .map(({ header }) => isolatedText(rowOf(header)))
  return (
    <li>
      <div>
        <div className={classes.header}>{t('import.columns.many', { count: to - from })}</div>
        <div className={classes.samples}>{`${names.join(' · ')} …`}</div>
        <Button variant="subtle" size="compact-sm" px={0} mih={44} onClick={() => setOpen(true)}>
          {t('import.columns.each')}
        </Button>
      </div>
      <NativeSelect
        aria-label={t('import.columns.allRole')}
        data={isSame ? options : [{ value: '', label: '…' }, ...options]}
        value={isSame ? first : ''}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange(from, to, roleOf(value))}
      />
    </li>
  )
}

/** The row of a grid, without the question that all of them repeat. */
function rowOf(header: string): string {
  return /\[([^[\]]+)\]$/.exec(header.slice(-MAX_ROW))?.[1] ?? header
}

const MAX_ROW = 200

type Option = { value: string; label: string }

const OF_TOPICS: readonly ColumnKind[] = ['title', 'description', 'hosts']
const NO_ROLE: readonly ColumnKind[] = ['ignore', 'timestamp']

/** What a column can be said to hold, as options of a select. */
function columnOptions(
  t: Translate,
  variant: VariantDescription,
  sessions: readonly Session[],
): ({ group: string; items: Option[] } | Option)[] {
  const kinds = columnKindsOf(variant)
  const option = (is: ColumnKind): Option[] => {
    if (is !== 'availability') return [{ value: is, label: labelOf(t, variant, is) }]
    return sessions.map(({ id, name }) => ({
      value: roleText({ is, session: id }),
      label: t('import.column.availability', { session: name || t('schedule.session', { number: id }) }),
    }))
  }
  const ofPeople = kinds.filter((kind) => !OF_TOPICS.includes(kind) && !NO_ROLE.includes(kind))
  const ofTopics = kinds.filter((kind) => OF_TOPICS.includes(kind))
  return [
    ...kinds.filter((kind) => NO_ROLE.includes(kind)).flatMap(option),
    { group: t('import.columns.ofPeople'), items: ofPeople.flatMap(option) },
    ...(ofTopics.length > 0
      ? [{ group: t('import.columns.ofTopics'), items: ofTopics.flatMap(option) }]
      : []),
  ]
}

function labelOf(
  t: Translate,
  variant: VariantDescription,
  kind: Exclude<ColumnKind, 'availability'>,
): string {
  if (kind === 'topic' && can(variant, 'pairs')) return t('import.column.topic.pairs')
  return t(`import.column.${kind}`)
}

/** A role as the value of an option, and back. */
function roleText({ is, session }: ColumnRole): string {
  return session === undefined ? is : `${is} ${session}`
}

function roleOf(text: string): ColumnRole {
  const [is, session] = text.split(' ')
  const kind = is as ColumnKind
  return session === undefined ? { is: kind } : { is: kind, session: Number(session) }
}

/** Columns that follow each other, from the first to before the last. */
type ColumnRun = { from: number; to: number }

/** So many topics in a row are shown as one. */
const MANY = 8

/** The columns of a table; many proposed topics in a row are one run, other columns one each. */
export function columnRuns(columns: ImportColumns['columns']): ColumnRun[] {
  const runs: ColumnRun[] = []
  let from = 0
  while (from < columns.length) {
    let to = from
    while (columns[to]?.role.is === 'topic') to += 1
    if (to - from < MANY) to = from + 1
    runs.push({ from, to })
    from = to
  }
  return runs
}
