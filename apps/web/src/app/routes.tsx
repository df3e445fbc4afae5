import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useT } from '../lib/i18n/i18n.ts'
import { firstComponent, lazyComponent } from '../lib/lazy-component.ts'
import { useSession } from '../lib/session/session.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const AnalyticsNotice = lazyComponent(async () => (await import('./analytics-notice.tsx')).AnalyticsNotice)
const FrontPage = lazyComponent(async () => (await import('../features/front-page/front-page.tsx')).FrontPage)
const LogoutPage = lazyComponent(async () => (await import('./logout-page.tsx')).LogoutPage)
const OperationsPage = lazyComponent(
  async () => (await import('../features/operations/operations-page.tsx')).OperationsPage,
)
const PlannerPage = firstComponent(async () => (await import('./planner-page.tsx')).PlannerPage)
const WallPage = lazyComponent(async () => (await import('../features/wall/wall-page.tsx')).WallPage)
// Of development alone (LOOK-7): what is built does not have it.
const Styleguide = import.meta.env.DEV
  ? lazyComponent(async () => (await import('../features/styleguide/styleguide-page.tsx')).StyleguidePage)
  : undefined

/**
 * A variant's base route and sub-routes are one route, so that the live event survives navigation between
 * them; the front page mounts no planner, which closes the connection. ROUTE-3, ROUTE-5
 */
export function Routes() {
  const t = useT()
  const { analytics } = useSession()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('app.skipToContent')}
      </a>
      <Suspense fallback={<FullScreenMessage text={t('app.loading')} isBusy />}>
        <Switch>
          {['/', '/login'].map((path) => (
            <Route path={path} key={path}>
              <Redirect to="/welcome/" replace />
            </Route>
          ))}
          <Route path="/logout">
            <LogoutPage />
          </Route>
          <Route path="/welcome">
            <FrontPage />
          </Route>
          <Route path="/operations">
            <OperationsPage />
          </Route>
          <Route path="/wall/:token">{({ token }) => <WallPage token={token} />}</Route>
          {Styleguide && (
            <Route path="/styleguide">
              <Styleguide />
            </Route>
          )}
          <Route path="/:base/:role?">{({ base, role }) => <PlannerPage base={base} role={role} />}</Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
      {analytics.state !== 'off' && (
        <Suspense>
          <AnalyticsNotice />
        </Suspense>
      )}
    </>
  )
}
