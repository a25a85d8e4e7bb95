/** Where a sentence has lost its first word, the next one gets its capital. Pure. */
import type { Edit } from './shownText.ts'

/** The edit, with a capital in place of the first small letter behind each of the places that went. */
export function withCapitalsAt(shown: string, edit: Edit, places: readonly number[]): Edit {
  const gone = new Uint8Array(edit.gone)
  const added = new Map(edit.added)
  for (const place of places) {
    const at = firstLetterFrom(shown, gone, place)
    const letter = at === null ? '' : shown.charAt(at)
    if (at === null || letter.toLocaleUpperCase('en') === letter) continue
    gone[at] = 1
    added.set(at, `${added.get(at) ?? ''}${letter.toLocaleUpperCase('en')}`)
  }
  return { gone, added }
}

/** Only quotes and the signs that open a Spanish sentence may stand before it; '...' goes on with one. */
function firstLetterFrom(shown: string, gone: Uint8Array, place: number): number | null {
  for (let at = place; at < shown.length; at += 1) {
    if (gone[at] === 1 || /[\s"“„«'‘¿¡]/u.test(shown.charAt(at))) continue
    return /\p{Ll}/u.test(shown.charAt(at)) ? at : null
  }
  return null
}
