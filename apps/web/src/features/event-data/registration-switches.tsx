import { Stack, Switch, Text } from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import { useId } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive, useSetting } from '../../lib/live/live-context.tsx'
import { showToast } from '../../lib/toast.ts'

/** Opens and closes registration, and asks for approval of newcomers; REG-4, REG-5. */
export function RegistrationSwitches() {
  return (
    <Stack gap="sm" className="no-print">
      <SettingSwitch
        setting="parameters|ui|allowRegistration"
        label="registration.open"
        help="registration.open.help"
      />
      <SettingSwitch
        setting="parameters|ui|approveNewPeople"
        label="registration.approve"
        help="registration.approve.help"
      />
    </Stack>
  )
}

type SettingSwitchProps = {
  setting: 'parameters|ui|allowRegistration' | 'parameters|ui|approveNewPeople'
  label: MessageKey
  help: MessageKey
}

// The library's description prop would become part of the switch's accessible name.
function SettingSwitch({ setting, label, help }: SettingSwitchProps) {
  const t = useT()
  const live = useLive()
  const value = useSetting(setting)
  const helpId = useId()
  const save = async (next: boolean) => {
    const outcome = await live.setSetting(setting, next)
    if (outcome === 'refused') showToast({ message: t('refusal.notStored') })
  }
  return (
    <div>
      <Switch
        label={t(label)}
        aria-describedby={helpId}
        size="md"
        checked={value}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
      <Text id={helpId} size="sm" c="dimmed" pl={58}>
        {t(help)}
      </Text>
    </div>
  )
}
