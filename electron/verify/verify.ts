/** The last look at a downloaded subtitle before it is written: is it one, is it for this video, is it in this language? */
import { englishNameOf, type LanguageTag } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { coverageOf } from './coverage.ts'
import type { DetectLanguage } from './detectLanguage.ts'
import { judgeableText, spokenLines } from './spokenText.ts'
import { wrongLanguage } from './wrongLanguage.ts'

export interface VerifyRequest {
  readonly document: SubtitleDocument
  /** 'en+de' is met by either language and by both. */
  readonly language: LanguageTag
  readonly mediaDurationMs: number | null
  /** Other episodes or movies beside which a subtitle with the same fingerprint lies, in words for people. */
  readonly sameTextAs: readonly string[]
}

export type RejectionReason = 'not-a-subtitle' | 'empty' | 'wrong-language' | 'too-long' | 'same-as-other-episode'

export type Verdict =
  /** 'short': the last line comes before 40 % of the video. */
  | { readonly kind: 'accepted'; readonly warnings: readonly 'short'[] }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason; readonly message: string }

export type Verify = (request: VerifyRequest) => Promise<Verdict>

/** Rejects only what is surely wrong: a text too short to judge is accepted. */
export function createVerify(detectLanguage: DetectLanguage): Verify {
  return async (request) => {
    return judgeContent(request) ?? (await judgeWords(request)) ?? judgeLength(request)
  }

  async function judgeWords(request: VerifyRequest): Promise<Verdict | null> {
    const judgeable = judgeableText(spokenLines(request.document))
    if (judgeable === null) return null
    const [other] = request.sameTextAs
    if (other !== undefined) return rejected('same-as-other-episode', `The same text already belongs to ${other}.`)
    const found = wrongLanguage(judgeable, request.language, await detectLanguage(judgeable.text))
    return found === null ? null : rejected('wrong-language', languageSentence(found, request.language))
  }
}

function judgeContent({ document }: VerifyRequest): Verdict | null {
  if (document.cues.length === 0) return rejected('not-a-subtitle', 'The file holds no subtitle lines.')
  for (const line of spokenLines(document)) if (/[\p{L}\p{N}]/u.test(line)) return null
  return rejected('empty', 'The subtitle lines hold no words.')
}

function judgeLength({ document, mediaDurationMs }: VerifyRequest): Verdict {
  const coverage = mediaDurationMs === null ? 'fits' : coverageOf(document, mediaDurationMs)
  if (coverage === 'too-long') return rejected('too-long', 'The subtitle goes on long after the video has ended.')
  return { kind: 'accepted', warnings: coverage === 'short' ? ['short'] : [] }
}

function rejected(reason: RejectionReason, message: string): Verdict {
  return { kind: 'rejected', reason, message }
}

function languageSentence(found: LanguageTag, wanted: LanguageTag): string {
  const instead = found === 'other' ? 'another language' : englishNameOf(found)
  return `The text is in ${instead}, not in ${englishNameOf(wanted)}.`
}
