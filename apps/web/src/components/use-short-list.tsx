import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { usePrinting } from '../lib/printing.ts'

/** The first entries until all are asked for, and the button for that; null where there are no more. */
export function useShortList<T>(
  entries: readonly T[],
  length = 20,
): { shown: readonly T[]; button: ReactNode } {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const showsAll = usePrinting() || isOpen
  const button = entries.length > length && (
    <Button variant="subtle" onClick={() => setOpen(!isOpen)}>
      {showsAll ? t('schedule.warnings.fewer') : t('schedule.warnings.all', { number: entries.length })}
    </Button>
  )
  return { shown: showsAll ? entries : entries.slice(0, length), button: button || null }
}
