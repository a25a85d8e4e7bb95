/** What kind of sign a UTF-16 unit is, worked out once for each that is met: texts are long, and their signs few. */

/** @param kindOf 1 to 255, of a code point */
export function rememberedKinds(kindOf: (code: number) => number): (unit: number) => number {
  const kinds = new Uint8Array(0x10000)
  return (unit) => {
    const known = kinds[unit] ?? 0
    if (known > 0) return known
    const kind = kindOf(unit)
    kinds[unit] = kind
    return kind
  }
}
