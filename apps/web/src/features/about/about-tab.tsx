import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Logo } from '../../components/logo.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import styles from './about.module.css'
import { News } from './news.tsx'

/** About the product, and how to hear of news; TAB-13, TAB-76. */
export function AboutTab() {
  const t = useT()
  const { tabs, openTab } = usePlannerTab()
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
      <News />
    </Stack>
  )
}
