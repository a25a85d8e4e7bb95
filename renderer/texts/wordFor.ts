/** The reader's word for what a host calls `key`; the host's own where there is none. A key may be any text: 'constructor' too. */
export function wordFor(words: Readonly<Record<string, string>>, key: string, own: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? own) : own
}
