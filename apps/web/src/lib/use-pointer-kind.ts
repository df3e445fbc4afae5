import { useSyncExternalStore } from 'react'

export type PointerKind = 'mouse' | 'touch'

const COARSE = '(pointer: coarse)'

let used: PointerKind | null = null

/** How this screen is pointed at: as it was last, and until then as the device says. A pen draws like a mouse. */
export function usePointerKind(): PointerKind {
  return useSyncExternalStore(subscribe, pointerKind)
}

function pointerKind(): PointerKind {
  return used ?? (window.matchMedia(COARSE).matches ? 'touch' : 'mouse')
}

function subscribe(listener: () => void): () => void {
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    used = pointerType === 'touch' ? 'touch' : 'mouse'
    listener()
  }
  window.addEventListener('pointerdown', onPointerDown, { capture: true })
  return () => window.removeEventListener('pointerdown', onPointerDown, { capture: true })
}
