import { Button, Text, Title } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useT } from '../../lib/i18n/i18n.ts'
import styles from './front-page.module.css'
import { PlanFromAbove } from './plan-from-above/plan-from-above.tsx'
import { useScene } from './plan-from-above/use-scene.ts'

/** What this is in one sentence, what one can do, and what comes of it; FRONT-1, FRONT-5. */
export function Introduction() {
  const t = useT()
  const { step, play } = useScene()
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
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
            <Button variant="default" size="md" onClick={play}>
              {t('frontPage.watch')}
            </Button>
          )}
        </div>
        <Text size="sm" c="dimmed" mt="md">
          {t('frontPage.terms')}
        </Text>
      </div>
      <PlanFromAbove step={step} />
    </section>
  )
}
