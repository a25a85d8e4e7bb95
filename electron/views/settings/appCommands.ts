/** Commands of the app as a whole: what this host can do, one video's drawer, trying wishes, testing the service. */
import type { AppState } from '../../../shared/contract/app.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import type { History } from '../../sidecar/history.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { SidecarRenames } from '../../sidecar/renameSidecar.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import type { WishCount } from '../library/libraryCounts.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { videoDetails } from '../library/videoDetails.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'

export interface AppCommandsParts {
  readonly version: string
  readonly abilities: AppState['host']
  readonly store: Pick<FolderStore, 'list' | 'hasHappened' | 'happened'>
  readonly library: LibrarySession
  readonly history: Pick<History, 'list' | 'ownerOf'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly titles: TitleCorrections
  readonly renames: Pick<SidecarRenames, 'of'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly topics: Pick<Topics, 'changed'>
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
  const { version, abilities, store, library, history, settings } = parts
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
        renames: parts.renames.of(path),
        isOurs: (sidecarPath) => history.ownerOf(sidecarPath) !== null,
      })
    },
    tryLanguages: (languages) => library.tryRules({ ...usableRules(settings.read()), wishes: parseWishes(languages) }),
    async testService(signal) {
      const connection = await parts.link.current()
      const { planName } = await connection.learnUsage(signal)
      parts.topics.changed('usage')
      return { planName }
    },
  }
}
