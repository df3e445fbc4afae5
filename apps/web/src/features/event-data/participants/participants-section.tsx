import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { can, participantColumns, registrationBurst } from '@planner/domain'
import { Suspense, useDeferredValue, useState } from 'react'
import { Help } from '../../../components/help/help.tsx'
import { QrDialog } from '../../../components/qr-dialog.tsx'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useSetting, useTable } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { filtered } from './participant-filter.ts'
import { ParticipantFilterSelect } from './participant-filter-select.tsx'
import { matching, type ParticipantRow, participantRows } from './participant-rows.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ParticipantsView } from './use-participants-view.ts'

const ROWS_AT_FIRST = 50

const ImportDialog = lazyComponent(async () => (await import('../import/import-dialog.tsx')).ImportDialog)
const TopicLinesDialog = lazyComponent(
  async () => (await import('../topic-lines/topic-lines-dialog.tsx')).TopicLinesDialog,
)

/** The participants with their personal links; for admins only (EVENT-11). */
export function ParticipantsSection({ view }: { view: ParticipantsView }) {
  const t = useWords()
  const live = useLive()
  const { variant, state } = useLiveSnapshot()
  const { environment } = useSession()
  useTable(can(variant, 'pairs') ? 'preferences' : 'contactPreferences')
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(ROWS_AT_FIRST)
  const isPrinting = usePrinting()
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  // Without topics there are no entries that stand for a topic alone (SCHED-24).
  const areHidden = useSetting('parameters|ui|hideTopicAndIntro')
  const countKey = areHidden ? 'participants.count.meetings' : 'participants.count'
  // Elsewhere topics stand for people.
  const hasTopics = !areHidden && !can(variant, 'pairs') && variant.words !== 'meetings'
  const all = participantRows(variant, state)
  const burst = registrationBurst(state.persons.values())
  const shown = filtered(all, view.filter, { now: live.serverNow(), burst })
  const found = matching(shown, useDeferredValue(query))
  const close = () => setOpen({ kind: 'none' })
  return (
    <section aria-labelledby="participants" data-paper data-wide>
      <Help topic="participants" about={t('participants.title')}>
        <Title order={2} size="h4" id="participants" my="sm" tabIndex={-1}>
          {t('participants.title')}
        </Title>
      </Help>
      <Stack gap="sm">
        <Group align="flex-end" className="no-print">
          <Button variant="default" onClick={() => setOpen({ kind: 'person', row: null })}>
            {t('participants.add')}
          </Button>
          <Button variant="default" onClick={() => setOpen({ kind: 'import' })}>
            {t('participants.import')}
          </Button>
          {hasTopics && (
            <Button variant="light" onClick={() => setOpen({ kind: 'topicLines' })}>
              {t('topicLines.open')}
            </Button>
          )}
          {all.length > 0 && (
            <ParticipantFilterSelect rows={all} burst={burst} value={view.filter} onChange={view.show} />
          )}
          {all.length > 0 && (
            <TextInput
              type="search"
              label={t('participants.search')}
              placeholder={t('participants.search.placeholder')}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              style={{ flex: '1 1 220px' }}
            />
          )}
        </Group>
        <Text size="sm" role="status">
          {all.length === 0
            ? t('participants.empty')
            : found.length === 0
              ? t('participants.noneFound')
              : t(found.length === all.length ? countKey : 'participants.found', {
                  count: found.length,
                })}
        </Text>
        {found.length > 0 && (
          <SelectionBar
            rows={found}
            selected={found.filter(({ person }) => view.selected.has(person.id))}
            onSelect={view.select}
          />
        )}
        {found.length > 0 && (
          <ParticipantsTable
            selected={view.selected}
            onSelect={view.select}
            columns={participantColumns(variant, state, environment)}
            rows={isPrinting ? found : found.slice(0, limit)}
            onEdit={(row) => setOpen({ kind: 'person', row })}
            onShowQr={(row) => setOpen({ kind: 'qr', row })}
          />
        )}
        {found.length > limit && (
          <Button variant="default" onClick={() => setLimit(limit * 4)}>
            {t('participants.showMore')}
          </Button>
        )}
      </Stack>
      {open.kind === 'qr' && (
        <QrDialog
          isOpen
          onClose={close}
          label={t('participants.linkOf', { name: open.row.fullName })}
          text={open.row.personalLink}
        />
      )}
      {open.kind === 'person' && <PersonDialog row={open.row} onClose={close} />}
      <Suspense>
        {open.kind === 'import' && <ImportDialog onClose={close} />}
        {open.kind === 'topicLines' && <TopicLinesDialog onClose={close} />}
      </Suspense>
    </section>
  )
}

type Open =
  | { kind: 'none' }
  | { kind: 'qr'; row: ParticipantRow }
  /** `row` null adds somebody. */
  | { kind: 'person'; row: ParticipantRow | null }
  | { kind: 'import' }
  | { kind: 'topicLines' }
