import { Anchor, Text } from '@mantine/core'
import type { LetterKind, UnreachedReason } from '@planner/protocol'
import type { KeyboardEvent } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState } from '../../lib/live/live-context.tsx'
import { Icon } from '../icon.tsx'
import { useShortList } from '../use-short-list.tsx'
import { UserText } from '../user-text.tsx'
import { ByHandActs } from './by-hand-acts.tsx'
import classes from './tell-people.module.css'
import { useLettersTo } from './use-letters.ts'
import { usePersonNames } from './use-person-names.ts'

/** Somebody whom the installation does not tell. */
export type ByHandPerson = {
  personId: string
  /** Why not; null where it sends nothing at all. */
  why: UnreachedReason | null
}

/** Rows before the others are asked for. */
const SHORT = 40

type ByHandProps = {
  label: string
  kind: LetterKind
  people: readonly ByHandPerson[]
  /** Who was told on this page, by kind and person. */
  done: ReadonlySet<string>
  onDone: (personId: string) => void
}

/** People with their letters to copy, or to open in a mail program, one after the other; LETTER-7, LETTER-9. */
export function ByHand({ label, kind, people, done, onDone }: ByHandProps) {
  const t = useT()
  const nameOf = usePersonNames()
  const { persons } = useEventState()
  const { shown, button } = useShortList(people, SHORT)
  const letters = useLettersTo(
    kind,
    shown.map(({ personId }) => personId),
  )
  return (
    <>
      <ul className={classes.people} aria-label={label} onKeyDown={moveByArrows}>
        {shown.map(({ personId, why }) => {
          const letter = letters.get(personId)
          const { email = '', phone = '' } = persons.get(personId) ?? {}
          const name = nameOf(personId)
          return (
            <li key={personId}>
              <div>
                <Text fw={500} span>
                  <UserText>{name}</UserText>
                </Text>{' '}
                {done.has(personId) && (
                  <span className={classes.done}>
                    <Icon name="done" size={14} />
                    {t('tell.done')}
                  </span>
                )}
                <Text size="sm" c="dimmed">
                  {why ? t(`tell.why.${why}`) : email}
                  {phone !== '' && (
                    <>
                      {why || email ? ' · ' : ''}
                      <Anchor href={`tel:${phone}`}>{phone}</Anchor>
                    </>
                  )}
                </Text>
              </div>
              {letter && (
                <ByHandActs
                  letter={letter}
                  name={name}
                  email={why === null ? email : ''}
                  onDone={() => onDone(personId)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {button}
    </>
  )
}

/** To the same button of the row above or below. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const act = event.target instanceof HTMLElement ? event.target.dataset.byHand : undefined
  if (by === undefined || act === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-by-hand="${act}"]`)]
  buttons[buttons.indexOf(event.target as HTMLElement) + by]?.focus()
}
