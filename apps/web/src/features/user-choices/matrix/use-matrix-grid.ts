import { cellAddress, editRefusal, type PersonRecord, preferenceOf } from '@planner/domain'
import { readChoice } from '@planner/i18n'
import { useState } from 'react'
import { cellAt } from '../../../components/grid/grid-cells.ts'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import { type PastedText, useGridClipboard } from '../../../components/grid/use-grid-clipboard.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { wishRefusalKey } from '../edit-refusals.ts'
import { isOwnPerson, type RateableTopic } from '../rateable-topics.ts'
import { choiceByKey, type OpenChoice } from './choice-popover.tsx'

type MatrixGridOptions = {
  layout: GridLayout
  people: readonly PersonRecord[]
  topics: readonly RateableTopic[]
  choices: readonly string[]
  onSort: (topicId: string) => void
}

/** Keyboard, mouse and clipboard handling of the matrix. */
export function useMatrixGrid({ layout, people, topics, choices, onSort }: MatrixGridOptions) {
  const t = useWords()
  const live = useLive()
  const [open, setOpen] = useState<OpenChoice | null>(null)
  const [message, setMessage] = useState('')

  const at = useCellAt(people, topics)
  /** Sorts by a topic, or opens the choices of a cell. */
  const activate = (position: GridPosition) => {
    const topic = topics[position.column - 1]
    if (position.row === 0 && topic) return onSort(topic.topic.id)
    const cell = at(position)
    const anchor = cellAt(focus.table.current, position)?.getBoundingClientRect()
    if (!cell || !anchor) return
    // With two values there is nothing to list: activating toggles.
    if (choices.length === 2 && !cell.refusal) {
      live.setCell(cell.address, choices.find((choice) => choice !== cell.value) ?? '')
      return
    }
    const refusal = cell.refusal ? t(wishRefusalKey(cell.refusal, cell.value)) : null
    setOpen({ anchor, label: cell.label, value: cell.value, refusal })
  }
  const setAt = (position: GridPosition, choice: string): boolean => {
    const cell = at(position)
    if (!cell) return false
    if (cell.refusal) {
      setMessage(t(wishRefusalKey(cell.refusal, cell.value)))
      return false
    }
    setMessage('')
    if (cell.value !== choice) live.setCell(cell.address, choice)
    return true
  }
  const paste = (pasted: readonly PastedText[]) => {
    const done = pasted.filter(({ text, ...position }) => {
      const choice = readChoice(text, choices)
      return choice !== undefined && setAt(position, choice)
    }).length
    const skipped = pasted.length - done
    setMessage(
      skipped === 0
        ? t('matrix.pasted', { pasted: done })
        : t('matrix.pastedSome', { pasted: done, skipped }),
    )
  }
  const focus = useGridFocus({
    size: focusableSize(layout),
    start: { row: 1, column: 1 },
    onActivate: activate,
    onKey: ({ key, ctrlKey, metaKey }, position) => {
      const choice = ctrlKey || metaKey ? undefined : choiceByKey(key, choices)
      if (choice === undefined || position.row === 0 || position.column === 0) return false
      setAt(position, choice)
      // The list of choices has just opened and does not have the focus yet.
      setOpen(null)
      return true
    },
  })
  const clipboard = useGridClipboard({
    layout,
    active: focus.active,
    textAt: (position) => at(position)?.value,
    onPaste: paste,
  })
  const close = () => {
    setOpen(null)
    focus.moveTo(focus.active)
  }
  const choose = (choice: string) => {
    setAt(focus.active, choice)
    close()
  }
  return { focus, open, message, choose, close, clipboard }
}

/** The cell at a position; undefined for headers and for a person's own topic in pair variants. */
function useCellAt(people: readonly PersonRecord[], topics: readonly RateableTopic[]) {
  const t = useWords()
  const live = useLive()
  return ({ row, column }: GridPosition) => {
    const person = people[row - 1]
    const topic = topics[column - 1]
    const { variant, state, viewer } = live.store.getSnapshot()
    if (!person || !topic || isOwnPerson(variant, topic.topic, person.id)) return undefined
    const address = cellAddress('preferences', { userId: person.id, topicId: topic.topic.id })
    return {
      address,
      label: t('matrix.choose', { name: person.name, topic: topic.name }),
      value: preferenceOf(state, person.id, topic.topic.id),
      refusal: editRefusal(variant, state, viewer, address),
    }
  }
}
