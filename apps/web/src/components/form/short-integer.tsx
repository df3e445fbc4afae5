import { IntegerInput, type IntegerInputProps } from './integer-input.tsx'

/** A narrow field for a whole number whose label and help may use the full width. */
export function ShortInteger(props: IntegerInputProps) {
  return <IntegerInput {...props} w="100%" styles={{ wrapper: { maxWidth: 160 } }} />
}
