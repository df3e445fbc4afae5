// biome-ignore lint/plugin: what one script of the page leaves for the next one, taken once
const answers = new Map<string, Promise<Response>>()

/** Asks for what the page is about to ask for, while its scripts are on their way. */
export function fetchAhead(path: string, headers: Record<string, string> = {}): void {
  const answer = fetch(path, { headers })
  // Whoever takes it hears of a failure.
  answer.catch(() => {})
  answers.set(path, answer)
}

/** The answer that is there already or on its way, once. */
export function takeFetched(path: string): Promise<Response> | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}
