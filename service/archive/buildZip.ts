/** Packs subtitle files into a ZIP whose bytes depend on nothing but the files: same input, same archive, on every machine. */
import { zipSync, type Zippable } from 'fflate'

export interface PackedFile {
  /** Without folders. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** The order of the files is kept; a name that comes again gets a number, for ZIP readers overwrite silently. */
export function buildZip(files: readonly PackedFile[]): Uint8Array {
  // The first day a ZIP can name, in local time because that is how fflate reads it: the same bytes in every time zone.
  const mtime = new Date(1980, 0, 1)
  const content: Zippable = {}
  for (const { name, bytes } of files) content[freeName(name, content)] = [bytes, { mtime, level: 6 }]
  return zipSync(content)
}

function freeName(name: string, taken: Zippable): string {
  if (!Object.hasOwn(taken, name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let number = 2
  while (Object.hasOwn(taken, `${stem} (${number})${extension}`)) number += 1
  return `${stem} (${number})${extension}`
}
