import { Anchor, Divider, Group, Text } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'

/** Copyright line, support contact and website link; ROUTE-16. Their values are placeholders in the messages. */
export function FrontPageFooter() {
  const t = useT()
  return (
    <footer>
      <Divider mt="xl" mb="xs" />
      <Group gap="lg">
        <Text size="sm">{t('app.footer.copyright')}</Text>
        <Anchor size="sm" py={10} href={`mailto:${t('frontPage.footer.supportAddress')}`}>
          {t('app.footer.support')}
        </Anchor>
        <Anchor size="sm" py={10} href={t('frontPage.footer.websiteAddress')} rel="noreferrer">
          {t('app.footer.website')}
        </Anchor>
      </Group>
    </footer>
  )
}
