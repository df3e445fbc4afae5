import { Switch, Text } from '@mantine/core'
import { useId } from 'react'

type ViewSwitchProps = { label: string; help?: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** What is shown of the settings. The library's description prop would become part of the switch's accessible name. */
export function ViewSwitch({ label, help, isOn, onChange }: ViewSwitchProps) {
  const helpId = useId()
  return (
    <div>
      <Switch
        label={label}
        size="sm"
        aria-describedby={help && helpId}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {help && (
        <Text id={helpId} size="xs" c="dimmed" pl={50}>
          {help}
        </Text>
      )}
    </div>
  )
}
