import { MantineProvider } from '@mantine/core'
import type { SessionResponse, SiteContacts } from '@planner/protocol'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../lib/session/session.tsx'
import { FrontPageFooter } from './front-page.tsx'

const NONE: SiteContacts = { supportEmail: '', websiteUrl: '', newsletterEmail: '', footerText: '© Product' }

function show(site: Partial<SiteContacts>) {
  const session = { site: { ...NONE, ...site } } as SessionResponse
  render(
    <MantineProvider>
      <SessionProvider value={session}>
        <FrontPageFooter />
      </SessionProvider>
    </MantineProvider>,
  )
}

test('ROUTE-16, HTTP-17: without configuration the footer is the copyright line', () => {
  show({ newsletterEmail: 'news@site.example' })
  expect(screen.getByRole('contentinfo').textContent).toBe('© Product')
})

test('ROUTE-16, HTTP-17: the footer has what is configured', () => {
  show({ supportEmail: 'help@site.example', footerText: '© Site' })
  expect(screen.getByRole('contentinfo').textContent).toBe('© Siteapp.footer.support')
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@site.example')
})
