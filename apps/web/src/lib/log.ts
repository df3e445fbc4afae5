/** What the specification wants in the browser's console and nowhere else (spec 8): things received and ignored. */
export function logIgnored(what: string, details: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.error(`${what} ignored`, details)
}
