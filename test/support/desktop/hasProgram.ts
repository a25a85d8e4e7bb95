/** Whether a program is on PATH. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function hasProgram(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.some((folder) => folder !== '' && existsSync(join(folder, name)))
}
