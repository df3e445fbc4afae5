import { withoutBidiControls } from '@planner/domain'

/**
 * User-provided text, isolated so that right-to-left content does not reorder the text around it. In translated sentences `t`
 * does this; where no element is possible, `isolatedText` does.
 */
export function UserText({ children }: { children: string }) {
  return <bdi>{withoutBidiControls(children)}</bdi>
}
