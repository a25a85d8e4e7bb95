/** A run in words: what it is about, what came of it, what it cost. Pure. */
import type { RunCause, RunOutcome, RunRow } from '../../../shared/contract/runs/runs.ts'
import { countsThen } from '../../../shared/counting.ts'
import type { ErrorCode } from '../../../shared/errors.ts'
import { hostSentence } from '../../../shared/messages/hostSentence.ts'
import type { OutcomeGroup, RunKind } from '../../../shared/runs/runKinds.ts'
import { isolated } from '../../components/text/turnsLeft.ts'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { openCause } from './openCause.ts'

export function kindText(
  { plan, runs, search }: Texts,
  { kind, isBringBack, asked }: Pick<RunRow, 'kind' | 'isBringBack' | 'asked'>,
): string {
  if (asked !== null) return asked === 'plan' ? plan.title : search.title
  return isBringBack ? runs.bringBack : runs.kinds[kind]
}

/** The one rule of bringing back stands on its button: each file comes back as it was last. A title is no file. */
export function bringBackWords({ history, runs }: Texts, { kind, files }: Pick<RunRow, 'kind' | 'files'>): string {
  return kind === 'title' ? runs.bringBack : history.restoreRun({ count: files.toBringBack })
}

export function scopeText(texts: Texts, row: Pick<RunRow, 'scope'>): string {
  const { titles, ending } = scopeParts(texts, row)
  return titles + ending
}

/** `ending`: how many more titles there are, and the language; '' where all are named and it is about every language. */
export function scopeParts(
  { runs, wording }: Texts,
  { scope: { names, more, language } }: Pick<RunRow, 'scope'>,
): { readonly titles: string; readonly ending: string } {
  const shown = names.map((name) => isolated(shownText(name)))
  const titles = more > 0 ? shown.join(', ') : wording.list(shown)
  const others = more > 0 ? runs.andMore({ names: titles, count: more }).slice(titles.length) : ''
  if (language === null) return { titles, ending: others }
  const named = wording.languageName(language)
  return { titles, ending: titles === '' ? named : `${others} · ${named}` }
}

/** The sentence above the bar: it follows the outcome, and an undone run says so first. */
export function outcomeText(texts: Texts, row: RunRow): string {
  const words = outcomeThen(texts, row)
  const { settled, turning } = row
  return settled.all === 0 || turning !== null ? words : texts.runs.withSettled({ words, count: settled.all })
}

/** As it came out, whatever has settled the rest since. */
function outcomeThen({ runs }: Texts, row: RunRow): string {
  const { kind, isBringBack, asked, counts, files, endedMs, turning } = row
  if (turning !== null) return turning.isBack ? runs.bringingBack(turning) : runs.undoing(turning)
  if (asked !== null) return runs.onlyAsked
  if (files.undone > 0) return runs.undoneOf({ count: files.undone, all: files.written })
  if (hasFoundNothing(row)) return runs.noneFound({ all: counts.all })
  const done = runs.doneOf({
    done: counts.written,
    all: counts.all,
    kind: endedMs === null ? 'other' : verbOf(kind, isBringBack),
  })
  const { failed } = countsThen(row)
  return failed > 0 ? runs.withFailed({ words: done, count: failed }) : done
}

/** What the sign of a run means: where nothing was looked for, nothing was found would be untrue. */
export function signText(
  { runs }: Texts,
  run: Pick<RunRow, 'sign' | 'kind' | 'isBringBack' | 'asked' | 'settled' | 'takenOver'>,
): string {
  if (run.asked !== null) return runs.onlyAsked
  return run.sign === 'nothing' && !hasFoundNothing(run) ? runs.outcomes.skipped : runs.signs[run.sign]
}

/** Of what a person decided, or a later run has taken over, nobody can say that it was not found. */
function hasFoundNothing(run: Pick<RunRow, 'sign' | 'kind' | 'isBringBack' | 'settled' | 'takenOver'>): boolean {
  const { sign, settled, takenOver } = run
  return sign === 'nothing' && isSearch(run) && settled.review + settled.waiting + takenOver === 0
}

const searchingKinds: ReadonlySet<RunKind> = new Set(['find', 'inside', 'review', 'better'])

function isSearch({ kind, isBringBack }: Pick<RunRow, 'kind' | 'isBringBack'>): boolean {
  return searchingKinds.has(kind) && !isBringBack
}

/** What an ended run has done to its subtitles: those that it was to find are right now. */
function verbOf(kind: RunRow['kind'], isBringBack: boolean) {
  if (isBringBack) return 'back'
  if (kind === 'edit' || kind === 'pair' || kind === 'inside') return 'other'
  return kind === 'find' || kind === 'review' || kind === 'better' || kind === 'mend' ? 'right' : kind
}

