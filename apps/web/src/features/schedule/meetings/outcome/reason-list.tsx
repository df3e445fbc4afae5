import { Fragment } from 'react'
import { UserText } from '../../../../components/user-text.tsx'
import { useEventNames } from '../../names.ts'
import classes from './outcome.module.css'
import type { ReasonGroup } from './wishes-by-reason.ts'

/** Why wishes are not granted: each reason once, below the names it is true of. */
export function ReasonList({ groups }: { groups: readonly ReasonGroup[] }) {
  const { somebody: person } = useEventNames()
  return (
    <ul className={classes.wishes}>
      {groups.map(({ text, people }) => (
        <li key={text}>
          <span className={classes.whom}>
            {people.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <UserText>{person(id)}</UserText>
              </Fragment>
            ))}
          </span>
          <span className="visually-hidden">: </span>
          <span className={classes.reason}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
