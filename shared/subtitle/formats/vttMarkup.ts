/** Text and settings of a cue in WebVTT's markup <-> in SRT's. Pure. */
import { decodeBasicEntities } from '../entities.ts'
import { alignmentOf, splitInline } from '../inlineTags.ts'

const sharedTags = new Set(['i', 'b', 'u'])

/** Keeps bold, italic and underline and, from the settings, a place at the top of the picture. */
export function vttToSrt(text: string, settings: string): string {
  const shown = splitInline(text)
    .map((token) => {
      if (token.kind === 'text') return decodeBasicEntities(token.text)
      if (token.kind === 'override') return token.written
      return sharedTags.has(token.name) ? `<${token.isClosing ? '/' : ''}${token.name}>` : ''
    })
    .join('')
  return isAtTop(settings) && alignmentOf(shown) === null ? `{\\an8}${shown}` : shown
}

/** `line:0` to `line:3` and up to 20 % of the picture's height. */
function isAtTop(settings: string): boolean {
  const [, value, unit] = /(?:^|\s)line:(\d{1,3})(?:\.\d{1,9})?(%?)/.exec(settings) ?? []
  return value !== undefined && Number(value) <= (unit === '%' ? 20 : 3)
}

/** Where it stands in the picture, 1-9 counted like the keys of a number pad: its height, and the side it is set to. */
export function placeOfSettings(settings: string): number {
  const [, align = 'center'] = /(?:^|\s)align:([a-z]{1,8})/.exec(settings) ?? []
  const side = /^(?:start|left)$/.test(align) ? 1 : /^(?:end|right)$/.test(align) ? 3 : 2
  if (isAtTop(settings)) return side + 6
  return isInMiddle(settings) ? side + 3 : side
}

/** Only a share says so: a number of lines is counted from an end, and how many fit is not known. */
function isInMiddle(settings: string): boolean {
  const [, share] = /(?:^|\s)line:(\d{1,3})(?:\.\d{1,9})?%/.exec(settings) ?? []
  return share !== undefined && Number(share) > 20 && Number(share) < 65
}

/** Text for WebVTT; other tags and overrides of SRT go. */
export function srtToVtt(text: string): string {
  return splitInline(text)
    .map((token) => {
      if (token.kind === 'text') return escapeText(token.text)
      if (token.kind === 'override' || !sharedTags.has(token.name)) return ''
      return `<${token.isClosing ? '/' : ''}${token.name}>`
    })
    .join('')
}

/** The WebVTT settings that stand for an alignment override in the text. */
export function vttSettingsOf(text: string): string {
  const alignment = alignmentOf(text) ?? 2
  if (alignment >= 7) return 'line:0'
  return alignment >= 4 ? 'line:50%' : ''
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '--&gt;')
}
