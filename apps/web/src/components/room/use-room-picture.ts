import { useElementSize, useMergedRef } from '@mantine/hooks'
import { layoutRoom, type RoomLayout } from '@planner/domain'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isSettled, type Motion, roomAt, type ShownRoom } from './motion.ts'
import { type Look, paintRoom, type Scenery } from './painter.ts'
import { type Palette, readPalette } from './palette.ts'
import { placesOf, type RoomPlan } from './room-plan.ts'
import { placeOf, type Target } from './walk.ts'

type Options = {
  plan: RoomPlan
  height: number
  target: Target | null
  asideText: string
  /** Nothing is to move. */
  isStill: boolean
}

/** Keeps a canvas showing a plan: at its stage's width, in the page's colours, moving between plans. */
export function useRoomPicture({ plan, height, target, asideText, isStill }: Options) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const picture = useRef<RoomPicture>(null)
  const last = useRef<RoomLayout | undefined>(undefined)
  const { ref: sized, width } = useElementSize<HTMLDivElement>()
  const [layout, setLayout] = useState<RoomLayout>()
  const palette = usePalette(probe)
  const looks = useLooks(plan, layout)
  const writing = useMemo(() => {
    const names = new Map(plan.groups.map(({ id, name }) => [id, name]))
    return palette && { palette, names, lines: new Map<string, readonly string[]>() }
  }, [palette, plan])
  const scenery = useMemo<Scenery | null>(() => {
    const pointed = layout && target ? placeOf(layout, target) : null
    return writing && { ...writing, looks, asideText, pointed }
  }, [writing, looks, asideText, layout, target])

  useLayoutEffect(() => {
    const wide = Math.floor(width)
    if (wide <= 0) return
    last.current = layoutRoom(placesOf(plan), { width: wide, height }, last.current)
    setLayout(last.current)
  }, [plan, width, height])

  const shown = useRef<RoomLayout | undefined>(undefined)
  useLayoutEffect(() => {
    if (!layout || !scenery || !canvas.current) return
    picture.current ??= new RoomPicture(canvas.current)
    if (shown.current === layout) picture.current.dress(scenery)
    else picture.current.show(layout, scenery, isStill)
    shown.current = layout
  }, [layout, scenery, isStill])
  useEffect(
    () => () => {
      picture.current?.close()
      picture.current = null
      shown.current = undefined
    },
    [],
  )

  const minHeight = useGreatest(layout?.height ?? 0, width)
  const refs = { stage: useMergedRef(sized), canvas, probe }
  return { refs, layout, minHeight }
}

/** The greatest of a number's values at one width, so that a lower picture does not move the page. */
function useGreatest(value: number, width: number): number {
  const [greatest, setGreatest] = useState({ value, width })
  if (greatest.width !== width || value > greatest.value) {
    const next = { value, width }
    setGreatest(next)
    return value
  }
  return greatest.value
}

/** What each dot tells; those of people who are on their way out are kept. */
function useLooks(plan: RoomPlan, layout: RoomLayout | undefined): ReadonlyMap<string, Look> {
  const kept = useRef<ReadonlyMap<string, Look>>(new Map())
  return useMemo(() => {
    const looks = new Map(kept.current)
    const groups = new Map<string | null, RoomPlan['without']>(
      plan.groups.map(({ id, members }) => [id, members]),
    ).set(null, plan.without)
    const people = new Map(
      [...groups].flatMap(([id, members]) =>
        members.map((each) => [`${id} ${each.personId}`, each] as const),
      ),
    )
    for (const { key, groupId, personId } of layout?.dots ?? []) {
      const person = people.get(`${groupId} ${personId}`)
      if (person) looks.set(key, { ...person, shade: person.satisfaction ?? 0 })
    }
    kept.current = looks
    return looks
  }, [plan, layout])
}

/** The colours of the page, read anew when these change. */
function usePalette(probe: RefObject<HTMLElement | null>): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null)
  useLayoutEffect(() => {
    const read = () => probe.current && setPalette(readPalette(probe.current))
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true })
    const media = matchMedia('(forced-colors: active)')
    media.addEventListener('change', read)
    // A canvas draws with the fonts that are there, and fonts may come later.
    void document.fonts?.ready.then(read)
    return () => {
      observer.disconnect()
      media.removeEventListener('change', read)
    }
  }, [probe])
  return palette
}

/** The clock of a page's frames. */
export type Frames = {
  /** ms. */
  now(): number
  request(draw: (now: number) => void): number
  cancel(id: number): void
}

const PAGE_FRAMES: Frames = {
  now: () => performance.now(),
  request: (draw) => requestAnimationFrame(draw),
  cancel: (id) => cancelAnimationFrame(id),
}

/** A canvas that shows a room and lets it settle; it takes frames only while somebody walks. */
export class RoomPicture {
  readonly #canvas: HTMLCanvasElement
  readonly #frames: Frames
  #motion: Motion | undefined
  #scenery: Scenery | undefined
  #shown: ShownRoom | undefined
  #frame: number | undefined

  constructor(canvas: HTMLCanvasElement, frames = PAGE_FRAMES) {
    this.#canvas = canvas
    this.#frames = frames
  }

  /** Draws a room of another width anew; else people walk to their places, unless motion is off (ROOM-3). */
  show(layout: RoomLayout, scenery: Scenery, isStill: boolean): void {
    const now = this.#frames.now()
    const before = this.#motion && this.#shown ? roomAt(this.#motion, now) : undefined
    const walks = !isStill && before !== undefined && before.layout.width === layout.width
    this.#motion = { from: walks ? before : null, to: layout, start: now }
    this.#scenery = scenery
    this.#draw(now)
  }

  /** The same room with another look: other colours, or something else that is pointed at. */
  dress(scenery: Scenery): void {
    this.#scenery = scenery
    if (this.#frame === undefined) this.#draw(this.#frames.now())
  }

  close(): void {
    if (this.#frame !== undefined) this.#frames.cancel(this.#frame)
    this.#frame = undefined
  }

  #draw(now: number): void {
    this.close()
    const motion = this.#motion
    if (!motion || !this.#scenery) return
    this.#shown = roomAt(motion, now)
    const context = this.#fittingContext(motion.to)
    if (context) paintRoom(context, this.#shown, this.#scenery)
    if (!isSettled(motion, now)) this.#frame = this.#frames.request((next) => this.#draw(next))
  }

  /** A blank canvas with as many dots as the screen has. */
  #fittingContext({ width, height }: RoomLayout): CanvasRenderingContext2D | null {
    const canvas = this.#canvas
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const [columns, rows] = [Math.round(width * ratio), Math.max(1, Math.round(height * ratio))]
    if (canvas.width !== columns) canvas.width = columns
    if (canvas.height !== rows) canvas.height = rows
    const context = canvas.getContext('2d')
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
    context?.clearRect(0, 0, width, height)
    return context
  }
}
