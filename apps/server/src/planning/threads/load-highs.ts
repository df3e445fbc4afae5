import type { LinearSolver, ProgramSolver } from '@planner/solver'

type Loader = typeof import('highs')['default']
type Highs = Awaited<ReturnType<Loader>>

/** Loading it takes a moment that small events do without. */
async function load(): Promise<Highs> {
  // The module's types describe another packaging: its default export is the loader itself.
  const { default: loader } = await import('highs')
  return await (loader as unknown as Loader)()
}

/** HiGHS as the solver's linear solver. */
export async function loadHighs(): Promise<LinearSolver> {
  const highs = await load()
  return (program, { method, maxGap }) => {
    const options = {
      ...(method === 'interiorPoint' ? { solver: 'ipm' as const } : {}),
      mip_rel_gap: 0,
      mip_abs_gap: maxGap,
    }
    const first = highs.solve(program, options)
    // HiGHS's presolve rarely declares whole-number programs infeasible that are not, as in
    // ERGO-Code/HiGHS#3090.
    const last = first.Status === 'Infeasible' ? highs.solve(program, { ...options, presolve: 'off' }) : first
    return last.Status === 'Optimal' ? last.ObjectiveValue : null
  }
}

/** HiGHS as the solver's solver of programs in whole numbers, which can be stopped between its steps. */
export async function loadProgramSolver(): Promise<ProgramSolver> {
  const highs = await load()
  const { callbackType, modelStatus, solutionStatus } = highs.constants
  const withoutSolution: readonly number[] = [modelStatus.infeasible, modelStatus.unboundedOrInfeasible]
  return (program, { maxGap, maxSteps, shouldStop }) =>
    highs.withModel({ format: 'lp', data: program }, (model) => {
      model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: maxGap })
      const ends = model.run({
        [callbackType.mipInterrupt]: (step) => {
          if (shouldStop() || Number(step.data.mip_total_lp_iterations ?? 0) >= maxSteps) step.interrupt()
          return undefined
        },
      })
      // Of a program in fractions there is no bound but its greatest value.
      const isSolvedInFractions = !hasWholeNumbers(program) && ends.modelStatus === modelStatus.optimal
      if (!hasWholeNumbers(program) && !isSolvedInFractions) return null
      const bound = Number(
        model.info.get(isSolvedInFractions ? 'objective_function_value' : 'mip_dual_bound'),
      )
      if (withoutSolution.includes(ends.modelStatus) || !Number.isFinite(bound)) return null
      const isSolved = model.info.get('primal_solution_status') === solutionStatus.feasible
      return { values: isSolved ? model.getSolution().colValue : null, bound }
    })
}

function hasWholeNumbers(program: string): boolean {
  return program.includes('\nGeneral\n')
}
