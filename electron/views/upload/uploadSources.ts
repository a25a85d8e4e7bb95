/** Subtitles beside the library's videos that may be uploaded, grouped as people send them: a season in one language, a movie. */
import { AppError } from '../../../shared/errors.ts'
import type { UploadSource } from '../../../shared/contract/upload.ts'
import { compareText } from '../../../shared/text/compareText.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import { uploadExtensions } from '../../../shared/uploads/uploadTerms.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import { folderOfPath } from '../folders/folderPaths.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import { createHandles } from '../ids.ts'
import type { Ids } from '../../../node/ids.ts'

export interface SourceFile {
  readonly video: LibraryVideo
  readonly sidecar: Sidecar
}

/** Which of its files are in the list of uploads, or were sent, is that list's to say. */
export interface ListedSource extends Omit<UploadSource, 'listed' | 'sent'> {
  readonly paths: readonly string[]
}

export interface UploadSources {
  /** By title, season and language. */
  list(search: string): Promise<readonly ListedSource[]>
  /** @throws AppError 'input.invalid' for an id that is no longer known */
  files(sourceId: string): readonly SourceFile[]
}

export interface UploadSourcesParts {
  readonly index: Pick<LibraryIndex, 'page'>
  /** The index knows more: what other programs looked at, and of removed folders what may come back with them. */
  readonly roots: Pick<FolderStore, 'list'>
  /** What came from a service is no news there; what a machine made here may be. */
  readonly history: Pick<History, 'ownerOf'>
  readonly ids: Ids
}

const mostRemembered = 20_000
const videosAtOnce = 500

interface Group extends Omit<ListedSource, 'id' | 'files' | 'paths'> {
  readonly key: string
  readonly files: SourceFile[]
}

export function createUploadSources({ index, roots, history, ids }: UploadSourcesParts): UploadSources {
  const handles = createHandles<readonly SourceFile[]>(ids, mostRemembered)

  async function allGroups(): Promise<readonly Group[]> {
    const groups = new Map<string, Group>()
    const isShown = shownNow()
    let afterPath = ''
    for (;;) {
      const videos = index.page({ afterPath, hasSidecars: true, limit: videosAtOnce })
      for (const video of videos) if (isShown(video)) addVideo(groups, video)
      await yieldToEventLoop()
      const last = videos.at(-1)
      if (!last || videos.length < videosAtOnce) return [...groups.values()].sort((a, b) => compareText(a.key, b.key))
      afterPath = last.file.path
    }
  }

  function shownNow(): (video: LibraryVideo) => boolean {
    const folders = roots.list()
    return ({ file }) => folderOfPath(folders, file.path) !== null
  }

  function addVideo(groups: Map<string, Group>, video: LibraryVideo): void {
    const { type, title, season } = parseRelease(video.file.path)
    for (const sidecar of video.file.sidecars.filter(isUploadable)) {
      const key = [titleKey(title ?? ''), type, season ?? '', sidecar.language ?? ''].join('\n')
      const group = groups.get(key) ?? { key, title: title ?? '', season, language: sidecar.language, files: [] }
      group.files.push({ video, sidecar })
      groups.set(key, group)
    }
  }

  function isUploadable({ path, extension, isForced, isEmpty }: Sidecar): boolean {
    if (isForced || isEmpty || !uploadExtensions.some((known) => known === extension)) return false
    const owner = history.ownerOf(path)
    return owner === null || owner.details.isMachineMade
  }

  return {
    async list(search) {
      const wanted = titleKey(search)
      const groups = (await allGroups()).filter(({ title }) => titleKey(title).includes(wanted))
      return groups.map(({ key, title, season, language, files }) => ({
        id: handles.idOf(key, files),
        title,
        season,
        language,
        files: files.length,
        paths: files.map(({ sidecar }) => sidecar.path),
      }))
    },
    files(sourceId) {
      const isShown = shownNow()
      const files = (handles.get(sourceId) ?? []).filter(({ video }) => isShown(video))
      if (files.length === 0) throw new AppError('input.invalid', 'This list is no longer known. Open it again.')
      return files
    },
  }
}
