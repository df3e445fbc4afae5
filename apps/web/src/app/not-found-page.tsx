import { Anchor, Container, Stack, Text, Title } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'

export function NotFoundPage() {
  const t = useT()
  return (
    <Container component="main" id="content" py="xl">
      <Stack>
        <Title order={1}>{t('app.notFound.title')}</Title>
        <Text>{t('app.notFound.text')}</Text>
        <Anchor href="/welcome/">{t('app.title')}</Anchor>
      </Stack>
    </Container>
  )
}
