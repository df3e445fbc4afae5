import { Anchor, Divider, Group, Text } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.tsx'

/** Copyright line, support contact and website, as far as they are configured; ROUTE-16, HTTP-17. */
export function FrontPageFooter() {
  const t = useT()
  const { footerText, supportEmail, websiteUrl } = useSession().site
  if (footerText + supportEmail + websiteUrl === '') return null
  return (
    <footer>
      <Divider mt="xl" mb="xs" />
      <Group gap="lg">
        {footerText !== '' && <Text size="sm">{footerText}</Text>}
        {supportEmail !== '' && (
          <Anchor size="sm" py={10} href={`mailto:${supportEmail}`}>
            {t('app.footer.support')}
          </Anchor>
        )}
        {websiteUrl !== '' && (
          <Anchor size="sm" py={10} href={websiteUrl} rel="noreferrer">
            {t('app.footer.website')}
          </Anchor>
        )}
      </Group>
    </footer>
  )
}
