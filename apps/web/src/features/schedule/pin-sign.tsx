import { useT } from '../../lib/i18n/i18n.ts'
import classes from './pin-sign.module.css'

/** The sign of somebody whom organisers keep in a group; PLAN-25. `isNamed`: it says so itself, else the words are beside it. */
export function PinSign({ isNamed = false }: { isNamed?: boolean }) {
  const t = useT()
  if (!isNamed) return <span aria-hidden="true" className={classes.pin} />
  const name = t('schedule.cards.pinned')
  return <span role="img" aria-label={name} title={name} className={classes.pin} />
}
