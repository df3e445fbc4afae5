import { useT } from '../../lib/i18n/i18n.ts'
import classes from './unsaved-note.module.css'

/** Says that a choice waits for the server. It takes no room in its row, which is placed (`position: relative`); LIVE-41. */
export function UnsavedNote() {
  const t = useT()
  return <span className={classes.note}>{t('app.unsaved')}</span>
}

/** Styles of a checkbox whose description says that it waits: it takes no room either. */
export const WAITING = { description: { position: 'absolute' } } as const
