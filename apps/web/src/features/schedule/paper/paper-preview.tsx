import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useFocusTrap, useWindowEvent } from '@mantine/hooks'
import { PREFERENCE_SCALES } from '@planner/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import classes from './paper.module.css'
import { type PaperModel, paperModel } from './paper-model.ts'
import { DoorSigns, Programme, Slips, TableCards, TallySheets, TickList } from './paper-sheets.tsx'

export const PAPER_KINDS = ['slips', 'bySession', 'byRoom', 'cards', 'signs', 'ticks', 'tally'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const SIZES = ['A4', 'Letter'] as const
type Size = (typeof SIZES)[number]

/** Where people write by letter, paper is Letter. */
function usualSize(): Size {
  return /-(US|CA|MX|PH)$/.test(navigator.language) ? 'Letter' : 'A4'
}

/** What goes on paper as it will look, over the page; PAPER-1. */
export function PaperPreview({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { variant, state, viewer, shareLink } = useLiveSnapshot()
  const model = useMemo(() => paperModel(t, variant, state, viewer), [t, variant, state, viewer])
  const kinds = PAPER_KINDS.filter((kind) => hasSheets(kind, model))
  const [kind, setKind] = useState<PaperKind>(kinds[0] ?? 'ticks')
  const [size, setSize] = useState<Size>(usualSize)
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.documentElement.dataset.paper = size
    return () => {
      delete document.documentElement.dataset.paper
    }
  }, [size])
  useEffect(() => top.current?.focus(), [])
  const dialog = useFocusTrap()
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onClose())
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices
    .filter((choice) => choice !== '' && Number.isNaN(Number(choice)))
    .map((choice) => preferenceLabel(t, choice))
  return createPortal(
    <div
      ref={dialog}
      className={classes.preview}
      data-size={size}
      role="dialog"
      aria-modal="true"
      aria-label={t('paper.title')}
    >
      <style>{`@page { size: ${size} portrait; margin: ${isFlow(kind) ? '12mm' : '0'}; }`}</style>
      <div className={classes.bar}>
        <h1 ref={top} tabIndex={-1}>
          {t('paper.title')}
        </h1>
        <Group gap="sm" align="flex-end">
          <NativeSelect
            label={t('paper.kind')}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(value as PaperKind)}
            data={kinds.map((value) => ({ value, label: t(`paper.kind.${value}`) }))}
          />
          <NativeSelect
            label={t('paper.size')}
            value={size}
            onChange={({ currentTarget: { value } }) => setSize(value as Size)}
            data={[...SIZES]}
          />
          <Button variant="filled" onClick={() => window.print()}>
            {t('schedule.print')}
          </Button>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </Group>
        <Text size="sm" c="dimmed">
          {t(`paper.kind.${kind}.help`)}
        </Text>
      </div>
      <div className={classes.sheets} data-testid="sheets">
        <Sheets
          kind={kind}
          model={model}
          shareLink={shareLink}
          choices={choices.length > 0 ? choices : TEN}
        />
      </div>
    </div>,
    document.body,
  )
}

/** A scale of numbers has no names. */
const TEN = ['3', '6', '10']

function isFlow(kind: PaperKind): boolean {
  return kind === 'bySession' || kind === 'byRoom' || kind === 'ticks'
}

function hasSheets(kind: PaperKind, { entries, people, rooms, topics }: PaperModel): boolean {
  switch (kind) {
    case 'slips':
    case 'bySession':
    case 'cards':
    case 'signs':
      return entries.length > 0
    case 'byRoom':
      return entries.length > 0 && rooms.length > 0
    case 'ticks':
      return people.length > 0
    case 'tally':
      return topics.length > 0
  }
}

type SheetsProps = { kind: PaperKind; model: PaperModel; shareLink: string; choices: readonly string[] }

/** Sheets to fill in: for a group of people without phones. */
const TALLIES = 10

function Sheets({ kind, choices, ...rest }: SheetsProps) {
  switch (kind) {
    case 'slips':
      return <Slips {...rest} />
    case 'bySession':
      return <Programme {...rest} by="session" />
    case 'byRoom':
      return <Programme {...rest} by="room" />
    case 'cards':
      return <TableCards {...rest} />
    case 'signs':
      return <DoorSigns {...rest} />
    case 'ticks':
      return <TickList {...rest} />
    case 'tally':
      return <TallySheets {...rest} choices={choices} count={TALLIES} />
  }
}
