/** Texts with signs that are read from right to left. */

/** In parts, what is read from left to right in between would be torn. */
export const turnsLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** One of several names in a line: read in its own direction, it turns none of the others round. */
export function isolated(name: string): string {
  return turnsLeft.test(name) ? `\u2068${name}\u2069` : name
}
