/** The last look at a downloaded subtitle before it is written: is it one, is it for this video, is it in this language? */
import { englishNameOf, type LanguageTag } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { coverageOf } from './coverage.ts'
import type { DetectLanguage } from '../../node/language/detectLanguage.ts'
import { judgedTexts, wrongAmong, type JudgedText } from '../../node/language/judgedTexts.ts'
import { spokenLines } from '../../node/language/spokenText.ts'
import { rejected, verdictAmong, type Judgement, type Verdict } from './verdict.ts'

export interface JudgeRequest {
  readonly document: SubtitleDocument
  /** 'en+de' is met by either language and by both. */
  readonly language: LanguageTag
  readonly mediaDurationMs: number | null
}

export interface VerifyRequest extends JudgeRequest {
  /** Other episodes or movies beside which a subtitle with the same fingerprint lies, in words for people. */
  readonly sameTextAs: readonly string[]
}

export type Judge = (request: JudgeRequest) => Promise<Judgement>
export type Verify = (request: VerifyRequest) => Promise<Verdict>

/** Rejects only what is surely wrong: a text too short to judge is accepted. */
export function createJudge(detectLanguage: DetectLanguage): Judge {
  return async (request) => {
    const texts = await judgedTexts(request.document, detectLanguage)
    const verdict = judgeContent(request) ?? judgeWords(texts, request) ?? judgeLength(request)
    return { verdict, isTelling: texts.length > 0 }
  }
}

export function createVerify(detectLanguage: DetectLanguage): Verify {
  const judge = createJudge(detectLanguage)
  return async (request) => verdictAmong(await judge(request), request.sameTextAs)
}

function judgeContent({ document }: JudgeRequest): Verdict | null {
  if (document.cues.length === 0) return rejected('not-a-subtitle', 'The file holds no subtitle lines.')
  for (const line of spokenLines(document)) if (/[\p{L}\p{N}]/u.test(line)) return null
  return rejected('empty', 'The subtitle lines hold no words.')
}

function judgeWords(texts: readonly JudgedText[], { language }: JudgeRequest): Verdict | null {
  const found = wrongAmong(texts, language)
  return found === null ? null : rejected('wrong-language', languageSentence(found, language))
}

function judgeLength({ document, mediaDurationMs }: JudgeRequest): Verdict {
  const coverage = mediaDurationMs === null ? 'fits' : coverageOf(document, mediaDurationMs)
  if (coverage === 'too-long') return rejected('too-long', 'The subtitle goes on long after the video has ended.')
  return { kind: 'accepted', warnings: coverage === 'short' ? ['short'] : [] }
}

function languageSentence(found: LanguageTag, wanted: LanguageTag): string {
  const instead = found === 'other' ? 'another language' : englishNameOf(found)
  return `The text is in ${instead}, not in ${englishNameOf(wanted)}.`
}
