import type { Screen, Step } from '../screen.ts'
import { disconnect, press, see, seeDialog, seeTabs } from '../steps.ts'

export const SITE_ADMIN_KEY = 'gallery-site-administrator'

const signIn: readonly Step[] = [
  ({ page }) => page.locator('input[type=password]').fill(SITE_ADMIN_KEY),
  press('operations.signIn'),
]

/** The pages that belong to no variant. */
export const SITE_SCREENS: readonly Screen[] = [
  {
    name: 'front-page',
    role: 'visitor',
    event: 'none',
    path: '/welcome/',
    steps: [see('frontPage.welcome')],
  },
  {
    name: 'front-page-with-events',
    role: 'guest',
    event: 'asking',
    steps: [
      seeTabs,
      ({ page }) => page.goto(new URL('/welcome/', page.url()).href),
      see('frontPage.yourEvents'),
    ],
  },
  {
    name: 'forget-events',
    role: 'guest',
    event: 'asking',
    steps: [seeTabs, ({ page }) => page.goto(new URL('/logout/', page.url()).href), see('logout.title')],
  },
  { name: 'sign-in', role: 'siteAdmin', event: 'none', path: '/operations/', steps: [see('operations.key')] },
  {
    name: 'operations',
    role: 'siteAdmin',
    event: 'planned',
    path: '/operations/',
    steps: [...signIn, see('operations.byVariant')],
  },
  {
    name: 'operations-empty',
    role: 'siteAdmin',
    event: 'none',
    site: 'empty',
    path: '/operations/',
    steps: [...signIn, see('operations.noEvents')],
  },
  {
    // Where one develops it is a banner, which each variant has a picture of.
    name: 'connection-lost',
    role: 'guest',
    event: 'asking',
    site: 'production',
    steps: [seeTabs, disconnect, seeDialog('connection.lost.title')],
  },
]
