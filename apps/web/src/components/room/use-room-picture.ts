import { useElementSize, useMergedRef } from '@mantine/hooks'
import { layoutRoom, type RoomLayout } from '@planner/domain'
import { type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Look, Scenery } from './painter.ts'
import { type Palette, readPalette } from './palette.ts'
import { RoomPicture } from './room-picture.ts'
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

type RoomRefs = {
  stage: Ref<HTMLDivElement>
  canvas: RefObject<HTMLCanvasElement | null>
  probe: RefObject<HTMLSpanElement | null>
}

/** Keeps a canvas showing a plan: at the width of its stage, in the colours of the page, walking from one plan to the next. */
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
  const refs: RoomRefs = { stage: useMergedRef(sized), canvas, probe }
  return { refs, layout, minHeight }
}

/** The greatest of a number's values at one width: a picture that gets lower for a moment does not move the page. */
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
