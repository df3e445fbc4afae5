import { useShortList } from '../../../../components/use-short-list.tsx'
import { UserText } from '../../../../components/user-text.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useEventNames } from '../../names.ts'
import classes from './outcome.module.css'
import type { PersonOutcome } from './outcome-rows.ts'
import { ReasonList } from './reason-list.tsx'
import { wishesByReason } from './wishes-by-reason.ts'

/** People with their wishes that are not granted, each with its reason; MEET-19. */
export function WishList({ people }: { people: readonly PersonOutcome[] }) {
  const { shown, button } = useShortList(people)
  return (
    <>
      <ul className={classes.people}>
        {shown.map((each) => (
          <li key={each.personId}>
            <PersonWishes {...each} />
          </li>
        ))}
      </ul>
      {button}
    </>
  )
}

function PersonWishes({ personId, met, wanted, wishes }: PersonOutcome) {
  const t = useT()
  const { somebody: person } = useEventNames()
  return (
    <>
      <p className={classes.head}>
        <span className={classes.name}>
          <UserText>{person(personId)}</UserText>
        </span>
        <span className={classes.number}>{t('outcome.numMeetings', { met, wanted })}</span>
      </p>
      <ReasonList
        groups={wishesByReason(wishes, ({ from, to, reason }) =>
          t(`outcome.reason.${reason}`, { from: person(from), to: person(to) }),
        )}
      />
    </>
  )
}
