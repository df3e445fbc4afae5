import { Button } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'

/** Prints what is shown; SCHED-31. */
export function PrintButton() {
  const t = useT()
  return (
    <Button variant="subtle" w="fit-content" px="sm" onClick={() => window.print()}>
      {t('schedule.print')}
    </Button>
  )
}
