import type { GroupsPlace, WireMoveCost } from '@planner/protocol'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames } from '../schedule-context.tsx'
import { costTexts } from './cost-texts.ts'
import classes from './why.module.css'

/** What moving somebody there would cost the plan, for organisers; WHY-5. */
export function CostLines({ cost, card }: { cost: WireMoveCost; card: GroupsPlace }) {
  const t = useT()
  const names = useNames()
  return (
    <Disclosure label={t('why.cost')}>
      <ul className={classes.cost}>
        {costTexts(t, names, card, cost).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
