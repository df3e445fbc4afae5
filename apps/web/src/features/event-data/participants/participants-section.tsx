import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { can, participantColumns, registrationBurst } from '@planner/domain'
import { Suspense, useDeferredValue, useState } from 'react'
import { Help } from '../../../components/help/help.tsx'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useEventState, useLive, useSetting, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { useAnswers } from '../use-answers.ts'
import { filtered } from './participant-filter.ts'
import { ParticipantFilterSelect } from './participant-filter-select.tsx'
import { matching, participantRows } from './participant-rows.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { ReminderCard } from './reminder-card.tsx'
import { RowDialogs } from './row-dialogs.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { BY_NAME, sorted } from './shown-columns.ts'
import type { ParticipantsView } from './use-participants-view.ts'
import { useRowActs } from './use-row-acts.ts'

const ImportDialog = lazyComponent(async () => (await import('../import/import-dialog.tsx')).ImportDialog)
const TopicLinesDialog = lazyComponent(
  async () => (await import('../topic-lines/topic-lines-dialog.tsx')).TopicLinesDialog,
)

/** The participants with what can be done for them; for admins only (EVENT-11, PERSON-20). */
export function ParticipantsSection({ view }: { view: ParticipantsView }) {
  const t = useWords()
  const live = useLive()
  const variant = useVariant()
  const state = useEventState(can(variant, 'pairs') ? 'preferences' : 'contactPreferences')
  const { environment } = useSession()
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState(BY_NAME)
  const [dialog, setDialog] = useState<'person' | 'import' | 'topicLines' | null>(null)
  const acts = useRowActs()
  // Without topics there are no entries that stand for a topic alone (SCHED-24).
  const areHidden = useSetting('parameters|ui|hideTopicAndIntro')
  const countKey = areHidden ? 'participants.count.meetings' : 'participants.count'
  // Elsewhere topics stand for people.
  const hasTopics = !areHidden && !can(variant, 'pairs') && variant.words !== 'meetings'
  const all = participantRows(variant, state, useAnswers())
  const burst = registrationBurst(state.persons.values())
  const shown = filtered(all, view.filter, { now: live.serverNow(), burst })
  const wanted = useDeferredValue(query)
  const found = sorted(matching(shown, wanted), sort)
  return (
    <section aria-labelledby="participants" data-paper data-wide>
      <Help topic="participants" about={t('participants.title')}>
        <Title order={2} size="h3" id="participants" my="sm" tabIndex={-1}>
          {t('participants.title')}
        </Title>
      </Help>
      <Stack gap="sm">
        <Group align="flex-end" gap="xs" className="no-print">
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
          {all.length > 0 && (
            <ParticipantFilterSelect rows={all} burst={burst} value={view.filter} onChange={view.show} />
          )}
          <Button variant="default" onClick={() => setDialog('person')}>
            {t('participants.add')}
          </Button>
          <Button variant="default" onClick={() => setDialog('import')}>
            {t('participants.import')}
          </Button>
          {hasTopics && (
            <Button variant="default" onClick={() => setDialog('topicLines')}>
              {t('topicLines.open')}
            </Button>
          )}
        </Group>
        <Text size="sm" role="status">
          {all.length === 0
            ? t('participants.empty')
            : found.length === 0
              ? t('participants.noneFound')
              : found.length === all.length
                ? t(countKey, { count: found.length })
                : t('participants.found', { count: found.length, total: all.length })}
        </Text>
        {view.filter === 'unanswered' && <ReminderCard rows={found} />}
        {found.length > 0 && (
          <SelectionBar
            rows={found}
            selected={found.filter(({ person }) => view.selected.has(person.id))}
            onSelect={view.select}
          />
        )}
        {found.length > 0 && (
          <ParticipantsTable
            // Another choice of people begins at its first.
            key={`${view.filter} ${wanted}`}
            columns={participantColumns(variant, state, environment)}
            rows={found}
            sort={sort}
            onSort={setSort}
            selected={view.selected}
            onSelect={view.select}
            onAct={acts.act}
          />
        )}
      </Stack>
      {acts.open && <RowDialogs {...acts.open} onClose={acts.close} />}
      {dialog === 'person' && <PersonDialog row={null} onClose={() => setDialog(null)} />}
      <Suspense>
        {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
        {dialog === 'topicLines' && <TopicLinesDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </section>
  )
}
