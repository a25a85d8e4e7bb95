/** Answers what the page asks of uploads that wait: which they are, what they say, what can be told of them, and the choice. */
import type { DetectLanguage } from '../../node/language/detectLanguage.ts'
import type { HandlersFor } from '../../shared/contract/define.ts'
import type { operatorCommands, UploadText, WaitingUpload } from '../../shared/contract/operator.ts'
import { tagOfServiceCode } from '../../shared/language.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'
import type { CatalogueStore, ReviewStore } from '../store/store.ts'
import type { PendingUpload } from '../uploads/reviewQueue.ts'
import { checkUpload } from './checkUpload.ts'
import { readText } from './readText.ts'

type UploadCommand = Extract<keyof typeof operatorCommands, `uploads.${string}`>
export type UploadHandlers = HandlersFor<Pick<typeof operatorCommands, UploadCommand>>

export interface UploadParts {
  readonly reviews: ReviewStore
  readonly catalogue: CatalogueStore
  readonly detectLanguage: DetectLanguage
}

export function createUploadHandlers(parts: UploadParts): UploadHandlers {
  const { reviews } = parts
  return {
    'uploads.waiting': async (window) => {
      const { items, total } = await reviews.page(window)
      return { rows: items.map(waitingUpload), total }
    },
    'uploads.text': async ({ nId, file, offset, limit }) => {
      const { fields } = await reviews.one(nId)
      const { revision, paths, text } = await reviews.textOf(nId, file)
      const document = readText(text.bytes, text.path, tagOfServiceCode(fields.language))
      const cues = document?.cues ?? []
      const rows = cues.slice(offset, offset + limit).map(shownRow)
      return { revision, files: [...paths], rows, total: cues.length }
    },
    'uploads.checks': async ({ nId, file }) => checkUpload(parts, nId, await reviews.textOf(nId, file)),
    'uploads.approve': async ({ nId, revision }) => {
      await reviews.approve(nId, revision)
      return {}
    },
    'uploads.reject': async ({ nId, reason }) => {
      await reviews.reject(nId, reason)
      return {}
    },
  }
}

/** A line that is nothing but markup is shown as it stands: whoever decides must see what would become public. */
function shownRow({ startMs, endMs, text }: UploadText['rows'][number]): UploadText['rows'][number] {
  return { startMs, endMs, text: plainTextOf(text) || text }
}

function waitingUpload({ account, title, fields, episodes, place, files, sentAtMs }: PendingUpload): WaitingUpload {
  return {
    nId: fields.nId,
    title: title.name,
    year: title.year,
    isNewTitle: title.isNew,
    moviedbId: title.moviedbId,
    filmdbId: title.filmdbId,
    type: fields.type,
    season: fields.season,
    ...episodes,
    isFullSeason: fields.isFullSeason,
    language: tagOfServiceCode(fields.language),
    isHearingImpaired: fields.isHearingImpaired,
    name: fields.name,
    quality: fields.quality,
    productionType: fields.productionType,
    framerate: fields.framerate,
    tags: fields.tags,
    releases: fields.releases,
    comment: fields.comment,
    updates: place.nId,
    author: account.name,
    accountId: account.id,
    files: [...files],
    sentAtMs,
  }
}
