import { Switch, type SwitchProps, Text } from '@mantine/core'
import { useId } from 'react'

type HelpedSwitchProps = Omit<SwitchProps, 'onChange' | 'size'> & {
  help?: string | undefined
  size?: 'sm' | 'md'
  onChange: (isOn: boolean) => void
}

/** A switch with help. The library's description prop would become part of its accessible name. */
export function HelpedSwitch({ help, size = 'md', onChange, ...rest }: HelpedSwitchProps) {
  const id = useId()
  const look = size === 'md' ? { size: 'sm', pl: 58 } : { size: 'xs', pl: 50 }
  return (
    <div>
      <Switch
        {...rest}
        size={size}
        aria-describedby={help && id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {help && (
        <Text id={id} c="dimmed" {...look}>
          {help}
        </Text>
      )}
    </div>
  )
}
