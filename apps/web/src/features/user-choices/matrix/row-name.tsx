import { UserText } from '../../../components/user-text.tsx'
import classes from './preference-matrix.module.css'

/** A name followed by a note, isolated so that right-to-left names do not reorder the note. */
export function RowName({ name, note }: { name: string; note: string }) {
  return (
    <>
      <UserText>{name}</UserText>
      {note !== '' && <span className={classes.you}>{note}</span>}
    </>
  )
}
