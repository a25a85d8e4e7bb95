/** Takes off what file managers write around the name of a second copy: 'Copy of Title', 'Title - Copy', 'Title - Kopie (2)'. */

import { codeAt, Signs } from '../signs.ts'

/** Only before a name that also counts or has a year: a film may be called so. */
const before = /^(?:copy of|kopie von|copia d[ei]|copie de|cópia de|kopie van|kopia av|kopi av|копия)[ _](?=.*\d)/iu
const behind =
  /(?<=\S) - (?:copy|kopie|copia|copie|cópia|kopia|kopi|kópia|másolat|копия|копія|kopya|副本|コピー)(?: ?\(\d{1,3}\))?$/iu
const mayBegin = new Signs('cCkKкК')

/** `mayBeParted`: a dash may stand between its parts. */
export function withoutCopy(name: string, mayBeParted: boolean): string {
  const own = mayBegin.has(codeAt(name, 0)) ? name.replace(before, '') : name
  if (!mayBeParted) return own
  const dash = own.lastIndexOf(' - ')
  return dash > 0 && own.length - dash <= longest ? own.replace(behind, '') : own
}

/** ' - Kopie (123)'. */
const longest = 18
