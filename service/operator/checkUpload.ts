/** What can be told of an upload before somebody reads it: its language, whether its text is there already, and its timing. */
import type { DetectLanguage } from '../../node/language/detectLanguage.ts'
import { fingerprintOf } from '../../node/language/duplicates.ts'
import { spokenText } from '../../node/language/spokenText.ts'
import type { UploadChecks } from '../../shared/contract/operator.ts'
import { tagOfServiceCode, type LanguageTag } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import type { Subtitle, SubtitleFile } from '../catalogue/records.ts'
import { md5Of } from '../catalogue/store/blobs.ts'
import { describeFile } from '../catalogue/describeFile.ts'
import type { NewFile } from '../catalogue/newSubtitle.ts'
import type { CatalogueStore, ReviewStore } from '../store/store.ts'
import type { PendingUpload } from '../uploads/reviewQueue.ts'
import type { SentText } from '../uploads/sentTexts.ts'
import { checkLanguage } from './languageCheck.ts'
import { compareTiming } from './timingCheck.ts'
import { readText } from './readText.ts'

export interface CheckParts {
  readonly reviews: Pick<ReviewStore, 'one'>
  readonly catalogue: Pick<CatalogueStore, 'subtitlesOf' | 'filesOfAll' | 'bytesOf'>
  readonly detectLanguage: DetectLanguage
}

/** A subtitle of the same film or episode, and its files for that: a film may be in two parts. */
interface Neighbour {
  readonly subtitle: Subtitle
  readonly files: readonly SubtitleFile[]
}

/** Well known titles have hundreds: the newest are looked at, and of those that are read as a whole fewer. */
const mostListed = 300
const mostRead = 16
/** Comparing two takes some 50 ms, in which the service answers nobody else. */
const mostCompared = 6

/** @throws AppError 'input.invalid' where the upload waits no more */
export async function checkUpload(parts: CheckParts, nId: string, sent: SentText): Promise<UploadChecks> {
  const { revision, text: upload } = sent
  const pending = await parts.reviews.one(nId)
  const told = tagOfServiceCode(pending.fields.language)
  const document = readText(upload.bytes, upload.path, told)
  const neighbours = await neighboursOf(parts, pending, upload)
  if (!document)
    return { revision, language: { told, found: null, verdict: 'unclear' }, sameText: [], timing: [], others: 0 }
  const read = await readNeighbours(parts, neighbours, pending)
  return {
    revision,
    language: await checkLanguage(document, told, parts.detectLanguage),
    sameText: sameTexts(upload, document, { neighbours, read }),
    timing: await timings(document, read),
    others: neighbours.length,
  }
}

/** Without the subtitle that the upload takes the place of: that it is like it is no wonder. */
async function neighboursOf(
  { catalogue }: CheckParts,
  { title, fields, place }: PendingUpload,
  upload: NewFile,
): Promise<readonly Neighbour[]> {
  if (title.sdId === null) return []
  const { season, episode } = placeOf(fields, upload.path)
  const isEpisode = fields.type === 'tv' && season !== null && episode !== null
  // Without a number there is nothing of the same episode to compare it with.
  if (fields.type === 'tv' && !isEpisode) return []
  const filter = { languages: [], ...(isEpisode && { season, episode }) }
  const { total } = await catalogue.subtitlesOf(title.sdId, filter, { offset: 0, limit: 0 })
  // The newest come last.
  const window = { offset: Math.max(0, total - mostListed), limit: mostListed }
  const { items } = await catalogue.subtitlesOf(title.sdId, filter, window)
  const subtitles = items.filter(({ nId }) => nId !== place.nId)
  const files = await catalogue.filesOfAll(subtitles.map(({ nId }) => nId))
  return subtitles.flatMap((subtitle) => {
    const all = files.get(subtitle.nId) ?? []
    const fitting = isEpisode && all.length > 1 ? all.filter((file) => file.episode === episode) : all
    return fitting.length > 0 ? [{ subtitle, files: fitting }] : []
  })
}

/** Of which episode a file is: of several episodes or a season its name tells more than the form. */
function placeOf({ season, episodeFrom, episodeEnd, isFullSeason }: PendingUpload['fields'], path: string) {
  const named = describeFile(path)
  const namedEpisode = named.episode || null
  const told = isFullSeason ? null : episodeFrom
  const isSingle = told !== null && (episodeEnd === null || episodeEnd === told)
  return {
    season: season ?? (named.season || null),
    episode: isSingle ? told : (namedEpisode ?? told),
  }
}

interface ReadNeighbour extends Neighbour {
  readonly document: SubtitleDocument
}

/** Newest first, those of the same language before others: a text that is there already is mostly one of them. */
async function readNeighbours(
  { catalogue }: CheckParts,
  neighbours: readonly Neighbour[],
  { fields }: PendingUpload,
): Promise<readonly ReadNeighbour[]> {
  const newestFirst = [...neighbours].reverse()
  const isSame = ({ subtitle }: Neighbour) => subtitle.language === fields.language
  const wanted = [...newestFirst.filter(isSame), ...newestFirst.filter((one) => !isSame(one))].slice(0, mostRead)
  const read: ReadNeighbour[] = []
  for (const one of wanted) {
    const [file] = one.files
    const bytes = file && (await catalogue.bytesOf(file.fileNId))
    const document = bytes && readText(bytes, file.name, tagOf(one.subtitle))
    if (document) read.push({ ...one, document })
  }
  return read
}

function sameTexts(
  upload: NewFile,
  document: SubtitleDocument,
  { neighbours, read }: { readonly neighbours: readonly Neighbour[]; readonly read: readonly ReadNeighbour[] },
): UploadChecks['sameText'] {
  const md5 = md5Of(upload.bytes)
  const words = fingerprintOf(spokenText(document))
  const hasFile = ({ files }: Neighbour) => files.some((file) => file.md5 === md5)
  const sameFiles = neighbours.filter(hasFile)
  const sameWords = read.filter((one) => !hasFile(one) && fingerprintOf(spokenText(one.document)) === words)
  return [
    ...sameFiles.map((one) => ({ ...shown(one), author: one.subtitle.author, isSameFile: true })),
    ...sameWords.map((one) => ({ ...shown(one), author: one.subtitle.author, isSameFile: false })),
  ]
}

async function timings(document: SubtitleDocument, read: readonly ReadNeighbour[]): Promise<UploadChecks['timing']> {
  const compared: UploadChecks['timing'] = []
  for (const one of read.slice(0, mostCompared)) {
    // Others are answered in between.
    await new Promise((resolve) => setImmediate(resolve))
    compared.push({ ...shown(one), ...compareTiming(document, one.document) })
  }
  return compared
}

function shown({ subtitle }: Neighbour) {
  return { nId: subtitle.nId, name: subtitle.releases[0] ?? subtitle.name, language: tagOf(subtitle) }
}

function tagOf({ language }: Subtitle): LanguageTag | null {
  return tagOfServiceCode(language)
}
