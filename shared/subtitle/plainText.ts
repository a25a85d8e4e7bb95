/** The words of a cue without any markup: for language detection, comparison and previews. Pure. */
import { removeActiveMarkup } from './activeMarkup.ts'
import { decodeBasicEntities } from './entities.ts'
import { splitInline } from './inlineTags.ts'
import { subtitleLimits } from './limits.ts'

/** Lines stay apart. Character references are decoded once, and what they then look like is text. */
export function plainTextOf(cueText: string): string {
  if (!unusual.test(cueText)) return cueText.trim()
  return withoutControls(/[<{&]/.test(cueText) ? withoutMarkup(cueText) : cueText)
}

/** Most cues have none of it: one look says so. */
const unusual = /[<{&\0-\x08\x0b-\x1f\x7f-\x9f]/

function withoutMarkup(cueText: string): string {
  const { text } = removeActiveMarkup(cueText)
  let isDrawing = false
  const shown = splitInline(text).map((token) => {
    if (token.kind === 'override') {
      const [, scale] = /\\p(\d{1,9})/.exec(token.body) ?? []
      if (scale !== undefined) isDrawing = Number(scale) > 0
    }
    return token.kind === 'text' && !isDrawing ? token.text : ''
  })
  return decodeBasicEntities(shown.join(''))
}

function withoutControls(text: string): string {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '').trim()
}

/** `plainTextOf`, cut to what a screen can show of one cue. */
export function previewOf(cueText: string): string {
  return plainTextOf(cueText.slice(0, subtitleLimits.maxPreviewChars))
}
