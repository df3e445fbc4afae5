import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { IntegerInput, parseNumber } from './integer-input.tsx'

afterEach(cleanup)

function Field({ start, onValue }: { start: number | null; onValue: (value: number | null) => void }) {
  const [value, setValue] = useState(start)
  const change = (next: number | null) => {
    setValue(next)
    onValue(next)
  }
  return (
    <MantineProvider>
      <IntegerInput label="Number" value={value} onChange={change} min={1} max={10} />
      <button type="button" onClick={() => setValue(4)}>
        from elsewhere
      </button>
    </MantineProvider>
  )
}

function field(start: number | null) {
  const values: (number | null)[] = []
  render(<Field start={start} onValue={(value) => values.push(value)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Number')
  return { input, values, type: (text: string) => fireEvent.change(input, { target: { value: text } }) }
}

test('VALID-12: a numeric field yields numbers, null when empty, NaN for any other text', () => {
  expect(['7', ' 08 ', '', '  ', '1.5', '-3'].map(parseNumber)).toEqual([7, 8, null, null, 1.5, -3])
  for (const text of ['x', '1x', '--1', '1e3', '0x10']) expect(parseNumber(text)).toBeNaN()
})

test('input is kept as typed, even when it is not a number or out of range', () => {
  const { input, values, type } = field(2)
  type('1x')
  expect([input.value, values.at(-1)]).toEqual(['1x', Number.NaN])
  type('99')
  expect([input.value, values.at(-1)]).toEqual(['99', 99])
})

test('an external value replaces the text of the field', () => {
  const { input, type } = field(2)
  type('7')
  fireEvent.click(screen.getByText('from elsewhere'))
  expect(input.value).toBe('4')
})

test('arrow keys step within the range; an empty field starts at its minimum', () => {
  const { input, values, type } = field(9)
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(values).toEqual([10, 10])
  type('')
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(values.at(-1)).toBe(1)
})
