/** A folder of the tree as it stands in the search. Pure. */
import { formatToken } from '../../../../shared/librarySearch/formatLibrarySearch.ts'

export function folderToken(token: string): string {
  return formatToken({ kind: 'in', value: token, isNot: false })
}
