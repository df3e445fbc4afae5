import { Button, List, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { canHost, isolatedText, readTopicLines, unchosenTopics } from '@planner/domain'
import { useMemo, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useUnsavedInput } from '../../../lib/unsaved-input.ts'
import { ImportBar } from './import-bar.tsx'

/** As many as an event can have; LIMIT-5. */
const MAX_TOPICS = 1000
const SHOWN = 20

type Added = { userId: string; hostId: string }[]

/** Adds topics that were pasted one a line, by one action that can be taken back; TOPIC-23 to TOPIC-26. */
export function TopicLinesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const [added, setAdded] = useState<Added>()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('topicLines.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      fullScreen={isNarrow ?? false}
      size="lg"
    >
      {added ? (
        <AddedTopics added={added} onClose={onClose} />
      ) : (
        <PasteTopics onAdded={setAdded} onClose={onClose} />
      )}
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
    else if (ack.userIds.length === topics.length)
      onAdded(ack.userIds.map((userId, index) => ({ userId, hostId: topics[index]?.hostId ?? '' })))
    else onAdded(ack.userIds.map((userId) => ({ userId, hostId: '' })))
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
      {faults.length > 0 && (
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
      )}
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

/** What was added, and the way to take it back; what somebody has chosen since stays. */
function AddedTopics({ added, onClose }: { added: Added; onClose: () => void }) {
  const t = useWords()
  const live = useLive()
  const { state } = useLiveSnapshot()
  const [undone, setUndone] = useState<{ count: number; kept: number }>()
  const [error, setError] = useState<string>()
  const takeBack = async () => {
    const userIds = unchosenTopics(state, added)
    setError(undefined)
    const ack = userIds.length === 0 ? { ok: true as const } : await live.invoke('RemoveUsers', { userIds })
    if (ack.ok) setUndone({ count: userIds.length, kept: added.length - userIds.length })
    else setError(failureText(t, ack))
  }
  return (
    <Stack>
      <div role="status">
        <Text>{t('topicLines.done', { count: added.length })}</Text>
        {undone && <Text>{t('topicLines.undone', { count: undone.count })}</Text>}
        {undone && undone.kept > 0 && <Text>{t('topicLines.undone.kept', { count: undone.kept })}</Text>}
      </div>
      <ImportBar error={error}>
        {!undone && added.length > 0 && <BusyButton onClick={takeBack}>{t('topicLines.undo')}</BusyButton>}
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('app.close')}
        </Button>
      </ImportBar>
    </Stack>
  )
}
