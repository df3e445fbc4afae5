import { PlanVersions } from './plan-versions/plan-versions.tsx'
import { Scenarios } from './scenarios/scenarios.tsx'

/** For organisers: earlier plans and possible ones, side by side until one is opened. `news` is where a plan stands that waits to be published. */
export function PlanTools({ news }: { news: HTMLElement | null }) {
  return (
    <>
      <PlanVersions news={news} />
      <Scenarios />
    </>
  )
}
