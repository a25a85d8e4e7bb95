/** Which language the text of a subtitle is in, as a tag of ours, and whether that is sure. The detection is handed in. */
import type { LanguageTag } from '../../shared/language.ts'
import { languageTagOf } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { chineseVariantOf } from './chineseVariants.ts'
import type { DetectLanguage, Detection } from './detectLanguage.ts'
import { countText, judgeableText, spokenText, type CountedText } from './spokenText.ts'
import { tellApart } from './tellApart.ts'

export interface TextLanguage {
  readonly tag: LanguageTag
  readonly isSure: boolean
}

/** One look at a text, for all that is asked of it. */
export interface LanguageReading {
  /** null where it is too short to judge. */
  readonly judgeable: CountedText | null
  readonly detection: Detection | null
  /** null where nothing is recognised; a text too short to judge is never sure. */
  readonly language: TextLanguage | null
}

export async function languageOfText(
  document: SubtitleDocument,
  detectLanguage: DetectLanguage,
): Promise<TextLanguage | null> {
  const { language } = await readLanguage(document, detectLanguage)
  return language
}

export async function readLanguage(
  document: SubtitleDocument,
  detectLanguage: DetectLanguage,
): Promise<LanguageReading> {
  const spoken = spokenText(document)
  const judgeable = judgeableText(spoken.split('\n'))
  const detection = await detectLanguage(judgeable?.text ?? spoken)
  const found = detection && toldApart(detection, spoken)
  return { judgeable, detection, language: found && { ...found, isSure: judgeable !== null && found.isSure } }
}

function toldApart(detection: Detection, spoken: string): TextLanguage | null {
  const { language, isSure } = tellApart(detection, countText(spoken))
  const tag = language === 'zh' ? chineseVariantOf(spoken) : languageTagOf(language)
  return tag === null ? null : { tag, isSure }
}
