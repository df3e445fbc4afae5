import { Button, Text, Title } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import styles from './front-page.module.css'
import { PlanFromAbove } from './plan-from-above/plan-from-above.tsx'

// Only who wants to watch loads what moves.
const RoomScene = lazyComponent(async () => (await import('../../components/room/room-scene.tsx')).RoomScene)

const SCENE_HEIGHT = 440

/** What this is in one sentence, what one can do, and what comes of it; FRONT-1, FRONT-5. */
export function Introduction() {
  const t = useT()
  const [views, setViews] = useState(0)
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const picture = <PlanFromAbove />
  return (
    <section className={styles.introduction} aria-labelledby="introduction">
      <div>
        <Title order={1} id="introduction" className={styles.welcome ?? ''}>
          {t('frontPage.welcome')}
        </Title>
        <Text className={styles.intro ?? ''}>{t('frontPage.intro')}</Text>
        <div className={styles.buttons}>
          <Button component="a" href="#planning" size="md">
            {t('frontPage.begin')}
          </Button>
          {!isStill && (
            <Button variant="default" size="md" onClick={() => setViews(views + 1)}>
              {t('frontPage.watch')}
            </Button>
          )}
        </div>
        <Text size="sm" c="dimmed" mt="md">
          {t('frontPage.terms')}
        </Text>
      </div>
      <div className={styles.picture}>
        {views === 0 ? (
          picture
        ) : (
          <Suspense fallback={picture}>
            <RoomScene key={views} height={SCENE_HEIGHT} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
