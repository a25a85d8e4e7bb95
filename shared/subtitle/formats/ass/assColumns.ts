/** Where the columns of an ASS or SSA section stand, by the line that names them. Pure. */

export interface ColumnPlaces {
  readonly count: number
  /** Of a name in lower case; -1 for one that is not there. */
  readonly placeOf: (name: string) => number
}

/** Looked up once and not for each line: a script can name thousands. The first of equal names holds. */
export function columnPlaces(written: string): ColumnPlaces {
  const names = written.split(',').map((name) => name.trim().toLowerCase())
  const places = new Map(names.map((name, at) => [name, at] as const).toReversed())
  return { count: names.length, placeOf: (name) => places.get(name) ?? -1 }
}
