import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { CopyButton } from './copy-button.tsx'

/** Copies the share link, for whoever may have it: the way out where people are missing. */
export function ShareLinkButton() {
  const t = useT()
  const { shareLink } = useLiveSnapshot()
  if (shareLink === '') return null
  return (
    <CopyButton variant="filled" text={shareLink}>
      {t('eventData.copyShareLink')}
    </CopyButton>
  )
}
