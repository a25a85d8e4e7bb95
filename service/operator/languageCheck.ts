/** Is the text in the language that its sender names? The detection is handed in. */
import type { DetectLanguage } from '../../node/language/detectLanguage.ts'
import { readLanguage } from '../../node/language/languageOfText.ts'
import { wrongLanguage } from '../../node/language/wrongLanguage.ts'
import type { UploadChecks } from '../../shared/contract/operator.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'

/** Doubt is 'unclear': close languages, and texts that are too short to be judged. */
export async function checkLanguage(
  document: SubtitleDocument,
  told: LanguageTag | null,
  detectLanguage: DetectLanguage,
): Promise<UploadChecks['language']> {
  const { judgeable, detection, language } = await readLanguage(document, detectLanguage)
  const found = language?.isSure ? language.tag : null
  if (judgeable === null || told === null) return { told, found, verdict: 'unclear' }
  const wrong = wrongLanguage(judgeable, told, detection)
  if (wrong !== null) return { told, found: wrong === 'other' ? null : wrong, verdict: 'differs' }
  return { told, found, verdict: language === null ? 'unclear' : 'fits' }
}
