/** A line of a list of keys. Type only. */
export interface KeyLine {
  readonly names: readonly string[]
  readonly words: string
}
