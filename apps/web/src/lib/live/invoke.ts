import { INVOCATION_FACTS, type InvocationInput, type InvocationName } from '@planner/protocol'
import type { CommandResult } from './hub-connection.ts'
import { type HeldKeys, wireKeys } from './keys.ts'

type KeyField = 'adminKey' | 'key' | keyof ReturnType<typeof wireKeys>

/** A payload without its keys, which the page fills in; a key that is given all the same counts. */
export type Rest<N extends InvocationName> = Omit<InvocationInput<N>, KeyField> &
  Partial<Pick<InvocationInput<N>, KeyField & keyof InvocationInput<N>>>

/** Nothing where all that is left has defaults. */
type RestArguments<N extends InvocationName> =
  Record<never, never> extends Rest<N> ? [rest?: Rest<N>] : [rest: Rest<N>]

export type Invoke = <N extends InvocationName>(
  name: N,
  ...rest: RestArguments<N>
) => Promise<CommandResult<N>>

export type KeyHolder = {
  keys: HeldKeys
  /** The key the page has joined with, which is held even where it opens nothing (any more). */
  joinKey: string
  /** The person this page acts as. */
  personId: string | null
}

/** What a payload says about whom it concerns. */
type Concerned = { userId?: string; personIds?: readonly string[]; user?: { id?: string | undefined } }

/** The keys that an invocation is sent with, by the right that it needs; WIRE-9. */
export function keysFor(
  name: InvocationName,
  rest: Concerned,
  { keys, joinKey, personId }: KeyHolder,
): Partial<Record<KeyField, string>> {
  const { right, key } = INVOCATION_FACTS[name]
  const { adminKey, privateKey } = keys
  const { eventAdminGuid, eventShareGuid } = wireKeys(keys)
  if (key === undefined) return {}
  if (key === 'adminKey') return { adminKey }
  if (key === 'eventAdminGuid') return { eventAdminGuid, eventShareGuid }
  if (key === 'strongest') return wireKeys(keys)
  switch (right) {
    // '' is the person of the page's link.
    case 'adminOrSelf':
      return { key: rest.userId === '' ? joinKey : adminKey || privateKey }
    // The own key for an own meeting, so that the other person is told who it was.
    case 'adminOrOneOf': {
      const isOwn = personId !== null && rest.personIds?.includes(personId)
      return { key: (isOwn && privateKey) || adminKey || privateKey }
    }
    case 'oneOf':
      return { key: privateKey || adminKey }
    default:
      return { key: (rest.user?.id === personId && privateKey) || adminKey }
  }
}
