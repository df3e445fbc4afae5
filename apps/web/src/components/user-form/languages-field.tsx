import { TagsInput } from '@mantine/core'

/** Suggested languages; others can be typed. */
const OFFERED = ['English', 'German']

type LanguagesFieldProps = {
  label: string
  description?: string
  error?: string
  value: readonly string[]
  onChange: (languages: string[]) => void
}

/** Languages a person speaks: picked or typed, trimmed; PERSON-10. */
export function LanguagesField({ value, onChange, ...rest }: LanguagesFieldProps) {
  return (
    <TagsInput
      {...rest}
      data={OFFERED}
      value={[...value]}
      acceptValueOnBlur
      onChange={(languages) => onChange(languages.map((language) => language.trim()).filter(Boolean))}
    />
  )
}
