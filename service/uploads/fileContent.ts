/** A file of upload step 2: what is asked for it, and what is kept of it. Pure. */
import { createHash } from 'node:crypto'
import type { FormFile } from './form.ts'

export interface FileWish {
  readonly file: FormFile
  readonly nId: string | undefined
  /** The file to put this one in the place of. */
  readonly replaces: string | undefined
}

/** As the columns name, md5 and bytes. */
export function contentOf({ name, bytes }: FormFile): readonly [string, string, Uint8Array] {
  return [name, createHash('md5').update(bytes).digest('hex'), bytes]
}
