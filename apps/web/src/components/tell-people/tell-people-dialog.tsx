import { Alert, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { LetterKind, LetterOverview, LetterPreviewed } from '@planner/protocol'
import { useRef, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { byName } from '../../lib/name-order.ts'
import { BusyButton } from '../busy-button.tsx'
import { HelpedSwitch } from '../form/helped-switch.tsx'
import { useFocusOfGone } from '../use-focus-of-gone.ts'
import { ByHand, type ByHandPerson } from './by-hand.tsx'
import { KindChoice } from './kind-choice.tsx'
import { LetterLog } from './letter-log.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { SendLetters } from './send-letters.tsx'
import { mostUrgent, numbersOf, obstacleOf, reaches, saysText } from './tell-texts.ts'
import { type CallLetters, useLetters, usePreview } from './use-letters.ts'
import { usePersonNames } from './use-person-names.ts'

type TellPeopleDialogProps = {
  /** What is told to begin with; what is most urgent where it is left out. */
  start?: LetterKind | undefined
  onClose: () => void
}

/** What organisers tell people: whom it concerns, each letter word for word, and what was sent; LETTER-1, LETTER-2. */
export function TellPeopleDialog({ start, onClose }: TellPeopleDialogProps) {
  const t = useT()
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const { overview, failure, call } = useLetters()
  const [kind, setKind] = useState(start)
  if (kind === undefined && overview) setKind(mostUrgent(overview))
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tell.open')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      // Escape answers the question first.
      closeOnEscape={!isAsking}
      fullScreen={isNarrow ?? false}
      size="xl"
    >
      <Stack ref={place} tabIndex={-1}>
        {failure !== '' && <Alert color="red">{failure}</Alert>}
        {overview && kind ? (
          <>
            <Text fw={600} fz="lg" lh={1.35} role="status">
              {saysText(t, overview, kind)}
            </Text>
            <KindChoice overview={overview} kind={kind} onChoose={setKind} />
            <Letters overview={overview} kind={kind} call={call} onAsking={setAsking} />
            <Automatic overview={overview} call={call} />
            <LetterLog log={overview.log} />
          </>
        ) : failure === '' ? (
          <p role="status">{t('app.loading')}</p>
        ) : (
          <BusyButton onClick={() => call('Overview')}>{t('app.again')}</BusyButton>
        )}
      </Stack>
    </Modal>
  )
}

type LettersProps = {
  overview: LetterOverview
  kind: LetterKind
  call: CallLetters
  onAsking: (isAsking: boolean) => void
}

/** The letters of a kind: to read, to send, and to give to people by hand. */
function Letters({ overview, kind, call, onAsking }: LettersProps) {
  const [shownOne, setShownOne] = useState({ kind, personId: '' })
  const asked = shownOne.kind === kind ? shownOne.personId : ''
  const { numConcerned, numReached } = numbersOf(overview, kind)
  const { previewed, isLoading, failure } = usePreview(kind, asked, numConcerned)
  const showFirst = () => setShownOne({ kind, personId: '' })
  const nameOf = usePersonNames()
  const isPossible = obstacleOf(overview, kind) === null
  const addressees = [...(previewed?.addressees ?? [])].sort((a, b) =>
    byName(nameOf(a.personId), nameOf(b.personId)),
  )
  const letter = previewed?.letter ?? null
  const personId = asked || (letter?.personId ?? '')
  const { channels } = overview
  const shown = addressees.find((each) => each.personId === personId)
  return (
    <>
      {isPossible && failure !== '' && <Alert color="red">{failure}</Alert>}
      {isPossible && previewed && (
        <LetterPreview
          channels={channels}
          addressees={addressees}
          letter={letter}
          isLoading={isLoading}
          personId={personId}
          onShow={(id) => setShownOne({ kind, personId: id })}
        />
      )}
      <SendLetters
        kind={kind}
        numReached={isPossible ? numReached : 0}
        numWaiting={overview.numWaiting}
        shown={
          shown && letter && !isLoading && reaches(channels, shown)
            ? { personId, name: nameOf(personId) }
            : null
        }
        call={call}
        onSent={showFirst}
        onAsking={onAsking}
      />
      <Untold overview={overview} kind={kind} addressees={isPossible ? addressees : []} call={call} />
    </>
  )
}

type UntoldProps = {
  overview: LetterOverview
  kind: LetterKind
  addressees: LetterPreviewed['addressees']
  call: CallLetters
}

/** Whom the installation does not tell, each with their letter; LETTER-7, LETTER-9. */
function Untold({ overview, kind, addressees, call }: UntoldProps) {
  const t = useT()
  const { planVersion } = useLiveSnapshot()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const { channels } = overview
  const people = untold(overview, addressees)
  if (people.length === 0 && channels.mail) return null
  const ofKind = new Set(people.map(({ personId }) => personId).filter((id) => done.has(`${kind} ${id}`)))
  const title = channels.mail ? t('tell.unreached', { number: people.length }) : t('tell.byHand')
  return (
    <section aria-label={title}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {channels.mail ? t('tell.unreached.help') : t('tell.noMail')} {t('tell.byHand.keys')}
      </Text>
      <Text size="sm" role="status">
        {ofKind.size > 0 && t('tell.byHand.done', { number: ofKind.size, all: people.length })}
      </Text>
      <ByHand
        // Another plan makes other letters.
        key={`${kind} ${planVersion}`}
        label={title}
        kind={kind}
        people={people}
        done={ofKind}
        onDone={(personId) => setDone((known) => new Set(known).add(`${kind} ${personId}`))}
      />
      {ofKind.size > 0 && (
        <BusyButton mt="sm" onClick={() => call('Told', { kind, personIds: [...ofKind] })}>
          {t('tell.byHand.note', { number: ofKind.size })}
        </BusyButton>
      )}
    </section>
  )
}

/** Those concerned whom nothing reaches; with mail everybody else whom nothing reaches as well. */
function untold(
  { channels, unreached }: LetterOverview,
  addressees: LetterPreviewed['addressees'],
): ByHandPerson[] {
  const concerned = addressees.filter((each) => !reaches(channels, each))
  const people = concerned.map(({ personId, mail }) => ({ personId, why: channels.mail ? mail : null }))
  if (!channels.mail) return people
  const known = new Set(people.map(({ personId }) => personId))
  return [...people, ...unreached.filter(({ personId }) => !known.has(personId))]
}

/** Whether people are told without anybody pressing a button. */
function Automatic({ overview, call }: { overview: LetterOverview; call: CallLetters }) {
  const t = useT()
  const { channels, tellsChanges, from } = overview
  if (!channels.mail && !channels.push) return null
  return (
    <Stack gap="xs">
      <HelpedSwitch
        label={t('tell.automatic')}
        help={t('tell.automatic.help')}
        checked={tellsChanges}
        onChange={(next) => void call('Change', { tellsChanges: next })}
      />
      {from !== '' && (
        <Text size="sm" c="dimmed">
          {t('tell.from', { address: from })}
        </Text>
      )}
    </Stack>
  )
}
