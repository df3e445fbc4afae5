import type { FastifyInstance } from 'fastify'
import { baseUrlOf } from '../http/base-url.ts'
import type { ProxyOptions } from '../http/is-https.ts'
import type { ServerContext } from '../server-context.ts'
import { addAddressRoutes } from './address-routes.ts'
import { CalendarFeeds } from './calendar/calendar-feeds.ts'
import { addCalendarRoutes } from './calendar/calendar-routes.ts'
import { addFileRoute } from './files/file-routes.ts'
import { KeptProgrammes } from './kept-programme.ts'
import { OutwardLinks } from './outward-links.ts'
import { addProgrammeRoutes } from './programme/programme-routes.ts'
import { addWallRoutes } from './wall/wall-routes.ts'

/** Everything that is read of an event without its keys: calendars, programmes, screens on walls. */
export function addOutwardRoutes(
  app: FastifyInstance,
  context: Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'addresses' | 'checks'>,
  proxy: ProxyOptions,
): void {
  const links = new OutwardLinks(context)
  const programmes = new KeptProgrammes()
  addAddressRoutes(app, context, { links, programmes })
  addCalendarRoutes(app, { links, feeds: new CalendarFeeds(context, programmes), now: context.now })
  addFileRoute(app, context)
  addWallRoutes(app, { links, programmes, now: context.now })
  addProgrammeRoutes(app, { links, programmes, now: context.now, baseUrlOf: baseUrlOf(proxy) })
}
