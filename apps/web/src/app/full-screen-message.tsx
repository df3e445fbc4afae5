import { Center, Loader, Stack, Text } from '@mantine/core'

/** Covers the page until there is something to show, or says for good why there is not. */
export function FullScreenMessage({ text, isBusy = false }: { text: string; isBusy?: boolean }) {
  return (
    <Center component="main" id="content" mih="100dvh" p="md">
      <Stack align="center" role={isBusy ? 'status' : 'alert'}>
        {isBusy && <Loader />}
        <Text size="lg" ta="center">
          {text}
        </Text>
      </Stack>
    </Center>
  )
}
