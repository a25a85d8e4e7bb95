/** The last lines of the log, as they lie there: whoever shows them makes them fit to be shown. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inOrder } from './logFiles.ts'

/** Oldest first; none where there is no log, or it cannot be read. */
export async function readLog(folder: string, most: number): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  let lines: readonly string[] = []
  for (const name of inOrder(names).toReversed()) {
    if (lines.length >= most) break
    const text = await readFile(join(folder, name), 'utf8').catch(() => '')
    lines = [...text.split('\n').filter((line) => line !== ''), ...lines]
  }
  return lines.slice(-most)
}
