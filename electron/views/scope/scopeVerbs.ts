/** What can be done with any scope on the desk and by the system's own programs, and its list as text. */
import type { VideoDetails } from '../../../shared/contract/library.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError } from '../../../shared/errors.ts'
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { OutsidePrograms } from '../library/outsidePrograms.ts'
import { episodeCodeOf } from '../videoTitle.ts'
import type { AppCommands } from '../settings/appCommands.ts'

export interface ScopeVerbsParts {
  readonly library: Pick<LibrarySession, 'resolve'>
  readonly outside: Pick<OutsidePrograms, 'play' | 'showVideo'>
  readonly app: Pick<AppCommands, 'video'>
}

export interface ScopeVerbs {
  /** Both of one video. @throws AppError 'input.invalid' for several or none, and as outsidePrograms does */
  play(scope: Scope): Promise<void>
  showInFolder(scope: Scope): Promise<void>
  /** A text beside the video, in the scope's language where there is one. @throws AppError 'input.invalid' as both, 'file.missing' where there is none */
  desk(scope: Scope): { readonly videoId: string; readonly sidecarId: string }
  /** A line a video: 'Saltmarsh Radio (2019) S01E03', a tab, its path. */
  list(scope: Scope): Promise<{ readonly text: string; readonly videos: number }>
}

export function createScopeVerbs({ library, outside, app }: ScopeVerbsParts): ScopeVerbs {
  function oneOf(scope: Scope): string {
    const [entry, ...others] = library.resolve(scope)
    if (entry && others.length === 0) return entry.id
    throw new AppError('input.invalid', 'This works for one video at a time. Choose one.')
  }

  return {
    play: async (scope) => outside.play(oneOf(scope)),
    showInFolder: async (scope) => outside.showVideo(oneOf(scope)),
    desk(scope) {
      const videoId = oneOf(scope)
      const first = firstText(app.video(videoId), scope.language)
      if (!first) throw new AppError('file.missing', 'No subtitle is beside this video any more. Scan again.')
      return { videoId, sidecarId: first.id }
    },
    async list(scope) {
      const entries = library.resolve(scope)
      let text = ''
      for (const entry of entries) {
        text += `${wordsOf(entry)}\t${entry.path}\n`
        await yieldToEventLoop()
      }
      return { text, videos: entries.length }
    },
  }
}

function wordsOf(entry: LibraryEntry): string {
  const { title, year, path } = entry
  if (title === null) return nameOfPath(path)
  return [title, ...(year === null ? [] : [`(${year})`]), episodeCodeOf(entry)].filter(Boolean).join(' ')
}

/**
 * What is in the language asked for; else what meets the first wish that a text meets, as the drawer lists them; else the
 * first text beside the video.
 */
function firstText(
  { row, sidecars }: VideoDetails,
  asked: LanguageTag | null,
): VideoDetails['sidecars'][number] | undefined {
  const texts = sidecars.filter(({ isText }) => isText)
  const wished = row.wishes.flatMap((wish) => texts.find(({ name }) => name === wish.name) ?? [])
  const byWish = [...wished, ...texts]
  const isAsked = (language: LanguageTag | null) => asked !== null && language !== null && satisfies(language, asked)
  return byWish.find(({ language }) => isAsked(language)) ?? byWish[0]
}
