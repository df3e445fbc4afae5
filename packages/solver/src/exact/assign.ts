/** People 0..people-1 are assigned to groups 0..groups-1 or to none, which is worth and costs nothing. */
export interface AssignmentProblem {
  readonly people: number
  readonly groups: number
  /** worth[p * groups + k]; -Infinity where p may not be. */
  readonly worth: Float64Array
  /** Convex cost of each size of group k: cost[k][size], 0..people; Infinity beyond the largest. */
  readonly cost: readonly Float64Array[]
}

export interface Assigned {
  readonly value: number
  /** Group of each person, -1 for none. Read it before the next call. */
  readonly at: Int32Array
  readonly sizes: Int32Array
}

const TINY = 1e-9

/** Working memory for one problem after another. */
interface Workspace {
  /** Group of each person, `groups` for none, -2 while on the way. */
  at: Int32Array
  sizes: Int32Array
  /** Nodes are the groups and "none"; the edge from one to another is the person whose change costs least. */
  edge: Float64Array
  who: Int32Array
  distance: Float64Array
  next: Int32Array
}

/**
 * Best assignment by successive shortest paths: people come one after another, and each pushes others on as
 * far as that pays. Exact for convex costs of sizes.
 */
export function createAssigner(): (problem: AssignmentProblem) => Assigned {
  let workspace = createWorkspace(0, 0)
  return (problem) => {
    const { people, groups, worth, cost } = problem
    if (workspace.at.length !== people || workspace.sizes.length !== groups + 1)
      workspace = createWorkspace(people, groups)
    const { at, sizes, edge, distance } = workspace
    at.fill(-2)
    sizes.fill(0)
    edge.fill(Infinity)
    let value = 0
    for (let k = 0; k < groups; k++) value -= cost[k][0]
    for (let p = 0; p < people; p++) {
      measure(workspace, problem)
      let node = groups
      let least = distance[groups]
      for (let k = 0; k < groups; k++) {
        const price = distance[k] - worth[p * groups + k]
        if (price < least - TINY) {
          least = price
          node = k
        }
      }
      value -= least
      push(workspace, problem, p, node)
    }
    for (let p = 0; p < people; p++) if (at[p] === groups) at[p] = -1
    return { value, at, sizes }
  }
}

function createWorkspace(people: number, groups: number): Workspace {
  const width = groups + 1
  return {
    at: new Int32Array(people),
    sizes: new Int32Array(width),
    edge: new Float64Array(width * width),
    who: new Int32Array(width * width),
    distance: new Float64Array(width),
    next: new Int32Array(width),
  }
}

/** Finds the edges that leave a node. */
function priceRow(
  { at, edge, who }: Workspace,
  { people, groups, worth }: AssignmentProblem,
  from: number,
): void {
  const width = groups + 1
  const row = from * width
  edge.fill(Infinity, row, row + width)
  for (let p = 0; p < people; p++) {
    if (at[p] !== from) continue
    const stay = from === groups ? 0 : worth[p * groups + from]
    for (let to = 0; to < width; to++) {
      if (to === from) continue
      const price = stay - (to === groups ? 0 : worth[p * groups + to])
      if (price < edge[row + to]) {
        edge[row + to] = price
        who[row + to] = p
      }
    }
  }
}

/** What one more person in each node costs in the end, and where somebody is pushed on; -1: nobody is. */
function measure({ sizes, edge, distance, next }: Workspace, { groups, cost }: AssignmentProblem): void {
  const width = groups + 1
  for (let k = 0; k < groups; k++) {
    distance[k] = cost[k][sizes[k] + 1] - cost[k][sizes[k]]
    next[k] = -1
  }
  distance[groups] = 0
  next[groups] = -1
  for (let pass = 0, changed = true; changed && pass <= width; pass++) {
    changed = false
    for (let k = 0; k < width; k++)
      for (let to = 0; to < width; to++) {
        const through = edge[k * width + to] + distance[to]
        if (through < distance[k] - TINY) {
          distance[k] = through
          next[k] = to
          changed = true
        }
      }
  }
}

/** Places a person in a node; whoever has to make room is pushed on along the shortest path. */
function push(workspace: Workspace, problem: AssignmentProblem, person: number, first: number): void {
  const { at, sizes, who, next } = workspace
  const width = problem.groups + 1
  let moving = person
  let node = first
  for (;;) {
    const to = next[node]
    const pushed = to < 0 ? -1 : who[node * width + to]
    at[moving] = node
    if (to < 0) {
      sizes[node]++
      priceRow(workspace, problem, node)
      return
    }
    // The row of a node is priced anew once the person pushed out of it is away.
    at[pushed] = -2
    priceRow(workspace, problem, node)
    moving = pushed
    node = to
  }
}
