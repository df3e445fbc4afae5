import { Button, Stack, Text, Title } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.tsx'

/** About the product, with a newsletter link where one is configured; TAB-13, HTTP-17. */
export function AboutTab() {
  const t = useT()
  const { newsletterEmail } = useSession().site
  const subject = encodeURIComponent(t('about.subscribe.subject'))
  return (
    <Stack gap="xl">
      <section aria-labelledby="about-what">
        <Title order={2} size="h2" id="about-what" mb="md">
          {t('about.title')}
        </Title>
        <Stack gap="sm">
          <Text size="lg">{t('about.what')}</Text>
          <Text c="dimmed">{t('about.fair')}</Text>
          <Text c="dimmed">{t('about.free')}</Text>
        </Stack>
      </section>
      {newsletterEmail !== '' && (
        <section aria-labelledby="about-subscribe">
          <Title order={2} size="h3" id="about-subscribe" mb="sm">
            {t('about.subscribe')}
          </Title>
          <Text mb="sm">{t('about.subscribe.help')}</Text>
          <Button component="a" href={`mailto:${newsletterEmail}?subject=${subject}`}>
            {t('about.subscribe.button')}
          </Button>
        </section>
      )}
    </Stack>
  )
}
