import { useSyncExternalStore } from 'react'

export type PointerKind = 'mouse' | 'touch'

const COARSE = '(pointer: coarse)'
/** A click follows its press within this time, in which its target must not move. */
const CLICK_MS = 500

let used: PointerKind | null = null

/** How this screen is pointed at: as it was last, at first as the device says. A pen counts as a mouse. */
export function usePointerKind(): PointerKind {
  return useSyncExternalStore(subscribe, pointerKind)
}

function pointerKind(): PointerKind {
  return used ?? (window.matchMedia(COARSE).matches ? 'touch' : 'mouse')
}

function subscribe(listener: () => void): () => void {
  const onPointerUp = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      used = pointerType === 'touch' ? 'touch' : 'mouse'
      listener()
    }, CLICK_MS)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('pointerup', onPointerUp, { capture: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pointerup', onPointerUp, { capture: true })
  }
}
