/** Which suggestion of a combobox is lit as keys move it. Pure. */

/** null: the text itself, no suggestion. */
export type Lit = number | null

export function moveLit(lit: Lit, key: string, count: number): Lit {
  if (count === 0) return null
  if (key === 'ArrowDown') return lit === null ? 0 : lit === count - 1 ? null : lit + 1
  if (key === 'ArrowUp') return lit === null ? count - 1 : lit === 0 ? null : lit - 1
  return lit
}
