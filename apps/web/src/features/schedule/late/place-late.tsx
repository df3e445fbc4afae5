import { Button, Group, Text } from '@mantine/core'
import { Suspense, useId, useMemo, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useSchedule } from '../schedule-context.tsx'
import classes from './late.module.css'
import { peopleShort } from './late-people.ts'

const LateDialog = lazyComponent(async () => (await import('./late-dialog.tsx')).LateDialog)

/** How many people have fewer groups than they want, and a button that places them without moving anybody; PLAN-18. */
export function PlaceLate() {
  const t = useT()
  const helpId = useId()
  const plan = useSchedule()
  const number = useMemo(() => peopleShort(plan).size, [plan])
  const [asked, setAsked] = useState(0)
  const [isOpen, setOpen] = useState(false)
  // Whoever has used the button finds it again.
  if (number === 0 && asked === 0) return null
  const ask = () => {
    setAsked(asked + 1)
    setOpen(true)
  }
  return (
    <Group gap="sm" className="no-print">
      <Text>{number === 0 ? t('late.all') : t('late.number', { number })}</Text>
      <Button variant="default" mih={44} aria-describedby={helpId} onClick={ask}>
        {t('late.place')}
      </Button>
      <Text id={helpId} size="sm" c="dimmed" className={classes.help}>
        {t('late.place.help')}
      </Text>
      {asked > 0 && (
        <Suspense fallback={null}>
          <LateDialog key={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Group>
  )
}
