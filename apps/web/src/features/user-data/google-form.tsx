import { Anchor, Stack, Title } from '@mantine/core'
import { isFormAddress } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.tsx'

/**
 * The event's own form in a sandboxed frame: scripts and submitting, no windows, no navigation; EVENT-8. An
 * address that pages may not embed is a link; EVENT-23.
 */
export function GoogleForm({ url }: { url: string }) {
  const t = useT()
  const { formHosts } = useSession()
  const source = embeddedFormUrl(url)
  if (source === undefined) return null
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h4">
        {t('userData.form.title')}
      </Title>
      {isFormAddress(url, formHosts) ? (
        <iframe
          src={source}
          title={t('userData.form.title')}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          loading="lazy"
          style={{ width: '100%', height: 'min(900px, 90dvh)', border: 0 }}
        />
      ) : (
        <Anchor href={url} target="_blank" rel="noopener noreferrer" py={10}>
          {t('userData.form.open')}
        </Anchor>
      )}
    </Stack>
  )
}

/** The URL of an event's form with the embedded flag; EVENT-8. Undefined if it is not an http(s) URL. */
export function embeddedFormUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  url.searchParams.set('embedded', 'true')
  return url.href
}
