import { Button, List, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { canHost, isolatedText, readTopicLines, unchosenTopics } from '@planner/domain'
import { useMemo, useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useUnsavedInput } from '../../../lib/unsaved-input.ts'
import { ImportBar } from './import-bar.tsx'
import { showAdded, type Undone } from './undo-note.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** As many as an event can have; LIMIT-5. */
const MAX_TOPICS = 1000
const SHOWN = 20

type AddedTopic = { userId: string; hostId: string }
type Faults = ReturnType<typeof readTopicLines>['faults']
/** What was added, and the lines that were not, or not as they say. */
type Added = { topics: AddedTopic[]; faults: Faults }

/** Adds topics that were pasted one a line, by one action that can be taken back; TOPIC-23 to TOPIC-26. */
export function TopicLinesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const { doneText, undoOf } = useTopicNews()
  const close = useFocusBack(onClose)
  const [added, setAdded] = useState<Added>()
  const done = (all: Added) => {
    if (all.faults.length > 0) return setAdded(all)
    close()
    showAdded({ text: doneText(all.topics), undo: undoOf(all.topics) })
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t('topicLines.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      fullScreen={isNarrow ?? false}
      size="lg"
    >
      {added ? <AddedTopics added={added} onClose={close} /> : <PasteTopics onAdded={done} onClose={close} />}
    </Modal>
  )
}

function PasteTopics({ onAdded, onClose }: { onAdded: (added: Added) => void; onClose: () => void }) {
  const t = useWords()
  const live = useLive()
  const { variant, state } = useLiveSnapshot()
  const [text, setText] = useState('')
  useUnsavedInput(text !== '')
  const [error, setError] = useState<string>()
  const { topics, faults } = useMemo(() => readTopicLines(variant, state, text), [variant, state, text])
  const free = Math.max(0, MAX_TOPICS - state.topics.size)
  const hosted = topics.filter(({ hostId }) => hostId !== '').length
  const add = async () => {
    setError(undefined)
    const ack = await live.invoke('AddTopics', { topics })
    if (!ack.ok) setError(failureText(t, ack))
    // Of the topics that somebody else has added meanwhile there is one already, and none of ours.
    else {
      const isWhole = ack.userIds.length === topics.length
      const hostOf = (index: number) => (isWhole ? (topics[index]?.hostId ?? '') : '')
      onAdded({ topics: ack.userIds.map((userId, index) => ({ userId, hostId: hostOf(index) })), faults })
    }
  }
  const status =
    topics.length > free
      ? t('topicLines.full', { free })
      : `${t('topicLines.count', { count: topics.length })}${hosted > 0 ? ` · ${t('topicLines.hosts', { count: hosted })}` : ''}`
  return (
    <Stack>
      <Textarea
        data-autofocus
        label={t('topicLines.field')}
        description={t(canHost(variant) ? 'topicLines.help' : 'topicLines.help.noHosts')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={8}
        maxRows={18}
      />
      <FaultList faults={faults} />
      <ImportBar error={error}>
        <Text size="sm" role="status" style={{ flex: '1 1 auto' }}>
          {status}
        </Text>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <BusyButton variant="filled" onClick={add} disabled={topics.length === 0 || topics.length > free}>
          {t('topicLines.add')}
        </BusyButton>
      </ImportBar>
    </Stack>
  )
}

/** The lines that add no topic, or one without its host; TOPIC-24. */
function FaultList({ faults }: { faults: Faults }) {
  const t = useWords()
  if (faults.length === 0) return null
  return (
    <section>
      <Text size="sm" fw={600}>
        {t('topicLines.faults', { count: faults.length })}
      </Text>
      <List size="sm" spacing={2}>
        {faults.slice(0, SHOWN).map(({ line, text: words, fault }) => (
          <List.Item key={line} style={{ overflowWrap: 'anywhere' }}>
            {t('topicLines.line', { line })} {words !== '' && <q>{isolatedText(words.slice(0, 60))}</q>}{' '}
            {t(`topicLines.fault.${fault}`)}
          </List.Item>
        ))}
      </List>
      {faults.length > SHOWN && (
        <Text size="sm">{t('import.problems.more', { count: faults.length - SHOWN })}</Text>
      )}
    </section>
  )
}

/** What was added as a sentence, and the way to undo it; what somebody has chosen since stays. */
function useTopicNews() {
  const t = useWords()
  const live = useLive()
  const doneText = (topics: readonly AddedTopic[]) => t('topicLines.done', { count: topics.length })
  const undoOf = (topics: readonly AddedTopic[]) => {
    if (topics.length === 0) return undefined
    const run = async (): Promise<Undone> => {
      const userIds = unchosenTopics(live.store.getSnapshot().state, topics)
      const ack = userIds.length === 0 ? { ok: true as const } : await live.invoke('RemoveUsers', { userIds })
      if (!ack.ok) return { isUndone: false, text: failureText(t, ack) }
      const kept = topics.length - userIds.length
      const texts = [
        t('topicLines.undone', { count: userIds.length }),
        ...(kept > 0 ? [t('topicLines.undone.kept', { count: kept })] : []),
      ]
      return { isUndone: true, text: texts.join(' ') }
    }
    return { label: t('topicLines.undo'), run }
  }
  return { doneText, undoOf }
}

/** The lines that were left out, then what was added. */
function AddedTopics({ added, onClose }: { added: Added; onClose: () => void }) {
  const t = useWords()
  const { doneText, undoOf } = useTopicNews()
  const [said, setSaid] = useState<Undone>()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const undo = said?.isUndone ? undefined : undoOf(added.topics)
  return (
    <Stack ref={place} tabIndex={-1}>
      <FaultList faults={added.faults} />
      <div role="status">
        <Text>{doneText(added.topics)}</Text>
        {said?.isUndone && <Text>{said.text}</Text>}
      </div>
      <ImportBar error={said?.isUndone === false ? said.text : undefined}>
        {undo && <BusyButton onClick={async () => setSaid(await undo.run())}>{undo.label}</BusyButton>}
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('app.close')}
        </Button>
      </ImportBar>
    </Stack>
  )
}
