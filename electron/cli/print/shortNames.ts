/** How much of a path tells a file from the others: its name, and of files of one name as many folders as it takes. Pure. */

/** Last parts of a path that tell it apart; 1 for one that is not among them. */
export type DepthOf = (path: string) => number

export function tellingDepths(paths: readonly string[]): DepthOf {
  const depths = new Map<string, number>()
  let alike: readonly string[] = [...new Set(paths)]
  for (let depth = 1; alike.length > 0; depth += 1) {
    const byTail = Map.groupBy(alike, (path) => tailOf(path, depth))
    const telling = [...byTail.values()].filter((same) => same.length === 1).flat()
    // Of two spellings of one place more parts would not tell either.
    const whole = alike.filter((path) => partsOf(path).length <= depth)
    for (const path of [...telling, ...whole]) depths.set(path, depth)
    alike = alike.filter((path) => !depths.has(path))
  }
  return (path) => depths.get(path) ?? 1
}

export function tailOf(path: string, depth: number): string {
  return partsOf(path).slice(-depth).join('/')
}

function partsOf(path: string): readonly string[] {
  return path.split(/[/\\]/).filter(Boolean)
}
