import { TextInput } from '@mantine/core'
import { useState } from 'react'

type TimeTextProps = { label: string; value: string; isWrong: boolean; onCommit: (text: string) => void }

/** A time as 24 h text, taken when the field is left; TOPIC-19. */
export function TimeText({ label, value, isWrong, onCommit }: TimeTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed.trim() !== '' && typed !== value) onCommit(typed)
    setTyped(null)
  }
  return (
    <TextInput
      aria-label={label}
      value={typed ?? value}
      error={isWrong}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      w={84}
      styles={{ input: { minHeight: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' } }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
}
