import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import {
  activeTopics,
  can,
  cellAddress,
  isolatedText,
  type PersonId,
  PREFERENCE_SCALES,
  preferenceOf,
  type TopicRecord,
} from '@planner/domain'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useEventState, useLive, useVariant } from '../../../lib/live/live-context.tsx'
import classes from './enter-answers.module.css'

/** A helper enters the answers of people without phones, one after the other, by keyboard alone if they like; PERSON-40. */
export function EnterAnswersDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [personId, setPersonId] = useState<PersonId | null>(null)
  const [numDone, setDone] = useState(0)
  const next = () => {
    setPersonId(null)
    setDone((before) => before + 1)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('enterAnswers.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      size="lg"
    >
      <Stack>
        {personId === null ? (
          <NameStep key={numDone} onRegistered={setPersonId} />
        ) : (
          <ChoicesStep key={personId} personId={personId} onNext={next} />
        )}
        {numDone > 0 && (
          <Text size="sm" role="status">
            {t('enterAnswers.done', { number: numDone })}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

function NameStep({ onRegistered }: { onRegistered: (id: PersonId) => void }) {
  const t = useT()
  const live = useLive()
  const variant = useVariant()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState('')
  const needsEmail = can(variant, 'emailAlwaysRequired')
  const [isBusy, setBusy] = useState(false)
  const register = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const user = { name: name.trim(), email: email.trim(), isEventAdmin: false, isEnteredByOthers: true }
    const ack = await live.invoke('RegisterUser', { user })
    if (ack.ok) onRegistered(ack.eventUserShareGuid)
    else {
      setFailure(failureText(t, ack))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void register(event)}>
      <Stack>
        <Text size="sm">{t('enterAnswers.help')}</Text>
        <TextInput
          label={t('userData.name')}
          value={name}
          error={failure || undefined}
          autoComplete="off"
          data-autofocus
          ref={focusOnce}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        {needsEmail && (
          <TextInput
            label={t('userData.email')}
            type="email"
            value={email}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setEmail(value)}
          />
        )}
        <BusyButton type="submit" variant="filled" isBusy={isBusy}>
          {t('enterAnswers.choices')}
        </BusyButton>
      </Stack>
    </form>
  )
}

/** Every topic with big buttons. A figure chooses and goes on, Enter on the last one goes on to the next person. */
function ChoicesStep({ personId, onNext }: { personId: PersonId; onNext: () => void }) {
  const t = useT()
  const live = useLive()
  const variant = useVariant()
  const state = useEventState('preferences')
  const list = useRef<HTMLDivElement>(null)
  const name = isolatedText(state.persons.get(personId)?.name ?? '')
  const arePairs = can(variant, 'pairs')
  const topics = activeTopics(state).filter(({ ownerId }) => ownerId !== personId)
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices
  const label = ({ name: topic, ownerId }: TopicRecord) =>
    isolatedText(arePairs ? (state.persons.get(ownerId)?.name ?? '') : topic)
  const goTo = (index: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const target = rows[index]
    if (target) target.focus()
    else list.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }
  const choose = (topic: TopicRecord, value: string) =>
    live.setCell(cellAddress('preferences', { userId: personId, topicId: topic.id }), value)
  const pressed = (event: KeyboardEvent, topic: TopicRecord, index: number) => {
    const number = Number(event.key)
    const choice = event.key === '0' && choices.length > 9 ? choices[9] : choices[number - 1]
    if (/^\d$/.test(event.key) && choice !== undefined) {
      choose(topic, choice)
      goTo(index + 1)
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') goTo(index + 1)
    else if (event.key === 'ArrowUp') goTo(Math.max(0, index - 1))
    else return
    event.preventDefault()
  }
  return (
    <div ref={list}>
      <Stack>
        <Text fw={600}>{t('enterAnswers.of', { name })}</Text>
        <Text size="sm">{t('enterAnswers.keys')}</Text>
        <div className={classes.topics}>
          {topics.map((topic, index) => {
            const value = preferenceOf(state, personId, topic.id)
            return (
              <fieldset
                key={topic.id}
                className={classes.topic}
                data-row
                // Keys are pressed on the row that has the focus.
                // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
                tabIndex={0}
                ref={index === 0 ? focusOnce : undefined}
                onKeyDown={(event) => event.target === event.currentTarget && pressed(event, topic, index)}
              >
                <legend dir="auto">{label(topic)}</legend>
                <Group gap="xs">
                  {choices.map((choice, number) => (
                    <Button
                      key={choice}
                      tabIndex={-1}
                      variant={choice === value ? 'filled' : 'default'}
                      aria-pressed={choice === value}
                      onClick={() => choose(topic, choice)}
                    >
                      <span className={classes.figure}>{(number + 1) % 10}</span>
                      {preferenceLabel(t, choice)}
                    </Button>
                  ))}
                </Group>
              </fieldset>
            )
          })}
        </div>
        <Button variant="filled" data-next onClick={onNext}>
          {t('enterAnswers.next')}
        </Button>
      </Stack>
    </div>
  )
}

function focusOnce(row: HTMLElement | null): void {
  row?.focus()
}
