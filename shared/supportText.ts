/** The report for support as it is saved: the same in the page, on the disk and on the terminal. Pure. */
import type { SupportReport } from './contract/program/support.ts'

/** `omitted` counts the lines through all parts, from 0. A part without a line is left out whole. */
export function supportText(parts: SupportReport['parts'], omitted: ReadonlySet<number>): string {
  let at = 0
  return parts
    .map(({ part, lines }) => ({ part, kept: lines.filter(() => !omitted.has(at++)) }))
    .filter(({ kept }) => kept.length > 0)
    .map(({ part, kept }) => [`[${part}]`, ...kept, ''].join('\n'))
    .join('\n')
}
