import type { PlanProgress } from '@planner/protocol'
import { useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { percentOf } from '../../lib/percent.ts'

/** Announces the first plan to screen readers, then at most one per minute. */
export function RunAnnouncer({ best, elapsed }: { best: PlanProgress | undefined; elapsed: number }) {
  const t = useT()
  const minute = Math.floor(elapsed / 60)
  const percent = best ? percentOf(best.satisfaction) : 0
  return (
    <div className="visually-hidden" aria-live="polite">
      {best && minute === 0 && t('planning.announce.first')}
      {best && minute > 0 && <Frozen key={minute} text={t('planning.announce.minute', { percent })} />}
    </div>
  )
}

/** Keeps its initial text, since a live region announces every change. */
function Frozen({ text }: { text: string }) {
  const [first] = useState(text)
  return first
}
