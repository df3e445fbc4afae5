import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea } from '@mantine/core'
import { can, participantColumns, type RegistrationBurst, registrationBurst } from '@planner/domain'
import { Suspense, useDeferredValue, useState } from 'react'
import { CopyButton } from '../../../components/copy-button.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { HelpedTitle } from '../../../components/help/help.tsx'
import { TellPeopleButton } from '../../../components/tell-people/tell-people-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import {
  useEventState,
  useLive,
  useLiveSnapshot,
  useSetting,
  useVariant,
} from '../../../lib/live/live-context.tsx'
import { useAnswers } from '../../../lib/live/use-answers.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { matching, type ParticipantRow, participantRows } from './participant-rows.ts'
import { ParticipantsTable } from './participants-table.tsx'
import {
  type FilteredRow,
  filtered,
  PARTICIPANT_FILTERS,
  type ParticipantFilter,
  type ParticipantsView,
} from './participants-view.ts'
import { PersonDialog } from './person-dialog.tsx'
import { generalReminder } from './reminders.ts'
import { RowDialogs, useRowActs } from './row-acts.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { BY_NAME, sorted } from './shown-columns.ts'
import { burstTimes } from './time-text.ts'

const ImportDialog = lazyComponent(async () => (await import('../import/import-dialog.tsx')).ImportDialog)
const EnterAnswersDialog = lazyComponent(
  async () => (await import('./enter-answers-dialog.tsx')).EnterAnswersDialog,
)
const TopicLinesDialog = lazyComponent(
  async () => (await import('../import/topic-lines-dialog.tsx')).TopicLinesDialog,
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
  const acts = useRowActs()
  const all = participantRows(variant, state, useAnswers())
  const burst = registrationBurst(state.persons.values())
  const shown = filtered(all, view.filter, { now: live.serverNow(), burst })
  const wanted = useDeferredValue(query)
  const found = sorted(matching(shown, wanted), sort)
  return (
    <section aria-labelledby="participants" data-paper data-wide>
      <HelpedTitle topic="participants" order={2} size="h3" id="participants" my="sm" tabIndex={-1}>
        {t('participants.title')}
      </HelpedTitle>
      <Stack gap="sm">
        <Group align="flex-end" gap="xs" className="no-print">
          {all.length > 0 && (
            <SearchField
              label={t('app.search')}
              placeholder={t('participants.search.placeholder')}
              value={query}
              onChange={setQuery}
              style={{ flex: '1 1 220px' }}
            />
          )}
          {all.length > 0 && (
            <ParticipantFilterSelect rows={all} burst={burst} value={view.filter} onChange={view.show} />
          )}
          <AddButtons />
        </Group>
        <Group justify="space-between" gap="xs">
          <FoundText numFound={found.length} numAll={all.length} />
          {all.length > 0 && (
            <div className="no-print">
              <TellPeopleButton />
            </div>
          )}
        </Group>
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
    </section>
  )
}

/** How many people the table shows. */
function FoundText({ numFound, numAll }: { numFound: number; numAll: number }) {
  const t = useWords()
  // Without topics there are no entries that stand for a topic alone (SCHED-24).
  const areHidden = useSetting('parameters|ui|hideTopicAndIntro')
  const text = () => {
    if (numAll === 0) return t('participants.empty')
    if (numFound === 0) return t('participants.noneFound')
    if (numFound < numAll) return t('app.outOf', { count: numFound, total: numAll })
    return t(areHidden ? 'participants.count.meetings' : 'participants.count', { count: numFound })
  }
  return (
    <Text size="sm" role="status">
      {text()}
    </Text>
  )
}

/** Three ways to add people and topics, each with its dialog. */
function AddButtons() {
  const t = useWords()
  const variant = useVariant()
  const areHidden = useSetting('parameters|ui|hideTopicAndIntro')
  // Elsewhere topics stand for people.
  const hasTopics = !areHidden && !can(variant, 'pairs') && variant.words !== 'meetings'
  const [dialog, setDialog] = useState<'person' | 'import' | 'topicLines' | 'answers' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Button onClick={() => setDialog('person')}>{t('userData.addPerson')}</Button>
      <Button onClick={() => setDialog('answers')}>{t('enterAnswers.open')}</Button>
      <Button onClick={() => setDialog('import')}>{t('participants.import')}</Button>
      {hasTopics && <Button onClick={() => setDialog('topicLines')}>{t('topicLines.open')}</Button>}
      {dialog === 'person' && <PersonDialog row={null} onClose={close} />}
      <Suspense>
        {dialog === 'answers' && <EnterAnswersDialog onClose={close} />}
        {dialog === 'import' && <ImportDialog onClose={close} />}
        {dialog === 'topicLines' && <TopicLinesDialog onClose={close} />}
      </Suspense>
    </>
  )
}

type ParticipantFilterSelectProps = {
  rows: readonly FilteredRow[]
  burst: RegistrationBurst | undefined
  value: ParticipantFilter
  onChange: (value: ParticipantFilter) => void
}

/** Chooses whom the table shows. Nobody is offered to look for people who do not exist. */
function ParticipantFilterSelect({ rows, burst, value, onChange }: ParticipantFilterSelectProps) {
  const t = useT()
  const live = useLive()
  const now = live.serverNow()
  const count = (filter: ParticipantFilter) => filtered(rows, filter, { now, burst }).length
  const offered = (filter: ParticipantFilter) => count(filter) > 0 || value === filter
  const times = burst && burstTimes(burst, now)
  const name = (filter: ParticipantFilter) =>
    filter === 'burst' && times && times.from === times.to ? 'burstAt' : filter
  return (
    <NativeSelect
      label={t('participants.filter')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as ParticipantFilter)}
      data={PARTICIPANT_FILTERS.filter(offered).map((filter) => ({
        value: filter,
        label: t(`participants.filter.${name(filter)}`, { ...times, count: count(filter) }),
      }))}
      style={{ flex: '0 1 260px' }}
    />
  )
}

/** The reminder for everybody who has not answered, to read and to copy; PERSON-19. */
function ReminderCard({ rows }: { rows: readonly ParticipantRow[] }) {
  const t = useWords()
  const { state, shareLink } = useLiveSnapshot()
  const text = generalReminder(t, rows, { event: state.event.name, shareLink })
  if (text === '') return null
  return (
    <Paper withBorder p="md" className="no-print">
      <Stack gap="sm">
        <Textarea
          label={t('participants.reminder')}
          description={t('participants.reminder.help')}
          value={text}
          readOnly
          autosize
          minRows={3}
          maxRows={8}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group gap="sm">
          <CopyButton text={text}>{t('participants.remind')}</CopyButton>
          <TellPeopleButton start="reminder">{t('tell.remindEach')}</TellPeopleButton>
        </Group>
      </Stack>
    </Paper>
  )
}
