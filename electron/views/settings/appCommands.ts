/** Commands of the app as a whole: what this host can do, one video's drawer, trying wishes, testing the service. */
import type { AppState } from '../../../shared/contract/app.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Connection } from '../../batch/connection.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import type { History } from '../../sidecar/history.ts'
import type { WantedRules, Wish } from '../../wanted/wish.ts'
import type { SidecarRenames } from '../../sidecar/renameSidecar.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import type { WishCount } from '../library/libraryCounts.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { videoDetails } from '../library/videoDetails.ts'

export interface AppCommandsParts {
  readonly version: string
  readonly abilities: AppState['host']
  readonly store: Pick<FolderStore, 'list' | 'hasHappened' | 'happened'>
  readonly library: LibrarySession
  readonly history: Pick<History, 'list' | 'ownerOf'>
  readonly rules: () => WantedRules
  readonly titles: TitleCorrections
  readonly renamesOf: SidecarRenames['of']
  readonly parseWishes: (text: string) => readonly Wish[]
  readonly connect: () => Promise<Connection>
  readonly learned: () => void
}

export interface AppCommands {
  state(): AppState
  endFirstRun(): void
  video(videoId: string): VideoDetails
  tryLanguages(languages: string): WishCount[]
  testService(signal: AbortSignal): Promise<{ readonly planName: string | null }>
}

const firstRunOver = 'first run over'

export function createAppCommands(parts: AppCommandsParts): AppCommands {
  const { version, abilities, store, library, history } = parts
  return {
    state: () => ({
      version,
      host: abilities,
      isFirstRun: store.list().length === 0 && !store.hasHappened(firstRunOver),
    }),
    endFirstRun() {
      store.happened(firstRunOver)
    },
    video(videoId) {
      const video = library.video(videoId)
      const { path } = video.file
      return videoDetails({
        row: library.row(videoId),
        video,
        release: parseRelease(path),
        history: history.list({ kind: 'file', path }, ['written', 'undone', 'replaced']),
        chosen: parts.titles.of(video),
        renames: parts.renamesOf(path),
        isOurs: (sidecarPath) => history.ownerOf(sidecarPath) !== null,
      })
    },
    tryLanguages: (languages) => library.tryRules({ ...parts.rules(), wishes: parts.parseWishes(languages) }),
    async testService(signal) {
      const connection = await parts.connect()
      const { planName } = await connection.learnUsage(signal)
      parts.learned()
      return { planName }
    },
  }
}
