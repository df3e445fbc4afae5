import { BusyButton } from '../../../components/busy-button.tsx'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'

/** Shows a plan that is in force to everybody; SCHED-62. */
export function PublishButton({ numPeople }: { numPeople: number }) {
  const t = useWords()
  const live = useLive()
  return (
    <BusyButton
      variant="filled"
      onClick={() => live.setSetting('parameters|ui|showScheduleTabToUsers', true)}
    >
      {t('head.publish.all', { number: numPeople })}
    </BusyButton>
  )
}
