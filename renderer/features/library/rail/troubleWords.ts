/** What is wrong with a folder of the tree; '' where nothing is. */
import type { Texts } from '../../../texts/Texts.ts'
import type { FolderLine } from './folderLines.ts'

export function troubleWords(library: Texts['library'], { state, videos, unreadable }: FolderLine['node']): string {
  if (state === 'away') return library.awayTip({ videos })
  if (state === 'there' && unreadable > 0) return library.unreadableIn({ count: unreadable })
  return library.folderStates[state]
}
