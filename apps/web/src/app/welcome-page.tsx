import { FrontPage } from '../features/front-page/front-page.tsx'

/** Coming here tears the live connection down: no planner page is mounted (spec 2.1). */
export function WelcomePage() {
  return <FrontPage />
}
