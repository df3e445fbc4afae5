import { Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { installThisPage } from '../../../lib/device-push.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type ToldHere as State, useToldHere } from './use-told-here.ts'

/** What is said of each state; nothing needs to be said of a device that could be told and is not. */
const SAYS = {
  off: undefined,
  asking: undefined,
  on: 'push.on',
  denied: 'push.denied',
  impossible: 'push.unsupported',
  installedOnly: 'push.ios',
} as const satisfies Partial<Record<State, string | undefined>>

/** Being told on this device what the organisers tell everybody; PUSH-7. */
export function ToldHere() {
  const t = useT()
  const { state, failure, ask, turnOn, turnOff, tryOut } = useToldHere()
  const [tried, setTried] = useState('')
  useEffect(() => {
    if (state === 'installedOnly') installThisPage()
  }, [state])
  if (state === 'notOffered' || (state === 'asking' && failure === '')) return null
  const says = SAYS[state]
  const isOn = state === 'on'
  const press = async () => {
    setTried('')
    await (isOn ? turnOff() : turnOn())
  }
  return (
    <Stack gap="sm" maw="var(--measure-reading)">
      <Title order={3} size="h5">
        {t('push.title')}
      </Title>
      <Text size="sm">{t('push.help')}</Text>
      <Stack gap="xs" role="status">
        {says && <Text size="sm">{t(says)}</Text>}
        {(failure || tried) !== '' && <Text size="sm">{failure || tried}</Text>}
      </Stack>
      <Group gap="sm">
        {(isOn || state === 'off' || state === 'denied') && (
          <BusyButton variant={isOn ? 'default' : 'filled'} onClick={press}>
            {t(isOn ? 'push.turnOff' : 'push.turnOn')}
          </BusyButton>
        )}
        {isOn && (
          <BusyButton variant="default" onClick={async () => setTried(await tryOut())}>
            {t('push.tryOut')}
          </BusyButton>
        )}
        {state === 'asking' && <BusyButton onClick={ask}>{t('app.again')}</BusyButton>}
      </Group>
    </Stack>
  )
}
