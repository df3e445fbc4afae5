import classes from './plan-head.module.css'
import { PlanVersions } from './plan-versions/plan-versions.tsx'
import { Scenarios } from './scenarios/scenarios.tsx'

/** For organisers: earlier plans and possible ones, side by side until one is opened. */
export function PlanTools() {
  return (
    <div className={`${classes.tools} no-print`}>
      <PlanVersions />
      <Scenarios />
    </div>
  )
}
