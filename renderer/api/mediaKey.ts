/** What stands in the address of a film, where a page can send no header: it follows from the token, and does not lead back. */

/** The host has the same (node/ownPage/sessions.ts). */
export async function mediaKeyOf(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(`undertitle media ${token}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
