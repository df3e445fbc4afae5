import { can, type PersonRecord, topicsOf } from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useHalfTyped } from '../../lib/half-typed.ts'
import type { CommandResult } from '../../lib/live/hub-connection.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import type { RefusedField } from '../field-error.ts'
import { checkedUser, namedByKey, userErrors, userInputOf } from './checked-user.ts'
import { isSame, mergeDraft } from './merge-draft.ts'
import { draftOfPerson, type UserDraft } from './user-draft.ts'

export type SaveUser = (
  user: UserInput,
) => Promise<CommandResult<'RegisterUser'> | CommandResult<'UpdateUser'>>
export type SavedUser = Extract<Awaited<ReturnType<SaveUser>>, { ok: true }>

export type UserDraftForm = {
  draft: UserDraft
  /** What is stored; null for a new person. */
  saved: UserDraft | null
  /** By form field, see `userErrors`. */
  errors: Readonly<Record<string, RefusedField>>
  isSaving: boolean
  /** Something typed here is not stored yet. */
  isChanged: boolean
  /** No answer came: what was typed is still here and can be sent again. */
  isUnanswered: boolean
  change: (make: (draft: UserDraft) => UserDraft) => void
  /** The stored person's acknowledgement, or undefined when nothing was saved. Ignored while a save is under way. */
  save: () => Promise<SavedUser | undefined>
}

/**
 * The form of one person. What comes in from elsewhere is taken over where nobody has typed; what was typed survives
 * updates, reconnects and refused saves.
 */
export function useUserDraft(person: PersonRecord | null, blank: UserDraft, send: SaveUser): UserDraftForm {
  const { variant, state } = useLiveSnapshot()
  const { topics } = state
  const incoming = useMemo(
    () => (person ? draftOfPerson(person, topicsOf(topics.values(), person.id)) : null),
    [person, topics],
  )
  const [{ base, typed }, setDrafts] = useState(() => ({ base: incoming ?? blank, typed: incoming ?? blank }))
  const [errors, setErrors] = useState<readonly RefusedField[]>([])
  const [isSaving, setSaving] = useState(false)
  const isChanged = !isSame(base, typed)
  useHalfTyped(isChanged)
  const [isUnanswered, setUnanswered] = useState(false)
  const isBusy = useRef(false)
  const latest = useRef(incoming)
  latest.current = incoming

  useEffect(() => {
    if (!incoming || isBusy.current) return
    setDrafts((drafts) => ({
      base: incoming,
      typed: mergeDraft(drafts.base, drafts.typed, incoming),
    }))
  }, [incoming])

  const change = (make: (draft: UserDraft) => UserDraft) => {
    setDrafts((drafts) => ({ ...drafts, typed: make(drafts.typed) }))
    const next = make(typed)
    setErrors((before) =>
      before.filter((error) => isSame(valueAt(typed, error.field), valueAt(next, error.field))),
    )
  }

  const save = async () => {
    if (isBusy.current) return undefined
    const sent = typed
    const checked = checkedUser(sent, can(variant, 'pairs'))
    const wrong = userErrors(variant, state, checked, sent)
    setErrors(wrong)
    setUnanswered(false)
    if (wrong.length > 0) return undefined
    const before = latest.current
    isBusy.current = true
    setSaving(true)
    const ack = await send(userInputOf(checked, person?.id))
    isBusy.current = false
    setSaving(false)
    const now = latest.current
    // Until the stored person comes in, what was sent is what is stored.
    const stored = now !== before && now !== null ? now : undefined
    setDrafts(({ base: from, typed: current }) => {
      const reached = ack.ok ? sent : from
      return stored
        ? { base: stored, typed: mergeDraft(reached, current, stored) }
        : { base: reached, typed: current }
    })
    if (ack.ok) return ack
    const refused = 'fields' in ack ? (ack.fields ?? []) : []
    setErrors(namedByKey(refused.map(withoutUndefined), checked, sent.topics))
    setUnanswered(ack.status === 0)
    return undefined
  }

  return {
    draft: typed,
    saved: person ? base : null,
    errors: Object.fromEntries(errors.map((error) => [error.field, error])),
    isSaving,
    isChanged,
    isUnanswered,
    change,
    save,
  }
}

function withoutUndefined({ params, ...rest }: { field: string; rule: string; params?: Params | undefined }) {
  return params ? { ...rest, params } : rest
}

type Params = NonNullable<RefusedField['params']>

function valueAt(draft: UserDraft, field: string): unknown {
  const [name = '', key, part = ''] = field.split('.')
  if (key === undefined) return draft[formField(name)]
  return draft.topics.find((topic) => topic.key === key)?.[part as keyof UserDraft['topics'][number]]
}

function formField(name: string): keyof UserDraft {
  return (name === 'newNumMeetingRequests' ? 'numMeetingRequests' : name) as keyof UserDraft
}
