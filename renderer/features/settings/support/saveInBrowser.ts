/** Hands a text to the browser as a file to save: for hosts on another machine, which have no dialog here. */

export function saveInBrowser(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
