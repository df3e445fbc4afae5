import { Anchor, Button, Divider, Group, Text, Title } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { variantsOnFrontPage } from '@planner/domain'
import type { SessionResponse } from '@planner/protocol'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { Logo } from '../../components/logo.tsx'
import { PreferencesMenu } from '../../components/preferences-menu.tsx'
import { useDisplayType } from '../../lib/display-type.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { newEventPath } from '../../lib/live/keys.ts'
import { useSession } from '../../lib/session/session.tsx'
import { requestSession } from '../../lib/session/session-request.ts'
import styles from './front-page.module.css'
import { Occasions } from './occasions.tsx'
import { PlanFromAbove, useScene } from './plan-from-above/plan-from-above.tsx'

// Who comes for the first time has none.
const YourEvents = lazyComponent(async () => (await import('./your-events/your-events.tsx')).YourEvents)

const BringEvent = lazyComponent(async () => (await import('./bring-event.tsx')).BringEvent)

/** What a row and what is around all rows take, so that little moves when they come; px. */
const ROW = 53
const AROUND = 95
const MAX_ROWS = 5

/** What this is, for newcomers; for who returns the events of this browser first. FRONT-1 to FRONT-5 */
export function FrontPage() {
  const t = useT()
  const events = useUserEvents()
  useDisplayType()
  useEffect(() => {
    document.title = t('frontPage.title')
  }, [t])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo size={28} />
          <Text span fw={600}>
            {t('app.title')}
          </Text>
        </span>
        <PreferencesMenu />
      </header>
      <main id="content" className={styles.main}>
        {events.length > 0 && (
          <Suspense fallback={<div style={{ height: AROUND + ROW * Math.min(events.length, MAX_ROWS) }} />}>
            <YourEvents events={events} />
          </Suspense>
        )}
        <Introduction />
        <Occasions />
        <AllPlanners />
      </main>
      <FrontPageFooter />
    </div>
  )
}

/** What this is in one sentence, what one can do, and what comes of it; FRONT-1, FRONT-5. */
function Introduction() {
  const t = useT()
  const { step, isPlayed, play } = useScene()
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  return (
    <section className={styles.introduction} aria-labelledby="introduction">
      <div>
        <Title order={1} id="introduction" className={styles.welcome ?? ''}>
          {t('frontPage.welcome')}
        </Title>
        <Text className={styles.intro ?? ''}>{t('frontPage.intro')}</Text>
        <div className={styles.buttons}>
          <Button variant="filled" component="a" href="#planning" size="md">
            {t('frontPage.begin')}
          </Button>
          {!isStill && (
            <Button size="md" onClick={play}>
              {t('frontPage.watch')}
            </Button>
          )}
        </div>
        <Text size="sm" c="dimmed" mt="md">
          {t('frontPage.terms')}
        </Text>
      </div>
      <PlanFromAbove step={step} isPlayed={isPlayed} />
    </section>
  )
}

/** Copyright line, and support contact and website as far as they are configured; ROUTE-16, HTTP-17. */
export function FrontPageFooter() {
  const t = useT()
  const { footerText, supportEmail, websiteUrl } = useSession().site
  return (
    <footer>
      <Divider mt="xl" mb="xs" />
      <Group gap="lg">
        <Text size="sm">{footerText}</Text>
        {supportEmail !== '' && (
          <Anchor size="sm" py={10} href={`mailto:${supportEmail}`}>
            {t('app.footer.support')}
          </Anchor>
        )}
        {websiteUrl !== '' && (
          <Anchor size="sm" py={10} href={websiteUrl} rel="noreferrer">
            {t('app.footer.website')}
          </Anchor>
        )}
      </Group>
    </footer>
  )
}

type UserEvents = SessionResponse['allUserEvents']

/** This browser's events, requested on every visit, since others may have been opened meanwhile. */
function useUserEvents(): UserEvents {
  useEffect(() => void requestSession('UserIsActive'), [])
  return useSession().allUserEvents
}

/** Every variant offered, by its name; FRONT-3. */
function AllPlanners() {
  const t = useT()
  const { environment, defaultInvite } = useSession()
  return (
    <section aria-labelledby="all-planners">
      <Title order={2} size="h3" id="all-planners">
        {t('frontPage.all')}
      </Title>
      <Text c="dimmed">{t('frontPage.all.help')}</Text>
      <ul className={styles.planners} aria-labelledby="all-planners">
        {variantsOnFrontPage(environment).map((variant) => (
          <li key={variant.id}>
            <Anchor
              fw={600}
              className={styles.planner ?? ''}
              aria-describedby={`purpose-${variant.id}`}
              renderRoot={(props) => <Link {...props} href={newEventPath(variant, defaultInvite)} />}
            >
              {t(`frontPage.variant.${variant.id}`)}
            </Anchor>
            <Text size="sm" c="dimmed" id={`purpose-${variant.id}`}>
              {t(`frontPage.variant.${variant.id}.purpose`)}
            </Text>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <BringEvent />
      </Suspense>
    </section>
  )
}
