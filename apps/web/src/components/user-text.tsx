import { withoutBidiControls } from '@planner/domain'

/**
 * What somebody typed, with other text around it that must not move when it is written right-to-left. In translated
 * sentences `t` sees to that; where no element can stand, `isolatedText` does.
 */
export function UserText({ children }: { children: string }) {
  return <bdi>{withoutBidiControls(children)}</bdi>
}
