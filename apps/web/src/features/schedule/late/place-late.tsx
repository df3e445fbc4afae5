import { Button, Group, Text } from '@mantine/core'
import { Suspense, useId, useMemo, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useSchedule } from '../schedule-context.tsx'
import { peopleShort } from './late-people.ts'

const LateDialog = lazyComponent(async () => (await import('./late-dialog.tsx')).LateDialog)

/** How many people have fewer groups than they want, and a button that places them without moving anybody; PLAN-18. */
export function PlaceLate() {
  const t = useT()
  const helpId = useId()
  const plan = useSchedule()
  const number = useMemo(() => peopleShort(plan).size, [plan])
  const [isOpen, setOpen] = useState(false)
  if (number === 0 && !isOpen) return null
  return (
    <Group gap="sm" className="no-print">
      <Text>{t('late.number', { number })}</Text>
      <Button variant="default" mih={44} aria-describedby={helpId} onClick={() => setOpen(true)}>
        {t('late.place')}
      </Button>
      <Text id={helpId} size="sm" c="dimmed">
        {t('late.place.help')}
      </Text>
      {isOpen && (
        <Suspense fallback={null}>
          <LateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Group>
  )
}
