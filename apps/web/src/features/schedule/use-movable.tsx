import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import head from './plan-head.module.css'

type Movable = {
  /** Stands where it always stands in the tree, and draws nothing there. */
  held: ReactNode
  /** Where it is seen: in one place at a time. */
  place: ReactNode
}

/** Content that has another place on a narrow screen: it goes there with all that was typed and opened in it. */
export function useMovable(content: ReactNode): Movable {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = head.moved ?? ''
    return element
  })
  return { held: createPortal(content, host), place: <Place host={host} /> }
}

function Place({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} className={head.moved} />
}
