import type { Description } from './invocations/description.ts'
import { INVOCATIONS, type InvocationName } from './invocations.ts'
import { SIGNALS, type SignalName } from './signals.ts'

type Facts = Pick<Description, 'right' | 'saves'> & { key?: Extract<Description, { key: unknown }>['key'] }

/**
 * What a page reads of the descriptions. The build writes these values out (apps/web/vite.config.ts), so that
 * pages load no schemas and sentences.
 */
export const INVOCATION_FACTS = Object.fromEntries(
  Object.entries<Description>(INVOCATIONS).map(([name, description]): [string, Facts] => {
    const { right, saves } = description
    return [name, description.right === 'none' ? { right, saves } : { right, saves, key: description.key }]
  }),
) as { readonly [N in InvocationName]: Facts }

/** Whether a signal changes data of the event; LIVE-13. */
export const NEEDS_DATA = Object.fromEntries(
  Object.entries(SIGNALS).map(([name, { needsData }]) => [name, needsData]),
) as { readonly [N in SignalName]: boolean }
