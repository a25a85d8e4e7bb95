/** Bodies of the upload steps under their wire names (API §2, "Upload records"). Only what the app uses; nothing else is read. */
import { record } from '../json/decoder.ts'
import { count, flag, oneOf, orElse, requiredId, text } from './fields.ts'

/** Step 1. Without the number there is nothing to go on with. */
export const identifierReply = record({ n_id: requiredId })

const file = record({
  file_n_id: requiredId,
  md5: text,
  fileSize: count,
})

/** Step 2. */
export const fileReply = record({ file })

/** Step 3: `ok` instead of `status`, and the message alone, were seen elsewhere. */
export const completionReply = orElse(record({ status: flag, ok: flag, message: text }), (raw) => ({
  ...{ status: null, ok: null },
  message: typeof raw === 'string' && raw !== '' ? raw : null,
}))

const reviewStates = ['open', 'pending', 'approved', 'rejected'] as const

/** Where an upload stands: our service's own, the document shows no review states. */
export const uploadStatusReply = record({ state: oneOf(reviewStates), reason: text })

/** The fields of step 3 in the order of the document's table. */
export type CompletionField =
  | 'file_n_ids'
  | 'n_id'
  | 'type'
  | 'moviedb_id'
  | 'service_id'
  | 'name'
  | 'lang'
  | 'quality'
  | 'production_type'
  | 'releases'
  | 'framerate'
  | 'comment'
  | 'season'
  | 'hi'
  | 'is_full_season'
  | 'filmdb_id'
  | 'tags'
  | 'ef'
  | 'ee'
  | 'sd_id'
