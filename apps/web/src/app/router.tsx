import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { parseSearch, readSearch, stringifySearch } from '../lib/search.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PlannerPage } from './planner-page.tsx'
import { RootLayout } from './root-layout.tsx'
import { WelcomePage } from './welcome-page.tsx'

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

const toWelcome = (path: '/' | '/login' | '/logout') =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/welcome/' })
    },
  })

const welcome = createRoute({ getParentRoute: () => root, path: '/welcome', component: WelcomePage })

/** One page for a variant's base route and its sub-routes, so that the live event outlives a change between them. */
const planner = createRoute({
  getParentRoute: () => root,
  path: '/$base',
  validateSearch: readSearch,
  component: PlannerPage,
})
const plannerIndex = createRoute({ getParentRoute: () => planner, path: '/' })
const plannerRole = createRoute({ getParentRoute: () => planner, path: '/$role' })

export const router = createRouter({
  routeTree: root.addChildren([
    toWelcome('/'),
    toWelcome('/login'),
    toWelcome('/logout'),
    welcome,
    planner.addChildren([plannerIndex, plannerRole]),
  ]),
  trailingSlash: 'always',
  parseSearch,
  stringifySearch,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
