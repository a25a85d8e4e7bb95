/**
 * Takes off what programs write around a name: file managers of a second copy ('Copy of Title', 'Title - Kopie (2)'),
 * downloaders of what is not ready or came before ('_UNPACK_Title', 'Title.2025.1080p-GROUP.#2').
 */

import { codeAt, Signs } from '../signs.ts'

/** Only before a name that also counts or has a year: a film may be called so. */
const before = /^(?:copy of|kopie von|copia d[ei]|copie de|cópia de|kopie van|kopia av|kopi av|копия)[ _](?=.*\d)/iu
const behind =
  /(?<=\S) - (?:copy|kopie|copia|copie|cópia|kopia|kopi|kópia|másolat|копия|копія|kopya|副本|コピー)(?: ?\(\d{1,3}\))?$/iu
const mayBegin = new Signs('cCkKкК_')
const unready = /^_+(?:unpack|failed|incomplete)_+(?=[\p{L}\d])/iu
/** Behind the group of a release: 'Title.#2' alone counts an episode. */
const again = /(?<=\d.*-[\p{L}\d]{2,20})\.#\d{1,3}$/u

/** `mayBeParted`: a dash may stand between its parts. */
export function withoutCopy(name: string, mayBeParted: boolean): string {
  const begun = mayBegin.has(codeAt(name, 0)) ? name.replace(unready, '').replace(before, '') : name
  const own = begun.includes('.#') ? begun.replace(again, '') : begun
  if (!mayBeParted) return own
  const dash = own.lastIndexOf(' - ')
  return dash > 0 && own.length - dash <= longest ? own.replace(behind, '') : own
}

/** ' - Kopie (123)'. */
const longest = 18
