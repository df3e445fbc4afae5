import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'

type SearchFieldProps = Omit<TextInputProps, 'type' | 'onChange'> & {
  ref?: Ref<HTMLInputElement>
  onChange: (query: string) => void
}

/** A field whose text chooses what is shown. Paper does not have it. */
export function SearchField({ onChange, ...rest }: SearchFieldProps) {
  return <TextInput {...rest} type="search" onChange={(event) => onChange(event.currentTarget.value)} />
}
