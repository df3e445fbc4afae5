import { Button, Group, Text } from '@mantine/core'
import { type ComponentType, Suspense, useId, useState } from 'react'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './late.module.css'

type Props = {
  /** How many people have fewer than they want. */
  number: number
  Dialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
}

/** How many people have fewer groups or meetings than they want, and a button that places them without moving anybody; PLAN-18, PLAN-36. */
export function PlaceLate({ number, Dialog }: Props) {
  const t = useWords()
  const helpId = useId()
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
      <Button variant="default" aria-describedby={helpId} onClick={ask}>
        {t('late.place')}
      </Button>
      <Text id={helpId} size="sm" c="dimmed" className={classes.help}>
        {t('late.place.help')}
      </Text>
      {asked > 0 && (
        <Suspense fallback={null}>
          <Dialog key={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Group>
  )
}
