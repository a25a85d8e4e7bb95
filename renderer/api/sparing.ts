/**
 * What the host said anew, in which each part that is as before is the very object that it was: what draws that part is not drawn
 * again. For values out of JSON.
 */
export function sparing<Value>(value: Value, before: unknown): Value {
  if (Object.is(value, before)) return value
  if (Array.isArray(value)) return Array.isArray(before) ? sparingList(value, before) : value
  return isObject(value) && isObject(before) ? sparingParts(value, before) : value
}

function sparingList<List extends readonly unknown[]>(list: List, before: readonly unknown[]): List {
  const next = list.map((item, at) => sparing(item, before[at]))
  return (isSame(next, before) ? before : next) as unknown as List
}

function sparingParts<Value extends object>(value: Value, before: Readonly<Record<string, unknown>>): Value {
  const names = Object.keys(value)
  const next = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sparing(part, before[name])]))
  const isAsBefore =
    names.length === Object.keys(before).length && names.every((name) => Object.is(next[name], before[name]))
  return (isAsBefore ? before : next) as Value
}

function isSame(list: readonly unknown[], before: readonly unknown[]): boolean {
  return list.length === before.length && list.every((item, at) => Object.is(item, before[at]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
