import { Button, Center, Stack, Text } from '@mantine/core'
import { t } from '../lib/i18n/i18n.ts'

/** Shown when the first request fails; the messages may not have loaded, so the text falls back to English. */
export function ServiceUnavailable() {
  const message = t('http.updating')
  return (
    <Center mih="100dvh" p="md">
      <Stack align="center" role="alert">
        <Text>
          {message === 'http.updating' ? 'The service is updating, please try again in a minute' : message}
        </Text>
        <Button onClick={() => window.location.reload()}>↻</Button>
      </Stack>
    </Center>
  )
}
