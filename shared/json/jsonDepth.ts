/** How deep a JSON text nests, told before parsing builds anything: one pass, because the text is anybody's. */

/** True as soon as objects and arrays nest more than `deepest` levels. A text that is not JSON gets an answer as well. */
export function isNestedDeeper(text: string, deepest: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInString && char === '\\') at += 1
    else if (char === '"') isInString = !isInString
    else if (!isInString && (char === '[' || char === '{')) depth += 1
    else if (!isInString && (char === ']' || char === '}')) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
