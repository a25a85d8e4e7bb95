/**
 * How large an answer may be, counted after decoding: the most that an honest service sends to that question, with room. Nothing
 * larger is taken in, so that no answer costs more memory than its question is worth.
 */
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { mostJobsOnAPage } from '../../../shared/wire/ai.ts'
import { mostUploadBytes } from '../../../shared/uploads/uploadTerms.ts'
import { mostTitles } from '../../../shared/wire/v1.ts'

const kibibyte = 1_024

/** A larger one would not be opened. */
export const mostArchiveBytes = archiveLimits.archiveBytes
/** What is no archive can only be one subtitle, and no service takes a larger one in. */
export const mostBareBytes = mostUploadBytes

/** One record or one sentence; also all that is read of an answer that is a no, and a broken one costs only its text. */
export const mostSmallBytes = 64 * kibibyte

/** A comment of 2,000 characters beside a dozen release names of 255, and all the other fields. */
const rowBytes = 6 * kibibyte
/** What says which title it is, with 20 others that it may be. */
const entryBytes = 8 * kibibyte
/** 200 files of a pack with all their fields; some packs hold more, many fewer. */
const packBytes = 80 * kibibyte
const titleBytes = kibibyte
/** The address of the media alone may have 4,096 characters, but not that of every job. */
const jobBytes = 2 * kibibyte
/** Each names what it can do: languages, models. */
const engineBytes = 16 * kibibyte
const mostEngines = 20

export function filenameAnswerBytes(names: number, perPage: number): number {
  return mostSmallBytes + names * (entryBytes + perPage * rowBytes)
}

export function subtitleAnswerBytes(perPage: number): number {
  return titleAnswerBytes + perPage * (rowBytes + packBytes)
}

export const titleAnswerBytes = mostSmallBytes + mostTitles * titleBytes
export const jobListBytes = mostSmallBytes + mostJobsOnAPage * jobBytes
export const engineListBytes = mostSmallBytes + mostEngines * engineBytes
