/** What can be done with a subtitle that a search by hand found: judged, put beside videos, or saved. */
import type { Judgement, PackFile, SavedFiles, TargetRow } from '../../../shared/contract/search.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Connection } from '../../batch/connection.ts'
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { readMemberName } from '../../download/member/memberFacts.ts'
import { hasRunningNumber } from '../../download/member/runningNumbers.ts'
import { saveTexts } from '../../download/saveTexts.ts'
import { savedFilesOf } from '../folders/savedFiles.ts'
import type { Handles } from '../ids.ts'
import { cleanRules } from '../../clean/cleanRules.ts'
import { openOffered, refuseUnpaid, type OfferedText } from '../plan/board/preview.ts'
import { numbersOf, type FoundText } from './foundText.ts'
import { createFoundTargets, type Listed } from './foundTargets.ts'
import { handPickOf } from './handPick.ts'
import type { SearchSessionParts } from './searchParts.ts'
import type { TitleIndex } from './titleIndex.ts'
import { writeFound, type Delivered, type WriteChoice } from './writeFound.ts'

export interface FoundSession {
  judge(order: { readonly subtitleIds: readonly string[]; readonly videoId: string | null }): Promise<Judgement[]>
  videos(query: {
    readonly subtitleId: string
    readonly search: string
    readonly limit: number
  }): Promise<{ readonly rows: TargetRow[]; readonly total: number }>
  files(
    order: { readonly subtitleId: string; readonly mayDownload: boolean },
    signal: AbortSignal,
  ): Promise<{ readonly files: PackFile[] | null }>
  download(order: WriteChoice & { readonly subtitleId: string }, signal: AbortSignal): Promise<Delivered>
  save(order: SaveChoice, signal: AbortSignal): Promise<SavedFiles | null>
  /** Its text for one video. @throws AppError 'input.invalid' where that would cost a download and must not */
  lookInside(look: FoundLook, signal: AbortSignal): Promise<OfferedText>
}

export interface FoundLook {
  readonly subtitleId: string
  readonly videoId: string
  readonly mayDownload: boolean
}

export interface SaveChoice {
  readonly subtitleId: string
  readonly fileName: string | null
  readonly placeId: string | null
}

export interface FoundShelf {
  readonly found: Handles<FoundText>
  readonly index: TitleIndex
  readonly spent: () => void
}

export function createFoundSession(parts: SearchSessionParts, { found, index, spent }: FoundShelf): FoundSession {
  const { library } = parts
  const targets = createFoundTargets(parts, index)

  function known(subtitleId: string): FoundText {
    const text = found.get(subtitleId)
    if (!text) throw new AppError('input.invalid', 'This subtitle is no longer known. Search for it again.')
    return text
  }

  async function fetched(text: FoundText, { connection, reason }: Fetching, signal: AbortSignal) {
    const { subtitle, title } = text
    const batchId = parts.history.startBatch('search')
    const { fetch } = connection.batch.fulfil(parts.rules.book())
    try {
      return (await fetch({ subtitle, batchId, subject: subtitle.releaseNames[0] ?? title.name, reason }, signal))
        .content
    } finally {
      spent()
    }
  }

  return {
    async judge({ subtitleIds, videoId }) {
      const asked = subtitleIds.map((subtitleId) => ({ subtitleId, text: known(subtitleId) }))
      const judgements: Judgement[] = []
      for (const { subtitleId, text } of asked) {
        const isCached = parts.link.isCached(text.subtitle.id)
        judgements.push({ subtitleId, ...(await targets.judge(text, videoId)), isCached })
      }
      return judgements
    },
    async videos({ subtitleId, ...asked }) {
      const text = known(subtitleId)
      const { rows, total } = await targets.find(text, asked)
      return { rows: rows.map((target) => targets.rowOf(target, text)), total }
    },
    async files({ subtitleId, mayDownload }, signal) {
      const text = known(subtitleId)
      const connection = await parts.link.current()
      const listed = text.subtitle.files?.map((file) => ({
        name: file.name,
        sizeBytes: file.sizeBytes,
        numbers: { season: file.season ?? text.subtitle.season, episodes: file.episode === null ? [] : [file.episode] },
      }))
      if (!listed && !mayDownload && !connection.isCached(text.subtitle.id)) return { files: null }
      const files = listed ?? membersOf(await fetched(text, { connection, reason: 'looked inside' }, signal), text)
      return { files: await Promise.all(files.map((file) => targets.packFile(text, file))) }
    },
    async download({ subtitleId, ...order }, signal) {
      const text = known(subtitleId)
      try {
        return await writeFound(parts, { text, ...order }, signal)
      } finally {
        spent()
      }
    },
    async lookInside({ subtitleId, videoId, mayDownload }, signal) {
      const { gap, pick } = handPickOf(known(subtitleId), library.video(videoId))
      const connection = await parts.link.current()
      if (!mayDownload) refuseUnpaid(connection, pick)
      const order = {
        connection,
        rules: parts.rules.book(),
        clean: cleanRules(parts.settings.read()),
        gap,
        pick,
        signal,
      }
      try {
        return await openOffered({ ...order, batchId: parts.history.startBatch('search') })
      } finally {
        spent()
      }
    },
    async save({ subtitleId, fileName, placeId }, signal) {
      const text = known(subtitleId)
      const folder = await parts.folders.pathOf(placeId)
      if (folder === null) return null
      const connection = await parts.link.current()
      const content = await fetched(text, { connection, reason: 'saved to a folder' }, signal)
      const { language, fps, releaseNames, fileName: archiveName } = text.subtitle
      const release = releaseNames[0] ?? archiveName
      const saved = await saveTexts(
        { disk: parts.disk, ids: parts.ids, reader: connection.reader },
        { content, folder, fileName, release, language, fps, signal },
      )
      return savedFilesOf(saved, folder)
    },
  }
}

interface Fetching {
  readonly connection: Connection
  readonly reason: string
}

type Content = Awaited<ReturnType<ReturnType<Connection['batch']['fulfil']>['fetch']>>['content']

function membersOf({ members }: Content, { subtitle }: FoundText): readonly Listed[] {
  const own = numbersOf(subtitle)
  const isOnlyText = members.filter(({ name }) => isSubtitleName(name)).length === 1
  return members.map(({ name, bytes }) => {
    const facts = readMemberName(name, subtitle.language === 'hi')
    const { release, looseNumbers } = facts
    const stated = release.episodes.length > 0 ? release.episodes : looseNumbers
    // As where it is written: the only text is what is listed, whatever it is counted as.
    const episodes = isOnlyText && !subtitle.isFullSeason && hasRunningNumber(facts) ? own.episodes : stated
    return { name, sizeBytes: bytes.length, numbers: { season: release.season ?? subtitle.season, episodes } }
  })
}
