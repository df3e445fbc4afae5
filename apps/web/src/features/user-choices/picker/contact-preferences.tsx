import { Group, Stack, Text } from '@mantine/core'
import {
  activePeople,
  CONTACT_SCALES,
  cellAddress,
  editRefusal,
  type PersonId,
  type PersonRecord,
} from '@planner/domain'
import { memo, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import {
  useCell,
  useEventState,
  useLive,
  useLiveSnapshot,
  useSetting,
} from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { wordSearch } from '../../../lib/word-search.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import classes from './topic-row.module.css'

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
      <Group>
        <SearchField
          label={t('userChoices.search.people')}
          value={search}
          onChange={setSearch}
          style={{ flex: '1 1 200px', maxWidth: 400 }}
        />
      </Group>
      {shown.length === 0 && <Text>{t('userChoices.contacts.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((other) => (
          <ContactRow key={other.id} personId={personId} other={other} />
        ))}
      </Stack>
    </Stack>
  )
})

const ContactRow = memo(function ContactRow({
  personId,
  other,
}: {
  personId: PersonId
  other: PersonRecord
}) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const isBinary = useSetting('parameters|ui|allowOnlyBinaryContactPreferences')
  const address = cellAddress('contactPreferences', { userId: personId, topicId: other.id })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  const { choices, binaryChoices } = CONTACT_SCALES[variant.contactScale]
  const offered: readonly string[] = isBinary ? binaryChoices : choices
  const labels: Record<string, string> = { '': t('preference.yes'), No: t('preference.no') }
  // A number chosen before the event switched to yes and no counts as yes.
  const shown = offered.includes(String(value)) ? String(value) : ''
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} component="h3" size="md">
          <UserText>{other.name}</UserText>
        </Text>
        {other.profile !== '' && (
          <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line' }}>
            {other.profile}
          </Text>
        )}
        {refusal && <Text size="sm">{t(`refusal.${refusal}`)}</Text>}
        {pending && <Text size="xs">{t('userChoices.pending')}</Text>}
      </div>
      <ChoiceRadios
        label={t('userChoices.contacts.choiceAbout', { name: other.name })}
        name={`contact-${other.id}`}
        choices={offered.map((choice) => ({ value: choice, label: labels[choice] ?? choice }))}
        value={shown}
        isDisabled={refusal !== undefined}
        isPending={pending}
        onChoose={(choice) => live.setCell(address, choice)}
      />
    </li>
  )
})
