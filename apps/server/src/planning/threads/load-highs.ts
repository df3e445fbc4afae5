import type { LinearSolver } from '@planner/solver'

type Loader = typeof import('highs')['default']

/** HiGHS as the solver's linear solver. Loading it takes a moment that small events do without. */
export async function loadHighs(): Promise<LinearSolver> {
  // The module's types describe another packaging: its default export is the loader itself.
  const { default: loader } = await import('highs')
  const highs = await (loader as unknown as Loader)()
  return (program, { method, maxGap }) => {
    const { Status, ObjectiveValue } = highs.solve(program, {
      ...(method === 'interiorPoint' ? { solver: 'ipm' as const } : {}),
      mip_rel_gap: 0,
      mip_abs_gap: maxGap,
    })
    return Status === 'Optimal' ? ObjectiveValue : null
  }
}
