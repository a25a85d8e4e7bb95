/** What the styles of an ASS or SSA script say that SRT can say too: bold, italic, underline, and the place. Pure. */
import { columnPlaces } from './assColumns.ts'

export interface AssStyle {
  /** 'i', 'b', 'u', 's'. */
  readonly tags: readonly string[]
  /** 1-9, counted like the keys of a number pad. */
  readonly alignment: number
}

export const plainStyle: AssStyle = { tags: [], alignment: 2 }

/** By name in lower case; scripts write '*Default' for 'Default' at times. */
export function stylesOf(header: string): ReadonlyMap<string, AssStyle> {
  const styles = new Map<string, AssStyle>()
  let columns = columnPlaces('')
  let isLegacy = false
  for (const line of header.split('\n')) {
    if (line.startsWith('[')) isLegacy = /^\[v4 styles\]/i.test(line)
    if (line.startsWith('Format:')) columns = columnPlaces(line.slice('Format:'.length))
    if (!line.startsWith('Style:')) continue
    const fields = fieldsOf(line)
    const fieldOf = (name: string) => fields[columns.placeOf(name)] ?? ''
    const alignment = Number(fieldOf('alignment'))
    styles.set(styleKey(fieldOf('name')), {
      tags: styleColumns.filter(([column]) => isOn(fieldOf(column))).map(([, tag]) => tag),
      alignment: isLegacy ? fromLegacyAlignment(alignment) : alignment >= 1 && alignment <= 9 ? alignment : 2,
    })
  }
  return styles
}

const styleColumns = [
  ['bold', 'b'],
  ['italic', 'i'],
  ['underline', 'u'],
  ['strikeout', 's'],
] as const

function fieldsOf(line: string): readonly string[] {
  return line
    .slice(line.indexOf(':') + 1)
    .split(',')
    .map((field) => field.trim())
}

/** -1 is on; a weight of 700 is bold too. */
function isOn(field: string): boolean {
  const value = Number(field)
  return value === -1 || value === 1 || value >= 600
}

export function styleKey(name: string): string {
  return name.trim().replace(/^\*/, '').toLowerCase()
}

/** SSA counts 1-3 at the bottom, 5-7 at the top, 9-11 in the middle. */
export function fromLegacyAlignment(legacy: number): number {
  if (legacy >= 1 && legacy <= 3) return legacy
  if (legacy >= 5 && legacy <= 7) return legacy + 2
  return legacy >= 9 && legacy <= 11 ? legacy - 5 : 2
}
