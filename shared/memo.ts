/** Answers that are made once and kept for a while: so many of those asked for last, and no more than twice as many. */

export interface Memo {
  of(text: string): string
}

export function createMemo(make: (text: string) => string, most: number): Memo {
  let recent = new Map<string, string>()
  let older = new Map<string, string>()

  function keep(text: string, made: string): string {
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(text, made)
    return made
  }

  return {
    of: (text) => recent.get(text) ?? keep(text, older.get(text) ?? make(text)),
  }
}
