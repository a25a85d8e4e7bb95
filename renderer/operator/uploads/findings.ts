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

function sameTextFindings(texts: Texts, same: UploadChecks['sameText']): readonly Finding[] {
  const { noSameText, sameFile, sameWords, byAuthor } = texts.operator.uploads.checks
  if (same.length === 0) return [{ tone: 'good', icon: 'check', text: noSameText }]
  return same.map(({ isSameFile, author, nId, ...subtitle }) => {
    const known = nameIn(texts, subtitle)
    // Nobody is named for what was imported.
    const name = author === '' ? known : byAuthor({ name: known, author })
    return { tone: 'bad', icon: 'copy', text: isSameFile ? sameFile({ name, nId }) : sameWords({ name, nId }) }
  })
}

/** One release has subtitles in many languages: which of them is meant. */
function nameIn(texts: Texts, { name, language }: { readonly name: string; readonly language: string | null }): string {
  return language === null ? name : `${name} (${texts.wording.languageName(language)})`
}

function timingFinding(texts: Texts, compared: UploadChecks['timing'][number]): Finding {
  const { verdict, laterMs } = compared
  const name = nameIn(texts, compared)
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
