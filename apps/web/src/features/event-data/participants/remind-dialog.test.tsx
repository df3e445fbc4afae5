import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lettersServer, overviewOf } from '../../../components/tell-people/testing/letters-server.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { participantRows } from './participant-rows.ts'
import { RemindDialog } from './remind-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([true, false])(
  'PERSON-19, LETTER-2: the reminder to one person is read, then sent (%s) or taken by hand',
  async (mail) => {
    const { asked, fetch } = lettersServer({
      overview: () => overviewOf({ reminder: [2, 2] }, { channels: { mail, push: false } }),
      addressees: [
        { personId: 'bob', mail: null, push: false },
        { personId: 'ann', mail: null, push: false },
      ],
    })
    vi.stubGlobal('fetch', fetch)
    const { variant, state } = new EventBuilder('planner').person('ann', { email: 'ann@example.org' })
    const [row] = participantRows(variant, state)
    if (!row) throw new Error('There is one row.')
    let isClosed = false
    const close = () => {
      isClosed = true
    }
    showScreen({ variant, state } as EventBuilder, ADMIN, <RemindDialog row={row} onClose={close} />)
    expect(await screen.findByText('Hello ann')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'tell.mailOf' }).getAttribute('href')).toContain(
      'mailto:ann%40example.org?',
    )
    expect(screen.getByRole('button', { name: 'tell.copyOf' })).toBeTruthy()
    const send = screen.queryByRole('button', { name: 'tell.sendOne' })
    expect(send !== null).toBe(mail)
    if (!send) return
    fireEvent.click(send)
    await waitFor(() => expect(isClosed).toBe(true))
    expect(asked.at(-1)).toMatchObject({ route: 'Send', body: { kind: 'reminder', personIds: ['ann'] } })
  },
)
