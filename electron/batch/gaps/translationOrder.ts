/** What is ordered for a gap that only a machine can fill. Pure. */
import { besideOrder, insideOrder } from '../../ai/insideJob.ts'
import type { AiOrder } from '../../ai/aiQueue.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import type { GapToTranslate } from '../../plan/plan.ts'
import { languageOfWish } from '../../wanted/rulesBook.ts'

export interface OrderedFor {
  readonly service: string
  readonly batchId: string
  readonly tone?: Tone
}

/**
 * A file of a pack has no choice of tone at other services: the document lets only v1 name a file, and v1 knows no tone
 * (API §4 "v1 translation"). The built-in service takes both together.
 */
export function losesTone(wanted: GapToTranslate, { service, tone }: Pick<OrderedFor, 'service' | 'tone'>) {
  return tone !== undefined && 'source' in wanted && wanted.source.file !== null && service !== 'embedded'
}

export function orderFor(wanted: GapToTranslate, { service, batchId, tone }: OrderedFor): AiOrder {
  const { gap } = wanted
  const sent = { service, batchId, video: gap.video, to: languageOfWish(gap.wish), tone: tone ?? null }
  if ('inside' in wanted) return insideOrder({ ...sent, inside: wanted.inside })
  if ('beside' in wanted) return besideOrder({ ...sent, beside: wanted.beside })
  const { source } = wanted
  const { subtitle, file, language } = source
  return {
    kind: 'translation',
    service,
    subtitleId: subtitle.id,
    fileId: file?.fileId ?? '',
    media: '',
    sourceLanguage: language,
    target: languageOfWish(gap.wish),
    tone: losesTone(wanted, { service, ...(tone && { tone }) }) ? '' : (tone ?? ''),
    targets: [{ videoPath: gap.video.file.path, batchId, pick: { ...source, subtitle: { ...subtitle, files: null } } }],
  }
}
