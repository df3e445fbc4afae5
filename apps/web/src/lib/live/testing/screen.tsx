import { MantineProvider } from '@mantine/core'
import type { CellAddress, CellValue, Viewer } from '@planner/domain'
import type { EventBuilder } from '@planner/domain/testing'
import type { InvocationName, SessionResponse } from '@planner/protocol'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SessionProvider } from '../../session/session.tsx'
import { Outbox } from '../edits/outbox.ts'
import { EventStore, type SnapshotMeta } from '../event-store.ts'
import { type CommandResult, NO_ANSWER } from '../hub-connection.ts'
import type { Invoke, Rest } from '../invoke.ts'
import { LiveProvider } from '../live-context.tsx'
import type { LiveEvent } from '../live-event.ts'
import { MeetingCommands } from '../meeting-commands.ts'

export const ADMIN: Viewer = { role: 'admin', personId: null }
export const as = (personId: string): Viewer => ({ role: 'participant', personId })

const SESSION = { environment: 'debug', formHosts: ['docs.google.com'] as string[] } as SessionResponse

const nothingToHear = () => () => {}

/** What the server answers to invocations; to all others it gives no answer. */
type Answers = { [N in InvocationName]?: (rest: Rest<N>) => Promise<CommandResult<N>> }

/** What a screen has besides the event: more of its snapshot, and of the live event commands and answers. */
type Extras = { meta?: SnapshotMeta; commands?: Partial<LiveEvent>; answers?: Answers }

/** Shows a part of a screen to a viewer, without a server, texts as their keys. Returns the edits. */
export function showScreen(
  { variant, state }: EventBuilder,
  viewer: Viewer,
  element: ReactNode,
  { meta, commands, answers = {} }: Extras = {},
): { address: CellAddress; value: CellValue }[] {
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer, isLoaded: true, ...meta })
  const edits: { address: CellAddress; value: CellValue }[] = []
  const setCells: LiveEvent['setCells'] = (all) => {
    edits.push(...all)
  }
  const invoke: Invoke = async (name, ...given) => {
    const [rest = {}] = given
    const answer: Answers[typeof name] = answers[name]
    // Name and payload belong together, which TypeScript cannot correlate.
    return (await answer?.(rest as never)) ?? NO_ANSWER
  }
  // What a part of a screen takes of it to show and to edit cells.
  const live = {
    store,
    setCells,
    setCell: (address: CellAddress, value: CellValue) => setCells([{ address, value }]),
    meetings: new MeetingCommands(async () => NO_ANSWER),
    undo: { record: () => {} },
    invoke,
    serverNow: () => 0,
    audit: { subscribe: nothingToHear },
    scenarios: { subscribe: nothingToHear },
    ...commands,
  } as unknown as LiveEvent
  render(
    <MantineProvider>
      <SessionProvider value={SESSION}>
        <LiveProvider live={live}>{element}</LiveProvider>
      </SessionProvider>
    </MantineProvider>,
  )
  return edits
}
