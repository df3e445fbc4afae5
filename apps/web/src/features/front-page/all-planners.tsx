import { Anchor, Text, Title } from '@mantine/core'
import { type Environment, variantsOnFrontPage } from '@planner/domain'
import { Link } from 'wouter'
import { useT } from '../../lib/i18n/i18n.ts'
import { newEventPath } from '../../lib/live/keys.ts'
import { useSession } from '../../lib/session/session.tsx'
import styles from './front-page.module.css'

/** Every variant offered, by its name; FRONT-3. */
export function AllPlanners({ environment }: { environment: Environment }) {
  const t = useT()
  const { defaultInvite } = useSession()
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
    </section>
  )
}
