import { withoutBidiControls } from '@planner/domain'

/**
 * User text, isolated from the direction of the text around it. Sentences of `t` do this themselves;
 * `isolatedText` does it where no element is possible.
 */
export function UserText({ children }: { children: string }) {
  return <bdi>{withoutBidiControls(children)}</bdi>
}
