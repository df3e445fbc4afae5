/** A binary heap of nodes by distance, with lazy deletion. */
export interface NodeHeap {
  clear(): void
  push(node: number, key: number): void
  /** The nearest node, -1 when empty; its distance is then in `key`. */
  pop(): number
  key: number
}

export function createNodeHeap(): NodeHeap {
  const nodes: number[] = []
  const keys: number[] = []
  return {
    clear() {
      nodes.length = 0
      keys.length = 0
    },
    push(node: number, key: number) {
      let i = nodes.length
      nodes.push(node)
      keys.push(key)
      while (i > 0) {
        const up = (i - 1) >> 1
        if (keys[up] <= key) break
        nodes[i] = nodes[up]
        keys[i] = keys[up]
        i = up
      }
      nodes[i] = node
      keys[i] = key
    },
    key: 0,
    pop(): number {
      if (nodes.length === 0) return -1
      const top = nodes[0]
      this.key = keys[0]
      const node = nodes.pop() as number
      const key = keys.pop() as number
      const count = nodes.length
      if (count === 0) return top
      let i = 0
      for (;;) {
        let down = 2 * i + 1
        if (down >= count) break
        if (down + 1 < count && keys[down + 1] < keys[down]) down++
        if (keys[down] >= key) break
        nodes[i] = nodes[down]
        keys[i] = keys[down]
        i = down
      }
      nodes[i] = node
      keys[i] = key
      return top
    },
  }
}
