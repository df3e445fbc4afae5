import { Group, NativeSelect } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import { useState } from 'react'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { showToast } from '../../../lib/toast.ts'
import { AdvancedItem } from './advanced-item.tsx'

/** Erases a person and all their data from the event. */
export function ErasePerson() {
  const t = useT()
  const { life } = useLive()
  const { state } = useLiveSnapshot()
  const [chosen, setChosen] = useState('')
  const people = [...state.persons.values()].sort((a, b) => byName(a.name, b.name))
  const name = state.persons.get(chosen)?.name ?? ''
  if (people.length === 0) return null
  return (
    <AdvancedItem title={t('life.erase.title')} help={t('life.erase.help')}>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t('life.erase.person')}
          maw={320}
          style={{ flex: '1 1 12rem' }}
          value={name === '' ? '' : chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: '', label: t('life.erase.choose') },
            ...people.map((person) => ({ value: person.id, label: isolatedText(person.name) })),
          ]}
        />
        <ConfirmButton
          label={t('life.erase.button')}
          question={t('life.erase.askTitle', { name })}
          text={t('life.erase.ask')}
          confirmLabel={t('life.erase.confirm')}
          isDangerous
          buttonProps={{ disabled: name === '', ...(name !== '' && { variant: 'outline', color: 'red' }) }}
          onConfirm={async () => {
            const ack = await life.removePerson(chosen)
            if (ack.ok) showToast({ message: t('life.erase.done', { name }) })
            return ack
          }}
          onDone={() => setChosen('')}
        />
      </Group>
    </AdvancedItem>
  )
}
