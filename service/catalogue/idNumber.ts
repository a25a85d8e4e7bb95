/** Ids travel as text; what is none of ours finds nothing: 0 is never given out, and no id begins with it. Pure. */
export function idNumber(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
