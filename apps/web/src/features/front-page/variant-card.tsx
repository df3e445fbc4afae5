import { Button, Paper, Text } from '@mantine/core'
import type { VariantDescription } from '@planner/domain'
import { useId } from 'react'
import { Link } from 'wouter'
import { useT } from '../../lib/i18n/i18n.ts'
import { newEventPath } from '../../lib/live/keys.ts'
import { useSession } from '../../lib/session/session.tsx'
import styles from './variants.module.css'

type VariantCardProps = { variant: VariantDescription; isSuggested: boolean }

/** A button that starts a new event of a variant, with the purpose of the variant. */
export function VariantCard({ variant, isSuggested }: VariantCardProps) {
  const t = useT()
  const { defaultInvite } = useSession()
  const purposeId = useId()
  return (
    <Paper component="li" withBorder p="md" className={styles.variant}>
      <Button
        variant={isSuggested ? 'filled' : 'light'}
        fullWidth
        h="auto"
        mih={44}
        py={8}
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
        aria-describedby={purposeId}
        renderRoot={(props) => <Link {...props} href={newEventPath(variant, defaultInvite)} />}
      >
        {t(`frontPage.variant.${variant.id}`)}
      </Button>
      <Text size="sm" id={purposeId}>
        {t(`frontPage.variant.${variant.id}.purpose`)}
      </Text>
    </Paper>
  )
}
