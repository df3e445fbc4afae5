import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'
import { type Segment, windowSegments } from './window-segments.ts'

/** Up to here everything is mounted: a plain table, in which the browser's own search finds all. */
const SMALL = 40

type WindowOptions = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** px of one item */
  size: number
  isHorizontal: boolean
  /** Stays mounted wherever it is, since it may hold the focus. */
  active: number
}

/** The part of a long row or column that has to be on the page. */
export function useWindow({
  scroller,
  count,
  size,
  isHorizontal,
  active,
}: WindowOptions): readonly Segment[] {
  const isSmall = count <= SMALL
  const virtualizer = useVirtualizer({
    count,
    horizontal: isHorizontal,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan: isSmall ? count : 6,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      if (active < 0 || active >= count || indexes.includes(active)) return indexes
      return [...indexes, active].sort((a, b) => a - b)
    },
  })
  const key = isSmall
    ? 'all'
    : virtualizer
        .getVirtualItems()
        .map(({ index }) => index)
        .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the mounted items
  return useMemo(() => {
    const indexes = isSmall
      ? Array.from({ length: count }, (_, index) => index)
      : virtualizer.getVirtualItems().map(({ index }) => index)
    return windowSegments(indexes, count, size)
  }, [key, count, size])
}
