import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { keepChoice, keptChoice } from '../../lib/kept-choice.ts'

/** Where the picture would push the plan below what is in sight. */
const SMALL = '(max-width: 47.99em), (max-height: 56.24em)'

const STORED = 'planner.roomPicture'
const STATES = ['open', 'folded'] as const

export type FoldedRoom = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** Whether the picture of the room is open, which the browser remembers; ROOM-4. */
export function useFoldedRoom(): FoldedRoom {
  const isSmall = useMediaQuery(SMALL, false, { getInitialValueInEffect: false })
  const [isOpen, show] = useState(() => {
    const kept = keptChoice(localStorage, STORED, STATES)
    return kept === undefined ? !isSmall : kept === 'open'
  })
  const setOpen = (next: boolean) => {
    show(next)
    keepChoice(localStorage, STORED, next ? 'open' : 'folded')
  }
  return { isOpen, setOpen }
}
