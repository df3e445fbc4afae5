import { Popover, Text } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './choice-popover.module.css'

export type OpenChoice = {
  anchor: DOMRect
  label: string
  value: string
  /** Why the cell cannot be edited; the popover then shows only this text. */
  refusal: string | null
}

type ChoicePopoverProps = {
  open: OpenChoice
  choices: readonly string[]
  onChoose: (value: string) => void
  onClose: () => void
}

/** All choices of a cell, below it. Arrow keys move between them; the grid's shortcut keys work too. */
export function ChoicePopover({ open, choices, onChoose, onClose }: ChoicePopoverProps) {
  const t = useWords()
  const labelOf = usePreferenceLabel()
  const list = useRef<HTMLDivElement>(null)
  const { anchor, label, value, refusal } = open
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choiceByKey(event.key, choices)
    if (choice !== undefined && refusal === null) {
      event.preventDefault()
      onChoose(choice)
      return
    }
    const by = STEPS[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    if (by === undefined || buttons.length === 0) return
    event.preventDefault()
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + by + buttons.length) % buttons.length]?.focus()
  }
  return (
    <Popover
      opened
      onClose={onClose}
      position="bottom"
      withArrow
      shadow="md"
      trapFocus={refusal === null}
      closeOnEscape
    >
      <Popover.Target>
        <div
          aria-hidden="true"
          style={{
            position: 'fixed',
            pointerEvents: 'none',
            left: anchor.left,
            top: anchor.top,
            width: anchor.width,
            height: anchor.height,
          }}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} onKeyDown={onKeyDown} p="xs">
        {refusal !== null ? (
          <Text size="sm" role="status" maw={260}>
            {refusal}
          </Text>
        ) : (
          <div ref={list} className={classes.choices} data-long={choices.length > 4 || undefined}>
            {choices.map((choice) => (
              <button
                key={choice}
                type="button"
                className={classes.choice}
                data-choice={choice}
                aria-pressed={choice === value}
                {...(choice === value ? { 'data-autofocus': true } : {})}
                onClick={() => onChoose(choice)}
              >
                {choice === '' ? labelOf('') || t('preference.blank') : labelOf(choice)}
              </button>
            ))}
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Choices by key; a digit is a number on a numeric scale, otherwise 1 is the first choice. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '1': ['1', '#1 Yes!'],
    '2': ['2'],
    '3': ['3'],
    '4': ['4'],
    '5': ['5'],
    '6': ['6'],
    '7': ['7'],
    '8': ['8'],
    '9': ['9'],
    '0': ['10'],
    y: ['Yes'],
    h: ['Host'],
    n: [''],
    Backspace: [''],
    Delete: [''],
  }),
)

/** The choice that a key picks directly, or undefined when the scale has no such choice. */
export function choiceByKey(key: string, choices: readonly string[]): string | undefined {
  const wanted = KEYS.get(key.length === 1 ? key.toLowerCase() : key)
  return wanted?.find((choice) => choices.includes(choice))
}

/** The key that clears a choice. Keyboards name it in their language, so help texts do (TEXT-7). */
const CLEARING_KEY = 'Delete'

/** The shortest key of each choice, for the help text. */
export function keyOf(choice: string): string | undefined {
  if (choice === '') return CLEARING_KEY
  return [...KEYS].find(([, choices]) => choices.includes(choice))?.[0]
}

/** Help text for the choice keys; the ten digits of a numeric scale are summarized. */
export function useKeyHelp(choices: readonly string[]): string {
  const t = useWords()
  const labelOf = usePreferenceLabel()
  const nameOf = (key: string | undefined) => (key === CLEARING_KEY ? t('matrix.deleteKey') : key)
  const isNumber = (choice: string) => /^\d+$/.test(choice)
  const words = choices
    .filter((choice) => !isNumber(choice))
    .map((choice) => `${nameOf(keyOf(choice))} = ${labelOf(choice) || t('preference.blank')}`)
  return [...(choices.some(isNumber) ? [t('matrix.digits')] : []), ...words].join(', ')
}
