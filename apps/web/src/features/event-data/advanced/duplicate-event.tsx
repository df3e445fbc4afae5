import { Group, Stack, TextInput } from '@mantine/core'
import type { CopiedEvent, DuplicateRequest } from '@planner/protocol'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { HelpedSwitch } from '../../../components/form/helped-switch.tsx'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { request } from '../../../lib/http/http.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { AdvancedItem } from './advanced-item.tsx'

/** Makes an event like this one and goes there; EVENT-40. */
export function DuplicateEvent() {
  const t = useT()
  const { variant, keys, state } = useLiveSnapshot()
  const [name, setName] = useState('')
  const [withPeople, setWithPeople] = useState(true)
  const duplicate = async () => {
    const body: DuplicateRequest = {
      variant: variant.id,
      adminKey: keys.adminKey,
      adminName: rememberedAdminName(localStorage) ?? '',
      name: name.trim() || t('copy.event.nameOf', { name: state.event.name }),
      withPeople,
    }
    const answer = await request<CopiedEvent>('/api/Event/Duplicate', body)
    if (answer.ok) window.location.assign(answer.data.adminLink)
    else showToast({ message: answer.message })
  }
  return (
    <AdvancedItem title={t('copy.event.title')} help={t('copy.event.help')}>
      <Stack gap="sm">
        <HelpedSwitch
          label={t('copy.event.people')}
          help={t('copy.event.people.help')}
          checked={withPeople}
          onChange={setWithPeople}
        />
        <Group gap="sm" align="flex-end">
          <TextInput
            label={t('copy.event.name')}
            placeholder={t('copy.event.nameOf', { name: state.event.name })}
            maxLength={200}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
            style={{ flex: '1 1 220px' }}
          />
          <BusyButton onClick={duplicate}>{t('copy.event.button')}</BusyButton>
        </Group>
      </Stack>
    </AdvancedItem>
  )
}
