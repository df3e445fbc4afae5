import { Button, Stack, Text } from '@mantine/core'
import {
  activePeople,
  cellAddress,
  cellKey,
  type EventState,
  type PersonId,
  type PersonRecord,
} from '@planner/domain'
import { memo, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState, useLive, useSetting } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { wordSearch } from '../../../lib/word-search.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import { useContactChoice } from './contact-choice.ts'
import { ContactRow, type ContactRowProps } from './contact-row.tsx'
import { ChoiceRow } from './topic-row.tsx'

/** More people come when they are asked for: most guests look for a few by name. */
const SHOWN = 12

/** A person's contact preferences: everybody else with a choice each; CHOICE-12. */
export const ContactPreferences = memo(function ContactPreferences({ personId }: { personId: PersonId }) {
  const t = useT()
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const [isPrecise, setPrecise] = useState(false)
  const isPrinting = usePrinting()
  const isBinary = useSetting('parameters|ui|allowOnlyBinaryContactPreferences')
  const others = useOthers(personId)
  const isFound = wordSearch(search)
  const found = others.filter(({ name, profile }) => isFound(`${name}\n${profile}`))
  const shown = showsAll || isPrinting ? found : found.slice(0, SHOWN)
  if (others.length === 0) return <Text>{t('userChoices.contacts.none')}</Text>
  const Row = isPrecise && !isBinary ? ScaleRow : ContactRow
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{t('userChoices.contacts.help')}</Text>
      <SearchField
        label={t('userChoices.contacts.search', { number: others.length })}
        value={search}
        onChange={setSearch}
        w="100%"
        maw={400}
      />
      {shown.length === 0 && <Text>{t('userChoices.contacts.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} w="100%" style={{ listStyle: 'none' }}>
        {shown.map((other) => (
          <Row key={other.id} personId={personId} other={other} />
        ))}
      </Stack>
      {shown.length < found.length && (
        <Button onClick={() => setShowsAll(true)}>
          {t('userChoices.contacts.all', { number: found.length })}
        </Button>
      )}
      {!isBinary && (
        <Button variant="subtle" px="xs" ms={-10} onClick={() => setPrecise(!isPrecise)}>
          {t(isPrecise ? 'userChoices.contacts.simple' : 'userChoices.contacts.precise')}
        </Button>
      )}
    </Stack>
  )
})

/** Everybody else, first those of whom something is said already; they keep their order while one chooses. */
function useOthers(personId: PersonId): readonly PersonRecord[] {
  const { store } = useLive()
  const { persons } = useEventState()
  return useMemo(() => {
    const { state } = store.getSnapshot()
    return activePeople({ persons })
      .filter(({ id }) => id !== personId)
      .sort(
        (a, b) =>
          Number(isNamed(state, personId, b.id)) - Number(isNamed(state, personId, a.id)) ||
          byName(a.name, b.name),
      )
  }, [store, persons, personId])
}

function isNamed({ cells }: EventState, userId: PersonId, topicId: PersonId): boolean {
  return Boolean(cells.get(cellKey(cellAddress('contactPreferences', { userId, topicId })))?.value)
}

/** One person with the whole scale; nothing is chosen until something is said. */
const ScaleRow = memo(function ScaleRow({ personId, other }: ContactRowProps) {
  const t = useT()
  const { offered, chosen, isSaid, pending, refusal, choose } = useContactChoice(personId, other.id)
  const labels: Record<string, string> = { '': t('preference.yes'), No: t('preference.no') }
  return (
    <ChoiceRow
      name={other.name}
      text={other.profile}
      refusal={refusal && `refusal.${refusal}`}
      isPending={pending}
    >
      <ChoiceRadios
        label={t('userChoices.contacts.choiceAbout', { name: other.name })}
        name={`contact-${other.id}`}
        choices={offered.map((choice) => ({ value: choice, label: labels[choice] ?? choice }))}
        value={isSaid ? chosen : undefined}
        isDisabled={refusal !== undefined}
        isPending={pending}
        onChoose={choose}
      />
    </ChoiceRow>
  )
})
