/** The text of a track that a job sends to be translated, and the sum by which a service names it again. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors.ts'
import type { SentTranslationOrder } from '../serviceClient/calls/aiApi.ts'
import type { AiJob } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'

/** Kept before anything is started (`keepSource`). */
export function sentText(
  jobs: Pick<AiJobs, 'text'>,
  { id, sourceLanguage: language }: AiJob,
): Pick<SentTranslationOrder, 'text' | 'fileName' | 'language'> {
  const source = jobs.text(id, 'source')
  if (!source || language === null) throw new AppError('internal', 'The text of a translation is gone.')
  return { text: new TextDecoder().decode(source.bytes), fileName: source.name, language }
}

/** MD5 of the text as it travels, which is UTF-8 (API decisions §2 "AI"). */
export function sentMd5(jobs: Pick<AiJobs, 'text'>, job: AiJob): string {
  return createHash('md5').update(sentText(jobs, job).text).digest('hex')
}
