import { Button } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'

/** Prints what is shown; SCHED-31. */
export function PrintButton() {
  const t = useT()
  return (
    <Button w="fit-content" onClick={() => window.print()}>
      {t('schedule.print')}
    </Button>
  )
}
