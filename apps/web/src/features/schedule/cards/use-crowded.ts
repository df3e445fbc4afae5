import { useElementSize } from '@mantine/hooks'

/** As wide as a column is at least, with the gap, in px. */
const COLUMN = 288

/** Whether more columns stand side by side than fit into an element, so that they scroll inside of it. */
export function useCrowded(numColumns: number) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  return { measure: ref, isCrowded: numColumns > 1 && width > 0 && numColumns * COLUMN > width }
}
