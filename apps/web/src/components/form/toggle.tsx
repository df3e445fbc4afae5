import { Switch, type SwitchProps } from '@mantine/core'

type ToggleProps = Omit<SwitchProps, 'onChange'> & { onChange: (isOn: boolean) => void }

/** A switch with room for a finger. */
export function Toggle({ onChange, ...rest }: ToggleProps) {
  return <Switch py={10} {...rest} onChange={(event) => onChange(event.currentTarget.checked)} />
}
