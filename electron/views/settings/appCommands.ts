/** Commands of the app as a whole: what this host can do, one video's drawer, trying wishes. */
import type { AppState } from '../../../shared/contract/app.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import { adoptedSince } from '../../sidecar/history/adoptedSince.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { SidecarRenames } from '../../sidecar/rename/renameSidecar.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { soughtWishes } from '../../wanted/wish.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import type { WishCount } from '../library/counts/libraryCounts.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { saysLanguages } from '../rules/saysLanguages.ts'
import { scopePlaces } from '../rules/scopePlaces.ts'
import { videoDetails } from '../library/entries/videoDetails.ts'
import type { LanguageDoubts } from '../../checkup/languageDoubts.ts'
import type { ToldTimings } from '../timing/toldTimings.ts'

export interface AppCommandsParts {
  readonly version: string
  readonly abilities: AppState['host']
  readonly store: Pick<FolderStore, 'list' | 'hasHappened' | 'happened'>
  readonly library: LibrarySession
  readonly history: Pick<History, 'list' | 'ownerOf' | 'get'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'bookWith' | 'scoped'>
  readonly titles: TitleCorrections
  readonly renames: Pick<SidecarRenames, 'of'>
  readonly doubts: Pick<LanguageDoubts, 'of'>
  readonly timings: ToldTimings
}

export interface AppCommands {
  state(): AppState
  endFirstRun(): void
  video(videoId: string): VideoDetails
  tryLanguages(languages: string): Promise<WishCount[]>
}

const firstRunOver = 'first run over'

export function createAppCommands(parts: AppCommandsParts): AppCommands {
  const { version, abilities, store, library, history, rules } = parts
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
        poster: library.posterOf(videoId),
        rulesFrom: saysLanguages(scopePlaces([library.entry(videoId)], library.folders()), rules.scoped()),
        video,
        release: parseRelease(path),
        history: history.list({ kind: 'file', path }, ['written', 'undone', 'replaced']),
        chosen: parts.titles.of(video),
        renames: parts.renames.of(path),
        timings: parts.timings,
        doubts: parts.doubts,
        isOurs: (sidecarPath) => history.ownerOf(sidecarPath) !== null,
        adoptedMs: (sidecarPath) => adoptedSince(history, history.ownerOf(sidecarPath)),
      })
    },
    tryLanguages(languages) {
      const wishes = parseWishes(languages)
      const changed = { ...usableRules(parts.settings.read()), wishes }
      return library.tryRules(rules.bookWith({ settings: changed }), soughtWishes(wishes))
    },
  }
}
