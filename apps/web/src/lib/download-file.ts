/** Hands a file to the browser, as if it had been downloaded. */
export function downloadFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export function downloadTextFile(name: string, type: string, text: string): void {
  downloadFile(name, new Blob([text], { type }))
}
