/** What was measured or done about timing, in plain English: for the command line and for messages. Pure. */
import { englishNameOf } from '../../shared/language.ts'
import { onlyAgrees } from '../../shared/timing/stepOf.ts'
import { fewestCues, type Alignment } from '../../shared/timing/alignCues.ts'
import type { TimingChange, TimingEvidence } from '../sidecar/history/history.ts'
import type { MeasuredTiming } from './timingSources.ts'

/** 'move 1.2 s later and slow down by 4.3 %' */
export function changeWords({ speed, pieces }: Alignment['retiming']): string {
  const offsets = pieces.map(({ offsetMs }) => offsetMs)
  const isMoved = offsets.some((ms) => ms !== 0)
  const parts = [
    offsets.length > 1 ? `move ${offsets.length} parts, by ${offsets.map(signed).join(', ')} s` : null,
    offsets.length === 1 && isMoved ? `move ${secondsWords(offsets[0] ?? 0)}` : null,
    speed === 1 ? null : `${speed > 1 ? 'stretch' : 'shrink'} by ${(Math.abs(speed - 1) * 100).toFixed(1)} %`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'leave as it is' : parts.join(' and ')
}

function secondsWords(offsetMs: number): string {
  return `${(Math.abs(offsetMs) / 1000).toFixed(2)} s ${offsetMs < 0 ? 'earlier' : 'later'}`
}

function signed(ms: number): string {
  return `${ms < 0 ? '-' : '+'}${(Math.abs(ms) / 1000).toFixed(2)}`
}

/** 'the English track in the video' */
export function evidenceWords({ kind, named }: TimingEvidence): string {
  switch (kind) {
    case 'track':
      return named === '' ? 'a track in the video' : `the ${englishNameOf(named)} track in the video`
    case 'own':
      return `your file ${named}`
    case 'ours':
      return `${named}, which Undertitle wrote`
    case 'speech':
      return 'the speech in the video'
    case 'hand':
      return 'your own word'
  }
}

/** 'its times mended: move 1.20 s later, measured against your file Film.de.srt' */
export function doneWords({ offsetMs, speed, pieces, against, named }: TimingChange): string {
  const change = pieces > 1 ? `${pieces} parts moved` : changeWords({ speed, pieces: [{ fromMs: 0, offsetMs }] })
  const evidence =
    against === 'speech' || against === 'hand' ? { kind: against, named: '' as const } : { kind: against, named }
  return `its times mended: ${change}, measured against ${evidenceWords(evidence)}`
}

/** 'not in step with your file Film.de.srt, which it would be by this: move 1.20 s later' */
export function measuredWords({ result, retiming, evidence }: MeasuredTiming): string {
  const against = evidenceWords(evidence)
  switch (result) {
    case 'fits':
      return fitWords(evidence)
    case 'mendable':
      return `not in step with ${against}, which it would be by this: ${changeWords(retiming)}${eitherWords(evidence)}`
    case 'other-cut':
      return `only parts of it fit ${against}${eitherWords(evidence)}`
  }
}

function fitWords(evidence: TimingEvidence): string {
  const against = evidenceWords(evidence)
  const isAgreement = onlyAgrees({ kind: 'fits', against: evidence.kind })
  return isAgreement ? `agrees with ${against}; not compared with the film` : `in step with ${against}`
}

/** One other file alone does not tell which of the two is off. */
function eitherWords({ kind }: TimingEvidence): string {
  return kind === 'own' || kind === 'ours' ? '; one of the two is off, and timing --by-sound tells which' : ''
}

/** What is not believed: 'Film.de.srt alone says …' */
export function doubtWords({ named }: { readonly named: string }): string {
  return `${named} alone says that it is off, and may be the one that is: it is not moved.`
}

/** What is no measure of another, as a check-up would find. */
export function notBelievedWords({ named }: { readonly named: string }): string {
  return `Nothing was measured by ${named}: its language, its letters or its episode is in doubt.`
}

/** What is no measure of another either: it is most likely of another cut, or of another video. */
export function runsLongWords({ named }: { readonly named: string }): string {
  return `Nothing was measured by ${named}: it goes on long after the video has ended.`
}

export function isOffWords({ named }: { readonly named: string }): string {
  return `It is ${named} that is off, by the speech in the video.`
}

export function resultWords({ kind, retiming, before, after }: Alignment, evidence: TimingEvidence | null): string {
  if (evidence === null) return 'nothing to measure it against'
  const against = evidenceWords(evidence)
  const share = (part: number) => `${Math.round(part * 100)} %`
  switch (kind) {
    case 'fits':
      return fitWords(evidence)
    case 'mendable':
      return `${changeWords(retiming)}, measured against ${against}: ${share(before)} of its time lies on ${heardWords(evidence)} now, ${share(after)} then`
    case 'other-cut':
      return `another cut: only parts of it fit ${against}, and no shift mends that`
    case 'unclear':
      return `cannot tell: too little in common with ${against}`
  }
}

/** What its time was seen to lie on. */
function heardWords(evidence: TimingEvidence): string {
  return evidence.kind === 'speech' ? 'speech' : `the lines of ${evidenceWords(evidence)}`
}

/** What has so few lines fits too much by chance. */
export function fewWords(count: number): string {
  const lines = count === 1 ? 'one line' : `${count} lines`
  return `cannot tell: it has only ${lines}, and ${fewestCues} are needed to compare. Watch it, and move it with --shift SECONDS`
}

/** 'Listens closely: about 30 s' */
export function closeWords(aboutMs: number | null): string {
  return `Listens closely${aboutMs === null ? '' : `: about ${aboutWords(aboutMs)}`}`
}

/** Where --closely is asked for and cannot be done. */
export const noEarWords =
  'Undertitle cannot listen closely here: files of its installation are missing. It goes by loudness alone.'

/** What --closely would do for those that loudness could not tell: how long it takes for each, null where nobody knows. */
export function offerWords(aboutMs: readonly (number | null)[]): string {
  const known = aboutMs.flatMap((ms) => ms ?? [])
  const whole = aboutWords(known.reduce((sum, ms) => sum + ms, 0))
  const time = known.length < aboutMs.length ? '' : ` That takes about ${whole}, and longer where a film has breaks.`
  const which = aboutMs.length === 1 ? 'it' : `${aboutMs.length} of them`
  return `Loudness cannot tell ${which}. With --closely, voices are heard in loud music too.${time}`
}

function aboutWords(ms: number): string {
  const seconds = Math.max(5, Math.ceil(ms / 5_000) * 5)
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
