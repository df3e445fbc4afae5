import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Logo } from '../../components/logo.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.tsx'
import { usePlannerTab } from '../../lib/tab.ts'
import styles from './about.module.css'

/** About the product, with a newsletter link where one is configured; TAB-13, HTTP-17. */
export function AboutTab() {
  const t = useT()
  const { newsletterEmail } = useSession().site
  const { tabs, openTab } = usePlannerTab()
  const subject = encodeURIComponent(t('about.subscribe.subject'))
  const ways = (['help', 'feedback'] as const).filter((tab) => tabs.includes(tab))
  return (
    <Stack gap="xl">
      <section aria-labelledby="about-what">
        <Logo size={56} />
        <Title order={2} id="about-what" mt="md" mb="md">
          {t('about.title')}
        </Title>
        <Text className={styles.lead ?? ''}>{t('about.what')}</Text>
        <div className={styles.facts}>
          <Text>{t('about.fair')}</Text>
          <Text>{t('about.free')}</Text>
        </div>
        <Group gap="sm" className="no-print">
          {ways.map((tab) => (
            <Button key={tab} onClick={() => openTab(tab)}>
              {t(`tab.${tab}`)}
            </Button>
          ))}
          <Button variant="subtle" component="a" href="/welcome/">
            {t('app.toFrontPage')}
          </Button>
        </Group>
      </section>
      {newsletterEmail !== '' && (
        <Paper withBorder p="lg" component="section" aria-labelledby="about-subscribe">
          <Title order={2} size="h3" id="about-subscribe" mb="sm">
            {t('about.subscribe')}
          </Title>
          <Text mb="sm">{t('about.subscribe.help')}</Text>
          <Button variant="filled" component="a" href={`mailto:${newsletterEmail}?subject=${subject}`}>
            {t('about.subscribe.button')}
          </Button>
        </Paper>
      )}
    </Stack>
  )
}
