/** Makes a text of the service fit to stand inside one of our sentences: plain, short, one line, without secrets. */

const longest = 200

/** null when nothing presentable is left. */
export function quotable(text: string | null, secrets: readonly string[]): string | null {
  if (text === null || /<[a-z!/?]/i.test(text)) return null
  const plain = redacted(text.slice(0, 4_000).toWellFormed(), secrets)
    // Control and format characters (terminal escapes, right-to-left marks, zero width) and line separators.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '') return null
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed()}…` : plain
}

/** Replaces every secret, as it is and as it stands in an address. */
function redacted(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap((secret) => (secret === '' ? [] : [secret, encodeURIComponent(secret)]))
  return spellings.reduce((left, secret) => left.replaceAll(secret, '…'), text)
}
