import { IntegerInput, type IntegerInputProps } from './integer-input.tsx'

/** A short field for a whole number below a label and help that may take the whole line. */
export function ShortInteger(props: IntegerInputProps) {
  return <IntegerInput {...props} w="100%" styles={{ wrapper: { maxWidth: 160 } }} />
}
