import classes from './preference-matrix.module.css'

/** A name and a note after it; a name written right-to-left must not move the note. */
export function RowName({ name, note }: { name: string; note: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      {note !== '' && <span className={classes.you}>{note}</span>}
    </>
  )
}
