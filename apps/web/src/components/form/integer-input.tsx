import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

type IntegerInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** null: the field is empty; NaN: its text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
}

/** A field for a whole number. Input stays as typed, even out of range: the form shows the error. */
export function IntegerInput({ value, onChange, min, max, onKeyDown, ...rest }: IntegerInputProps) {
  const [typed, setTyped] = useState('')
  const text = Object.is(parseNumber(typed), value) ? typed : textOf(value)
  const step = (by: number) => {
    const from = value === null || Number.isNaN(value) ? min - by : Math.round(value)
    onChange(Math.min(max, Math.max(min, from + by)))
  }
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const by = STEPS[event.key]
    if (by === undefined || rest.readOnly || rest.disabled || event.defaultPrevented) return
    event.preventDefault()
    step(by)
  }
  return (
    <TextInput
      w={160}
      maw="100%"
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(parseNumber(event.currentTarget.value))
      }}
      onKeyDown={stepByKey}
    />
  )
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** null for an empty string, NaN for one that is not a number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^[+-]?\d+([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}

/** A narrow field for a whole number whose label and help may use the full width. */
export function ShortInteger(props: IntegerInputProps) {
  return <IntegerInput {...props} w="100%" styles={{ wrapper: { maxWidth: 160 } }} />
}
