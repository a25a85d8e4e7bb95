/** A fault that is put into the program to see whether a test notices it. Data only. */
export interface PlantedFault {
  /** The rule or promise that it breaks. */
  readonly breaks: string
  /** Of the program, from the root. */
  readonly file: string
  /** Stands there exactly once. */
  readonly was: string
  readonly is: string
  /** Below test/, without `.test.ts`. */
  readonly test: string
  /** The one that must fail, as it is written there; without it any of the file. */
  readonly named?: string
}

/** The text of its file with the fault in it. @throws Error where the text to replace is not there exactly once */
export function plant({ breaks, file, was, is }: PlantedFault, text: string): string {
  const found = text.split(was).length - 1
  if (found !== 1) throw new Error(`${breaks}: ${JSON.stringify(was)} stands ${found} times in ${file}`)
  return text.replace(was, () => is)
}

/** Names of tests that are made for many cases hold a place for each value, which may be a text of megabytes: read once, from left to right. */
export function isNamed({ named }: Pick<PlantedFault, 'named'>, test: string): boolean {
  if (named === undefined) return true
  const [first = '', ...others] = named.split(/%[sijd]|\$\w+/)
  const last = others.pop()
  if (last === undefined) return test === named
  if (!test.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = test.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return test.length - last.length >= at && test.endsWith(last)
}
