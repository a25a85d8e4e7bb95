/** A subtitle that a search by hand found, translated for a video of the library: of a pack, the file of its episode. */
import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { wishOf } from '../../batch/order/orderedTranslations.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { canBeTranslated } from '../../matching/choose/canBeTranslated.ts'
import { asRun } from '../../runs/runs.ts'
import { queryOfTitle } from '../../serviceClient/askedQuery.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { PackedFile } from '../../serviceClient/listing.ts'
import { withoutLanguage } from '../ai/translationCosts.ts'
import type { Handles } from '../ids.ts'
import type { FoundText } from './foundText.ts'
import { handPickOf, type HandPick } from './handPick.ts'
import type { Ask, Asking, SearchSessionParts } from './searchParts.ts'

export interface FoundOrder {
  readonly subtitleId: string
  readonly videoId: string
  readonly to: string
}

export interface FoundTranslation {
  /** null where the video has a subtitle in that language already. @throws AppError 'input.invalid' for what cannot be translated */
  translate(order: FoundOrder, signal: AbortSignal): Promise<{ readonly runId: string | null }>
}

export interface TranslationShelf {
  readonly found: Handles<FoundText>
  /** One search unit. */
  readonly paid: <Answer>(asking: Asking, ask: Ask<Answer>) => Promise<Answer>
}

/** The files of each pack, by its id. */
type Opened = ReadonlyMap<string | number, readonly PackedFile[]>

/** Seasons of which somebody translates one episode after the other. */
const mostOpened = 100

type Parts = Pick<SearchSessionParts, 'library' | 'runs' | 'ai'>

export function createFoundTranslation(
  { library, runs, ai }: Parts,
  { found, paid }: TranslationShelf,
): FoundTranslation {
  /** By question: one answer opens all packs of a season, and is paid for once. */
  const opening = new Map<string, Promise<Opened>>()

  /** A search by name lists packs without their files; one by the season names them (API §4 "v1 search", `unpack`). */
  async function opened(text: FoundText, season: number, signal: AbortSignal): Promise<FoundText> {
    const { subtitle, title } = text
    const languages = subtitle.language === null ? [] : [subtitle.language]
    const narrowing = { season, episode: null, languages, wantsFullSeason: subtitle.isFullSeason, page: 1 }
    const query = queryOfTitle(title, narrowing)
    const asking = { subject: title.name, content: contentOfQuery(query) }
    const known =
      opening.get(asking.content) ??
      paid(asking, async ({ client }, callId) => {
        const { subtitles } = await client.searchSubtitles(query, signal, callId)
        return new Map(subtitles.map(({ id, files }) => [id, files ?? []]))
      })
    keep(asking.content, known)
    return { ...text, subtitle: { ...subtitle, files: (await known).get(subtitle.id) ?? [] } }
  }

  function keep(question: string, answer: Promise<Opened>): void {
    opening.set(question, answer)
    answer.catch(() => opening.delete(question))
    const [oldest] = opening.keys()
    if (opening.size > mostOpened && oldest !== undefined) opening.delete(oldest)
  }

  async function sourceOf(subtitleId: string, video: LibraryVideo, signal: AbortSignal): Promise<HandPick> {
    const text = found.get(subtitleId)
    if (!text) throw new AppError('input.invalid', 'This subtitle is no longer known. Search for it again.')
    const listed = handPickOf(text, video)
    const { season } = listed.gap.release
    if (canBeTranslated(listed.pick) || text.subtitle.files !== null || season === null) return listed
    return handPickOf(await opened(text, season, signal), video)
  }

  return {
    async translate({ subtitleId, videoId, to: named }, signal) {
      const to = knownLanguage(named)
      const video = library.video(videoId)
      if (withoutLanguage([video], to).length === 0) return { runId: null }
      const { gap, pick } = await sourceOf(subtitleId, video, signal)
      if (pick.language === to) throw new AppError('input.invalid', 'This subtitle is in that language already.')
      if (!canBeTranslated(pick))
        throw new AppError('input.invalid', 'The service names no file of this pack that is for this video.')
      const wanted = { ...gap, wish: wishOf({ to, from: [pick.language] }) }
      const start = { kind: 'translate', command: 'translate', scope: scopeOf([gap.release], to) } as const
      const runId = await asRun(runs, start, async (id) => {
        ai.orderPlanned([{ gap: wanted, source: pick }], id)
        return id
      })
      return { runId }
    },
  }
}

function knownLanguage(text: string): LanguageTag {
  const tag = languageTagOf(text)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${text}" is not a supported language.`)
  return tag
}
