/** Takes the language off the name of a subtitle file ('Title.pt-BR.forced.srt', '3_English.srt'). Sidecars as such are read elsewhere. */
import { languageTagOf, type LanguageTag } from '../language.ts'
import { bitsOf, type Facts } from './facts.ts'

export interface SubtitleName {
  /** The rest, which names the release; '' when the name is nothing but a language. */
  readonly name: string
  readonly language: LanguageTag | null
  readonly text: string
}

const subtitleExtensions = new Set(
  '.srt .ass .ssa .vtt .sub .idx .smi .sami .sup .ttml .dfxp .sbv .scc .stl .lrc'.split(' '),
)
const suffix = /^(.*?)[._]([a-z]{2,3}(?:-[a-z]{2,4})?)((?:[._](?:forced|sdh|hi|cc))*)$/i
const numbered = /^(?:\d{1,3}[ ._-]{1,2})?([\p{L}() ]{3,24}?)(?:[ ._-]subs?)?$/iu

export function subtitleName(name: string, extension: string): SubtitleName {
  const none = { name, language: null, text: '' }
  if (!subtitleExtensions.has(extension.toLowerCase())) return none
  const alone = numbered.exec(name)?.[1]
  const only = alone === undefined ? null : languageTagOf(alone)
  if (only !== null) return { name: '', language: only, text: alone ?? '' }
  const found = suffix.exec(name)
  const language = found?.[2] === undefined ? null : languageTagOf(found[2])
  return found && language !== null
    ? { name: `${found[1] ?? ''}${found[3] ?? ''}`, language, text: found[2] ?? '' }
    : none
}

export function withLanguages(facts: Facts, { language, text }: SubtitleName): Facts {
  if (language === null) return facts
  const languages = [...new Set([...facts.values.languages, language])]
  return {
    values: { ...facts.values, languages },
    reasons: [...facts.reasons, { field: 'languages', text, from: 'name' }],
    said: facts.said | bitsOf(['languages']),
  }
}
