import { Group, TextInput } from '@mantine/core'
import { CopyButton } from './copy-button.tsx'

/** A read-only text field with a copy button. */
export function CopyField({ label, value, help }: { label: string; value: string; help?: string }) {
  return (
    <Group align="flex-end" gap="xs" wrap="wrap">
      <TextInput
        className="no-print"
        label={label}
        description={help}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        style={{ flex: '1 1 180px' }}
      />
      <CopyButton text={value} label={label} />
      {/* A field would cut it off. */}
      <span className="print-only" style={{ overflowWrap: 'anywhere' }} aria-hidden="true">
        {value}
      </span>
    </Group>
  )
}
