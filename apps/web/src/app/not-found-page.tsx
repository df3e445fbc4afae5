import { Button, Text, Title } from '@mantine/core'
import { Logo } from '../components/logo.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import classes from './full-screen-message.module.css'

export function NotFoundPage() {
  const t = useT()
  return (
    <main id="content" className={classes.message}>
      <Logo size={56} />
      <Title order={1}>{t('app.notFound.title')}</Title>
      <Text className={classes.text ?? ''}>{t('app.notFound.text')}</Text>
      <Button component="a" href="/welcome/">
        {t('app.toFrontPage')}
      </Button>
    </main>
  )
}
