import { Text } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { Logo } from '../../components/logo.tsx'
import { PreferencesMenu } from '../../components/preferences-menu.tsx'
import { useDisplayType } from '../../lib/display-type.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useSession } from '../../lib/session/session.tsx'
import { AllPlanners } from './all-planners.tsx'
import styles from './front-page.module.css'
import { FrontPageFooter } from './front-page-footer.tsx'
import { Introduction } from './introduction.tsx'
import { Occasions } from './occasions.tsx'
import { useUserEvents } from './use-user-events.ts'

// Who comes for the first time has none.
const YourEvents = lazyComponent(async () => (await import('./your-events/your-events.tsx')).YourEvents)

/** What a row and what is around all rows take, so that little moves when they come; px. */
const ROW = 53
const AROUND = 95
const MAX_ROWS = 5

/** What this is, for who comes without a link; and the events of this browser first, for who returns. FRONT-1 to FRONT-5 */
export function FrontPage() {
  const t = useT()
  const { environment } = useSession()
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
        <Occasions environment={environment} />
        <AllPlanners environment={environment} />
      </main>
      <FrontPageFooter />
    </div>
  )
}
