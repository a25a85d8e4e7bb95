/** Which language the text of a subtitle is in, as a tag of ours, and whether that is sure. The detection is handed in. */
import type { LanguageTag } from '../../shared/language.ts'
import { languageTagOf } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { chineseVariantOf } from './chineseVariants.ts'
import type { DetectLanguage } from './detectLanguage.ts'
import { judgeableText, spokenText } from './spokenText.ts'
import { tellApart } from './tellApart.ts'

export interface TextLanguage {
  readonly tag: LanguageTag
  readonly isSure: boolean
}

/** null where nothing is recognised; a text too short to judge is never sure. */
export async function languageOfText(
  document: SubtitleDocument,
  detectLanguage: DetectLanguage,
): Promise<TextLanguage | null> {
  const spoken = spokenText(document)
  const judgeable = judgeableText(spoken.split('\n'))
  const found = await detectLanguage(judgeable?.text ?? spoken)
  if (found === null) return null
  const { language, isSure } = tellApart(found, spoken)
  const tag = language === 'zh' ? chineseVariantOf(spoken) : languageTagOf(language)
  return tag === null ? null : { tag, isSure: judgeable !== null && isSure }
}
