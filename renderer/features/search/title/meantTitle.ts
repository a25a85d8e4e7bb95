/** The title in what was typed: 'Copper Rain s02e03' and 'Copper Rain 2x03' mean 'Copper Rain'. Pure. */
export function meantTitle(text: string): string {
  return text
    .trim()
    .replace(/\s+(?:s\d{1,3}(?:\s?e\d{1,4})?|\d{1,3}x\d{1,4})$/i, '')
    .trim()
}
