import { UserText } from '../../../components/user-text.tsx'
import classes from './preference-matrix.module.css'

/** A name and a note after it; a name written right-to-left must not move the note. */
export function RowName({ name, note }: { name: string; note: string }) {
  return (
    <>
      <UserText>{name}</UserText>
      {note !== '' && <span className={classes.you}>{note}</span>}
    </>
  )
}
