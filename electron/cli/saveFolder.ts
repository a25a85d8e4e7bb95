/** The folder that texts are saved into, as `--to` says: it has to be there before anything is paid for. */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { AppError } from '../../shared/errors.ts'
import type { Terminal } from './terminal.ts'

/** Absolute; where the person stands unless told. @throws AppError 'folder.missing' */
export async function saveFolder(to: string | undefined, { cwd }: Pick<Terminal, 'cwd'>): Promise<string> {
  const folder = resolve(cwd, to ?? '.')
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new AppError('folder.missing', `${folder} is no folder. Make it first.`)
  return folder
}
