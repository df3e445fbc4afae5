/** Things received and ignored; spec 8. */
export function logIgnored(what: string, details: unknown): void {
  log(`${what} ignored`, details)
}

/** A command that the server refused or did not answer, by its name: what it carried may hold keys (spec 8). */
export function logFailed(command: string, why: { status: number; reason?: string | undefined }): void {
  log(`${command} failed`, `${why.status} ${why.reason ?? ''}`.trim())
}

/** Into the browser's console and nowhere else. */
function log(what: string, details: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.error(what, details)
}
