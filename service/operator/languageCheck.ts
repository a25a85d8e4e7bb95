/** Is the text in the language that its sender names? The detection is handed in. */
import type { DetectLanguage } from '../../node/language/detectLanguage.ts'
import { languageOfText } from '../../node/language/languageOfText.ts'
import { judgeableText, spokenText } from '../../node/language/spokenText.ts'
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
  const judgeable = judgeableText(spokenText(document).split('\n'))
  const read = await languageOfText(document, detectLanguage)
  const found = read?.isSure ? read.tag : null
  if (judgeable === null || told === null) return { told, found, verdict: 'unclear' }
  const wrong = wrongLanguage(judgeable, told, await detectLanguage(judgeable.text))
  if (wrong !== null) return { told, found: wrong === 'other' ? null : wrong, verdict: 'differs' }
  return { told, found, verdict: read === null ? 'unclear' : 'fits' }
}
