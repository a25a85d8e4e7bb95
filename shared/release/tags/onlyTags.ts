/** Tells names that are nothing but tags and a group: '720p.BluRay.x264-GROUP', 'LIMITED.DVDRip.XviD-GROUP', 'HDTV.LOL'. */
import type { Tag } from './findTags.ts'
import type { Token, Words } from '../tokens.ts'

const inCapitals = /^\P{Ll}+$/u
const groupAtEnd = /-[^\s-]{2,30}$/

/** Place where the group begins, or the end of the name; null for a name that may hold a title. */
export function onlyTags({ text, tokens }: Words, candidates: readonly Tag[]): number | null {
  const [first] = candidates
  if (first?.from !== 0 || !mayBegin(first, tokens[0])) return null
  const dash = dashBeforeGroup({ text, tokens }, candidates)
  const run = runOf(candidates).filter(({ to }) => (tokens[to - 1]?.end ?? 0) <= dash)
  const last = run.at(-1)
  if (!last || !areTags(run, tokens)) return null
  const behind = tokens[last.to]
  if (!behind || behind.start > dash) return behind ? dash : text.length
  const isGroup = last.to === tokens.length - 1 && behind.digits < behind.lower.length
  return isGroup && (run.length > 2 || isSource(first)) ? behind.start - 1 : null
}

/** Place of the last dash, unless it joins the words of a tag ('WEB-DL'); the end where there is none. */
function dashBeforeGroup({ text, tokens }: Pick<Words, 'text' | 'tokens'>, candidates: readonly Tag[]): number {
  const dash = groupAtEnd.test(text) ? text.lastIndexOf('-') : text.length
  const isInTag = candidates.some(
    ({ from, to }) => (tokens[from]?.start ?? 0) < dash && (tokens[to - 1]?.end ?? 0) > dash,
  )
  return isInTag ? text.length : dash
}

/** "Uncut.720p.BluRay" may be a film of that name, "UNCUT.720p.BluRay" is none. */
function mayBegin(first: Tag, token: Token | undefined): boolean {
  const isLanguage = first.meanings.some(({ kind }) => kind === 'language')
  return first.isSure || isLanguage || inCapitals.test(token?.text ?? '')
}

/** One that can be nothing else, or several in capitals ('DVD.NTSC'). */
function areTags(run: readonly Tag[], tokens: readonly Token[]): boolean {
  if (run.some(({ isSure }) => isSure)) return true
  return run.length > 1 && run.every(({ from }) => inCapitals.test(tokens[from]?.text ?? ''))
}

/** The tags that follow one another from the first word on. */
function runOf(candidates: readonly Tag[]): readonly Tag[] {
  const end = candidates.findIndex(({ from }, index) => from !== (candidates[index - 1]?.to ?? 0))
  return end < 0 ? candidates : candidates.slice(0, end)
}

function isSource({ meanings }: Tag): boolean {
  return meanings.some(({ kind, isSure }) => kind === 'source' && isSure)
}
