import { MantineProvider } from '@mantine/core'
import type { CellAddress, CellValue, Viewer } from '@planner/domain'
import type { EventBuilder } from '@planner/domain/testing'
import type { SessionResponse } from '@planner/protocol'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SessionProvider } from '../../session/session.tsx'
import { Outbox } from '../edits/outbox.ts'
import { EventStore, type SnapshotMeta } from '../event-store.ts'
import { NO_ANSWER } from '../hub-connection.ts'
import { LiveProvider } from '../live-context.tsx'
import type { LiveEvent } from '../live-event.ts'
import { MeetingCommands } from '../meeting-commands.ts'

export const ADMIN: Viewer = { role: 'admin', personId: null }
export const as = (personId: string): Viewer => ({ role: 'participant', personId })

const SESSION = { environment: 'debug', formHosts: ['docs.google.com'] as string[] } as SessionResponse

const nothingToHear = () => () => {}

/** What a screen has besides the event: more of its snapshot, and commands of the live event. */
type Extras = { meta?: SnapshotMeta; commands?: Partial<LiveEvent> }

/** Shows a part of a screen to a viewer of an event, without a server; texts are the keys of their messages. Collects what is edited. */
export function showScreen(
  { variant, state }: EventBuilder,
  viewer: Viewer,
  element: ReactNode,
  { meta, commands }: Extras = {},
): { address: CellAddress; value: CellValue }[] {
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer, isLoaded: true, ...meta })
  const edits: { address: CellAddress; value: CellValue }[] = []
  const setCells: LiveEvent['setCells'] = (all) => {
    edits.push(...all)
  }
  // What a part of a screen takes of it to show and to edit cells.
  const live = {
    store,
    setCells,
    setCell: (address: CellAddress, value: CellValue) => setCells([{ address, value }]),
    meetings: new MeetingCommands(async () => NO_ANSWER),
    invoke: async () => NO_ANSWER,
    serverNow: () => 0,
    priceMoves: async () => NO_ANSWER,
    // Parts of the schedule that are loaded later ask these when they come.
    audit: { subscribe: nothingToHear },
    plans: { list: async () => NO_ANSWER, read: async () => NO_ANSWER },
    scenarios: { subscribe: nothingToHear, readAll: async () => NO_ANSWER },
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
