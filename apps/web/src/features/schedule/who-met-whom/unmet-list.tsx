import { Title } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './coverage.module.css'

type UnmetListProps = { pairs: readonly [PersonId, PersonId][]; nameOf: (id: PersonId) => string }

/** Pairs who have not met and both want to. */
export function UnmetList({ pairs, nameOf }: UnmetListProps) {
  const t = useT()
  const { shown, button } = useShortList(pairs)
  if (pairs.length === 0) return null
  return (
    <section aria-label={t('coverage.unmet')}>
      <Title order={3} size="h5" mb="xs">
        {t('coverage.unmet')}
      </Title>
      <ul className={classes.pairs}>
        {shown.map(([a, b]) => (
          <li key={`${a}|${b}`}>{t('schedule.meetings.pair', { first: nameOf(a), second: nameOf(b) })}</li>
        ))}
      </ul>
      {button}
    </section>
  )
}
