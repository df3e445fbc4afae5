import highsModule from 'highs'
import type { ProgramSolver } from '../program-solver.ts'
import { loadedOnce } from './loaded-once.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

/** HiGHS to the end, whatever the limits. */
export const solveProgramExactly: ProgramSolver = (program, { maxGap }) =>
  highs.withModel({ format: 'lp', data: program }, (model) => {
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: maxGap })
    if (model.run().modelStatus !== highs.constants.modelStatus.optimal) return null
    const isWhole = program.includes('\nGeneral\n')
    const bound = Number(model.info.get(isWhole ? 'mip_dual_bound' : 'objective_function_value'))
    return { values: model.getSolution().colValue, bound }
  })
