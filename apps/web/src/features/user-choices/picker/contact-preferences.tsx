import { Stack, Text } from '@mantine/core'
import { activePeople, type PersonId, type PersonRecord } from '@planner/domain'
import { memo, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { wordSearch } from '../../../lib/word-search.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import { useContactChoice } from './contact-choice.ts'
import { ChoiceRow } from './topic-row.tsx'

/** A person's contact preferences: everybody else with a choice each; CHOICE-12. */
export const ContactPreferences = memo(function ContactPreferences({ personId }: { personId: PersonId }) {
  const t = useT()
  const { persons } = useEventState()
  const [search, setSearch] = useState('')
  const others = useMemo(
    () =>
      activePeople({ persons })
        .filter(({ id }) => id !== personId)
        .sort((a, b) => byName(a.name, b.name)),
    [persons, personId],
  )
  const isFound = wordSearch(search)
  const shown = others.filter(({ name, profile }) => isFound(`${name}\n${profile}`))
  if (others.length === 0) return <Text>{t('userChoices.contacts.none')}</Text>
  return (
    <Stack gap="sm">
      <Text size="sm">{t('userChoices.contacts.help')}</Text>
      <SearchField label={t('app.searchPeople')} value={search} onChange={setSearch} maw={400} />
      {shown.length === 0 && <Text>{t('userChoices.contacts.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((other) => (
          <ContactRow key={other.id} personId={personId} other={other} />
        ))}
      </Stack>
    </Stack>
  )
})

type ContactRowProps = { personId: PersonId; other: PersonRecord }

const ContactRow = memo(function ContactRow({ personId, other }: ContactRowProps) {
  const t = useT()
  const { offered, chosen, pending, refusal, choose } = useContactChoice(personId, other.id)
  const labels: Record<string, string> = { '': t('preference.yes'), No: t('preference.no') }
  return (
    <ChoiceRow
      name={other.name}
      facts={
        other.profile !== '' && (
          <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line' }}>
            {other.profile}
          </Text>
        )
      }
      refusal={refusal && `refusal.${refusal}`}
      isPending={pending}
    >
      <ChoiceRadios
        label={t('userChoices.contacts.choiceAbout', { name: other.name })}
        name={`contact-${other.id}`}
        choices={offered.map((choice) => ({ value: choice, label: labels[choice] ?? choice }))}
        value={chosen}
        isDisabled={refusal !== undefined}
        isPending={pending}
        onChoose={choose}
      />
    </ChoiceRow>
  )
})
