import type { MeetingsPlace } from '@planner/protocol'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useViewer } from '../../../lib/live/live-context.tsx'
import { ownReasonKey } from '../meetings/outcome/own-reason-key.ts'
import { useEventNames } from '../names.ts'
import classes from './why.module.css'

/** Where people meet in pairs: how many meetings somebody has, and why their other wishes are not granted; MEET-19, MEET-20. */
export function MeetingsCard({ card }: { card: MeetingsPlace }) {
  const t = useT()
  const { met, wanted, reasons } = card
  const { personId } = useViewer()
  const { somebody: person } = useEventNames()
  const textOf = ({ from, to, reason }: (typeof reasons)[number]) =>
    t(card.personId === personId ? ownReasonKey(reason) : `outcome.reason.${reason}`, {
      from: person(from),
      to: person(to),
    })
  // What holds of several people is said once.
  const byText = new Map<string, string[]>()
  for (const each of reasons) byText.set(textOf(each), [...(byText.get(textOf(each)) ?? []), each.to])
  const isUntold = reasons.some(({ reason }) => reason === 'notPossible')
  return (
    <>
      <p>{t('why.met', { met, wanted })}</p>
      {reasons.length === 0 && <p>{t('why.met.all')}</p>}
      {reasons.length > 0 && (
        <section aria-label={t('why.met.wishes')}>
          <h3 className={classes.heading}>{t('why.met.wishes')}</h3>
          <ol className={classes.better}>
            {[...byText].map(([text, ids]) => (
              <li key={text}>
                <strong>
                  <UserText>{ids.map(person).join(', ')}</UserText>
                </strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {isUntold && <p className={classes.quiet}>{t('outcome.own.untold')}</p>}
    </>
  )
}
