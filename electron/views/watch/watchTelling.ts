/** What watch mode finds and writes, told to the library and the screens. */
import type { WrittenFile } from '../../batch/batchEvents.ts'
import type { Checked } from '../../watch/look/checkRoot.ts'
import type { RootHealth } from '../../watch/look/rootKeeper.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'

export interface WatchTellingParts {
  readonly library: Pick<LibrarySession, 'noteKnown' | 'recordChecked' | 'recordFolder'>
  readonly topics: Pick<Topics, 'changed'>
  readonly onRound: () => void
}

export interface WatchTelling {
  round(): void
  written(written: WrittenFile): void
  checked(root: string, checked: Checked): Promise<void>
  /** How the watched folders stand now. */
  roots(roots: readonly Pick<RootHealth, 'path' | 'state'>[]): void
}

export function createWatchTelling({ library, topics, onRound }: WatchTellingParts): WatchTelling {
  return {
    round() {
      for (const topic of ['watch', 'usage', 'history', 'library'] as const) topics.changed(topic)
      onRound()
    },
    // The round has told the index already.
    written: ({ video }) => library.noteKnown(video),
    checked: (_root, { changed, gone }) => library.recordChecked(changed, gone),
    roots(roots) {
      for (const { path, state } of roots) if (state !== 'starting') library.recordFolder(path, troubleOf(state))
      topics.changed('watch')
    },
  }
}

function troubleOf(state: RootHealth['state']): 'away' | 'unreadable' | null {
  return state === 'away' || state === 'unreadable' ? state : null
}
