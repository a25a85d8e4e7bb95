/** Findings of the checks as sentences, each with its sign. Pure. */
import type { UploadChecks } from '../../../shared/contract/operator.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import type { Texts } from '../../texts/Texts.ts'

export interface Finding {
  readonly tone: Tone
  readonly icon: IconName
  readonly text: string
}

export function findingsOf(texts: Texts, checks: UploadChecks): readonly Finding[] {
  const words = texts.operator.uploads.checks
  const nothing: Finding = { tone: 'quiet', icon: 'info', text: words.noOthers }
  if (checks.others === 0) return [languageFinding(texts, checks.language), nothing]
  return [
    languageFinding(texts, checks.language),
    ...sameTextFindings(texts, checks.sameText),
    ...checks.timing.map((compared) => timingFinding(texts, compared)),
  ]
}

function languageFinding(texts: Texts, { told, found, verdict }: UploadChecks['language']): Finding {
  const words = texts.operator.uploads.checks
  const nameOf = (tag: string | null) => (tag === null ? texts.common.unknown : texts.wording.languageName(tag))
  const said = { told: nameOf(told) }
  if (verdict === 'fits') return { tone: 'good', icon: 'check', text: words.languageFits(said) }
  if (verdict === 'unclear') return { tone: 'quiet', icon: 'question', text: words.languageUnclear(said) }
  const text = found === null ? words.languageOther(said) : words.languageDiffers({ ...said, found: nameOf(found) })
  return { tone: 'bad', icon: 'warning', text }
}

function sameTextFindings({ operator }: Texts, same: UploadChecks['sameText']): readonly Finding[] {
  const { noSameText, sameFile, sameWords } = operator.uploads.checks
  if (same.length === 0) return [{ tone: 'good', icon: 'check', text: noSameText }]
  return same.map(({ isSameFile, name, author, nId }) => ({
    tone: 'bad',
    icon: 'copy',
    text: isSameFile ? sameFile({ name, author, nId }) : sameWords({ name, author, nId }),
  }))
}

/** One release has subtitles in many languages: which of them is meant. */
function timingFinding(texts: Texts, compared: UploadChecks['timing'][number]): Finding {
  const { verdict, laterMs, language } = compared
  const name = language === null ? compared.name : `${compared.name} (${texts.wording.languageName(language)})`
  const { inStep, later, earlier, moved, parts, unclear } = texts.operator.uploads.checks
  const seconds = texts.wording.number(Math.round(Math.abs(laterMs ?? 0) / 100) / 10)
  switch (verdict) {
    case 'fits':
      return { tone: 'good', icon: 'stopwatch', text: inStep({ name }) }
    case 'parts':
      return { tone: 'look', icon: 'stopwatch', text: parts({ name }) }
    case 'unclear':
      return { tone: 'quiet', icon: 'question', text: unclear({ name }) }
    case 'moved':
      if (laterMs === null) return { tone: 'look', icon: 'stopwatch', text: moved({ name }) }
      return {
        tone: 'look',
        icon: 'stopwatch',
        text: laterMs > 0 ? later({ name, seconds }) : earlier({ name, seconds }),
      }
  }
}
