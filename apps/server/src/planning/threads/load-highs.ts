import type { LinearSolver } from '@planner/solver'

type Loader = typeof import('highs')['default']

/** HiGHS as the solver's linear solver. Loading it takes a moment that small events do without. */
export async function loadHighs(): Promise<LinearSolver> {
  // The module's types describe another packaging: its default export is the loader itself.
  const { default: loader } = await import('highs')
  const highs = await (loader as unknown as Loader)()
  return (program, { method, maxGap }) => {
    const options = {
      ...(method === 'interiorPoint' ? { solver: 'ipm' as const } : {}),
      mip_rel_gap: 0,
      mip_abs_gap: maxGap,
    }
    const first = highs.solve(program, options)
    // HiGHS's presolve rarely declares whole-number programs infeasible that are not, as in ERGO-Code/HiGHS#3090.
    const last = first.Status === 'Infeasible' ? highs.solve(program, { ...options, presolve: 'off' }) : first
    return last.Status === 'Optimal' ? last.ObjectiveValue : null
  }
}