/** The line below: what goes on by itself and when, why it failed, how it ended. */
export function detailText(texts: Texts, row: RunRow, nowMs: number): string {
  const { runs, wording } = texts
  const { sign, awaySinceMs, resumesAtMs, undoneMs, firstCause, counts, ending, problem } = row
  if (sign === 'away' && awaySinceMs !== null) {
    const seconds = resumesAtMs === null ? 0 : Math.max(0, Math.ceil((resumesAtMs - nowMs) / 1000))
    return runs.awaySince({ time: wording.time(awaySinceMs), seconds })
  }
  if (sign === 'waiting' && row.waitsForWatch) return runs.waitsForWatch({ count: counts.waiting })
  if (sign === 'waiting')
    return resumesAtMs === null
      ? runs.waits
      : runs.goesOn({ moment: wording.moment(resumesAtMs), count: counts.waiting })
  if (row.turning !== null) return ''
  if (undoneMs !== null) return runs.undoneAt({ time: wording.moment(undoneMs) })
  if (problem) return problemText(texts, problem)
  if (firstCause) return whyText(texts, row, firstCause)
  if (ending === 'cut') return runs.wasCut
  if (ending === 'stopped') return runs.wasStopped
  const isTold = sign === 'nothing' || row.endedMs === null
  const open = [
    counts.review > 0 ? runs.toReview({ count: counts.review }) : '',
    counts.missing > 0 && !isTold ? texts.plan.group.none({ count: counts.missing }) : '',
  ]
  return open.filter((part) => part !== '').join(' · ')
}

/** What is over is told as what was so. */
function whyText(texts: Texts, row: RunRow, firstCause: NonNullable<RunRow['firstCause']>): string {
  const { runs } = texts
  const rest = countsThen(row).failed - firstCause.count
  const named = causeWords(texts, firstCause)
  const cause = rest > 0 ? runs.causeAndMore({ count: firstCause.count, cause: named, rest }) : named
  return openCause(row) === null ? runs.causeThen({ cause }) : cause
}

/** An input that cannot be used, and work that failed at the service: what is true of all such says nothing of why. */
const saysItself: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['input.invalid', 'engine.failed'])

/** Why, in words for all of one cause: the host's sentence may name one file, so it is told where it alone says why. */
export function causeWords(
  texts: Texts,
  { code, reason, message }: Pick<RunCause, 'code' | 'reason' | 'message'>,
): string {
  if (code !== null && saysItself.has(code) && message !== '') return problemText(texts, { code, message })
  if (code !== null) return texts.errors[code]
  return reason === null ? shownText(message) : texts.activity.reasons[reason]
}

/** Of one subtitle. */
export function outcomeWords(
  texts: Texts,
  { error, reason, message }: Pick<RunOutcome, 'error' | 'reason' | 'message'>,
): string {
  if (error === null && reason === null) return message
  return hostSentence(texts.locale, message, causeWords(texts, { code: error, reason, message }))
}

/** The same, with how often it failed so. */
export function failedWords(texts: Texts, row: RunOutcome): string {
  const words = outcomeWords(texts, row)
  if (row.state !== 'failed' || row.tries === 1) return words
  return `${words} ${texts.activity.tries({ count: row.tries })}`
}

/** Kinds that bring a file where none was, or another one: only they have `written` what they have done. */
const writingKinds: ReadonlySet<RunKind> = new Set([
  'find',
  'inside',
  'review',
  'better',
  'translate',
  'transcribe',
  'edit',
  'pair',
])

/** Of the row of one subtitle. */
export function stateText({ plan, runs }: Texts, kind: RunKind, state: RunOutcome['state']): string {
  return state === 'written' && writingKinds.has(kind) ? plan.cells.written : runs.states[state]
}

/** Of the chip above those rows: it says of done work what they say, also where that was taken away since. */
export function groupText(
  { runs }: Texts,
  { kind, sign, files }: Pick<RunRow, 'kind' | 'sign' | 'files'>,
  group: OutcomeGroup,
): string {
  if (group !== 'written') return runs.outcomes[group]
  if (sign === 'undone') return runs.signs.undone
  const done = writingKinds.has(kind) ? runs.outcomes.written : runs.states.written
  return files.undone === 0 ? done : `${done} · ${runs.undoneOf({ count: files.undone, all: files.written })}`
}

export function costText(texts: Texts, row: Pick<RunRow, 'cost'>): string {
  return costParts(texts, row).join(' · ')
}

/** Each number with what it counts; at least one. */
export function costParts(
  { runs }: Texts,
  { cost: { searches, downloads, ai } }: Pick<RunRow, 'cost'>,
): readonly string[] {
  const parts = [
    downloads > 0 ? runs.downloads({ count: downloads }) : '',
    searches > 0 ? runs.searches({ count: searches }) : '',
    ai > 0 ? runs.ai({ count: ai }) : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? [runs.free] : parts
}
