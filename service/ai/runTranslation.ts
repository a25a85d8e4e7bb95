/** One translation from its row to its end. May be cut off anywhere and run again: it goes on where the row says. */
import { AppError } from '../../shared/errors.ts'
import type { ParsedSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { checkTranslation, describeDifferences, type CueDifference } from '../../shared/translation/checkTranslation.ts'
import { translationFormatOf, writeTranslation } from '../../shared/translation/writeTranslation.ts'
import { describeFile } from '../catalogue/describeFile.ts'
import type { DeliveredFile } from '../routes/delivery.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { CatalogueStore, JobsStore } from '../store/store.ts'
import type { ChooseEngine } from './engines/chooseEngine.ts'
import type { JobSource, TranslationJob } from './jobs/job.ts'
import { sameAs } from './jobs/jobStore.ts'
import { translateCues } from './translateCues.ts'

export interface TranslationParts {
  readonly catalogue: CatalogueStore
  readonly jobs: JobsStore
  readonly chooseEngine: ChooseEngine
}

/** Throws ServiceError where the translation cannot be had; the caller ends the job then. */
export async function runTranslation(parts: TranslationParts, job: TranslationJob, signal: AbortSignal): Promise<void> {
  const { jobs } = parts
  const ready = await jobs.resultOf(job)
  const twin = ready ? null : await jobs.finishedTwin(sameAs(job))
  if (twin) {
    await jobs.reuse(job, twin)
    return
  }
  const file = ready ?? (await translate(parts, job, signal))
  // Downloadable before it is public; a stop between the two is made good by the next run.
  if (!job.source.sent) await jobs.publish(job, file)
}

async function translate(parts: TranslationParts, job: TranslationJob, signal: AbortSignal): Promise<DeliveredFile> {
  const { jobs, chooseEngine } = parts
  const source = await readSource(parts, job)
  const pair = { source: job.source.language, target: job.targetLanguage }
  const engine = await chooseEngine(pair, job.tone)
  await jobs.begin(job)
  const done = await jobs.cuesOf(job)
  let count = done.size
  const { cues, differences } = await translateCues(
    engine,
    {
      ...pair,
      document: source.document,
      tone: job.tone,
      done,
      async onCues(texts) {
        count += texts.size
        await jobs.keepCues(job, texts, Math.min(count / source.document.cues.length, 0.99))
      },
    },
    signal,
  )
  refuseDifferences(differences)
  await jobs.setPublishing(job)
  const bytes = new TextEncoder().encode(writeTranslation({ ...source.document, cues }))
  // What was written is read again: the file itself must be in step, not only what was meant to be in it.
  refuseDifferences(checkTranslation(source.document, parseSubtitle(bytes)))
  const file = { name: nameOf(source, job), bytes }
  await jobs.setTranslated(job, file, job.source.sent !== undefined)
  return file
}

interface Source {
  readonly fileName: string
  readonly isHearingImpaired: boolean
  readonly document: ParsedSubtitle
}

async function readSource(parts: TranslationParts, { source }: TranslationJob): Promise<Source> {
  const { name: fileName, isHearingImpaired, bytes } = await fileOf(parts, source)
  try {
    const document = parseSubtitle(bytes, { languageHint: source.language, fileName })
    return { fileName, isHearingImpaired, document }
  } catch (thrown) {
    if (thrown instanceof AppError) throw new ServiceError('source_unusable', thrown.message)
    throw thrown
  }
}

interface SourceFile {
  readonly name: string
  readonly isHearingImpaired: boolean
  readonly bytes: Uint8Array
}

async function fileOf({ catalogue, jobs }: TranslationParts, { nId, fileNId, sent }: JobSource): Promise<SourceFile> {
  const file = sent ? { name: sent.name, isHearingImpaired: false } : await catalogue.file(nId, fileNId)
  const bytes = await (sent ? jobs.readText(sent.blobId) : catalogue.bytesOf(fileNId))
  if (!file || !bytes) throw new ServiceError('not_found', 'The subtitle to translate is no longer there.')
  return { name: file.name, isHearingImpaired: file.isHearingImpaired, bytes }
}

function refuseDifferences(differences: readonly CueDifference[]): void {
  if (differences.length === 0) return
  const said = describeDifferences(differences)
  throw new ServiceError(
    'translation_differs',
    `The translation is not in step with its source, so it was refused. ${said}`,
  )
}

function nameOf({ fileName, isHearingImpaired, document }: Source, { targetLanguage }: TranslationJob): string {
  const { releaseName } = describeFile(fileName)
  const mark = isHearingImpaired ? '.sdh' : ''
  return `${releaseName || 'subtitle'}.${targetLanguage}${mark}.${translationFormatOf(document.format)}`
}
