import { Container, Group, Stack, Text, Title } from '@mantine/core'
import { variantsOnFrontPage } from '@planner/domain'
import { Suspense, useEffect } from 'react'
import { Logo } from '../../components/logo.tsx'
import { PreferencesMenu } from '../../components/preferences-menu.tsx'
import { useDisplayType } from '../../lib/display-type.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useSession } from '../../lib/session/session.tsx'
import { FrontPageFooter } from './front-page-footer.tsx'
import { useUserEvents } from './use-user-events.ts'
import { VariantCard } from './variant-card.tsx'
import styles from './variants.module.css'
import { YourEvents } from './your-events.tsx'

const RoomScene = lazyComponent(async () => (await import('../../components/room/room-scene.tsx')).RoomScene)

/** The start page for visitors without a link: the variants and the events of this browser; ROUTE-16. */
export function FrontPage() {
  const t = useT()
  const { environment } = useSession()
  const events = useUserEvents()
  useDisplayType()
  useEffect(() => {
    document.title = t('app.title')
  }, [t])
  return (
    <Container size="lg" px="var(--page-inset)" pb="xl">
      <Group component="header" justify="space-between" wrap="nowrap" py="md">
        <Group gap="sm" wrap="nowrap">
          <Logo />
          <Text fw={600}>{t('app.title')}</Text>
        </Group>
        <PreferencesMenu />
      </Group>
      <Stack component="main" id="content" gap="xl" mt="md">
        <div>
          <Title order={1}>{t('frontPage.welcome')}</Title>
          <Text size="lg" maw={640} mt="xs">
            {t('frontPage.intro')}
          </Text>
        </div>
        <div className={styles.scene}>
          <Suspense fallback={null}>
            <RoomScene height={240} />
          </Suspense>
        </div>
        {events.length > 0 && <YourEvents events={events} />}
        <section aria-labelledby="new-event">
          <Title order={2} size="h3" id="new-event">
            {t('frontPage.newEvent')}
          </Title>
          <Text mb="md">{t('frontPage.newEvent.help')}</Text>
          <ul className={styles.variants}>
            {variantsOnFrontPage(environment).map((variant, index) => (
              <VariantCard key={variant.id} variant={variant} isSuggested={index === 0} />
            ))}
          </ul>
        </section>
      </Stack>
      <FrontPageFooter />
    </Container>
  )
}
