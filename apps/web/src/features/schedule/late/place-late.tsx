import { Button } from '@mantine/core'
import { type ComponentType, Suspense, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useWords } from '../../../lib/live/use-words.ts'

export type LateButtonProps = {
  /** Whether there is a button; its dialog stays until it is closed. */
  isOffered: boolean
  /** The one button in full colour. */
  isMain?: boolean
}

type Props = LateButtonProps & { Dialog: ComponentType<{ isOpen: boolean; onClose: () => void }> }

/** Places people who lack groups or meetings without moving anybody; PLAN-18, PLAN-36. */
function PlaceLate({ isOffered, isMain = false, Dialog }: Props) {
  const t = useWords()
  const [asked, setAsked] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    setAsked(asked + 1)
    setOpen(true)
  }
  return (
    <>
      {isOffered && (
        <Button {...(isMain && { variant: 'filled' })} title={t('late.place.help')} onClick={ask}>
          {t('late.place')}
        </Button>
      )}
      {asked > 0 && (
        <Suspense fallback={null}>
          <Dialog key={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const LateGroups = lazyComponent(async () => (await import('./late-dialog.tsx')).LateGroups)

/** Of those who have fewer groups than they want; PLAN-18. */
export function PlaceLateInGroups(props: LateButtonProps) {
  return <PlaceLate {...props} Dialog={LateGroups} />
}

const LateMeetings = lazyComponent(async () => (await import('./late-dialog.tsx')).LateMeetings)

/** Of those who could have more meetings; PLAN-36. */
export function PlaceLateInMeetings(props: LateButtonProps) {
  return <PlaceLate {...props} Dialog={LateMeetings} />
}
