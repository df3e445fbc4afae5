import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showSaved, showToast } from '../lib/toast.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => notifications.clean())

test('BROWSER-4: what is saved is said without interrupting, other messages are said at once', async () => {
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  )
  showSaved('Saved')
  await showToast({ message: 'Refused', autoClose: false })
  const liveOf = async (text: string) =>
    (await screen.findByText(text)).closest('[aria-live], [role=alert]')?.getAttribute('aria-live')
  expect(await liveOf('Saved')).toBe('polite')
  expect(await liveOf('Refused')).not.toBe('polite')
})
