/** What was found, in plain English: for the command line. Pure. */
import { englishNameOf } from '../../shared/language.ts'
import type { Evidence, FindingKind, MendVerb } from '../../shared/contract/videos/checkup.ts'
import { counted } from '../../shared/text/counted.ts'
import { changeWords, evidenceWords } from '../timing/timingWords.ts'

export const kindWords: Readonly<Record<FindingKind, string>> = {
  timing: 'out of step',
  encoding: 'wrong letters',
  language: 'other language',
  'other-episode': 'another video',
  empty: 'nothing to read',
  cut: 'cut off',
  advert: 'advertisements',
  'hearing-impaired': 'unwanted sounds',
  overlap: 'overlapping lines',
  'too-fast': 'too fast',
  duplicate: 'same as another',
  orphan: 'no video of its name',
}

export const mendWords: Readonly<Record<MendVerb, string>> = {
  retime: 'can be moved',
  clean: 'can be cleaned',
  decode: 'can be read again',
  next: 'needs another subtitle',
}

export function evidenceSentence(evidence: Evidence): string {
  switch (evidence.code) {
    case 'undecodable':
      return 'it cannot be read as a subtitle'
    case 'lost-letters':
      return `${counted(evidence.count, 'letter')} lost, such as in "${evidence.example}"`
    case 'wrong-letters':
      return `"${evidence.before}" should read "${evidence.after}"`
    case 'other-language':
      return evidence.found === 'other'
        ? `its letters are not those of ${englishNameOf(evidence.stated)}`
        : `the text is in ${englishNameOf(evidence.found)}, not in ${englishNameOf(evidence.stated)}`
    case 'same-words':
      return `${percent(evidence.share)} of its lines stand in ${evidence.other} too${evidence.isEitherWrong ? '; one of the two is wrong' : ''}`
    case 'says-other':
      return `it says that it is ${evidence.says}`
    case 'runs-beyond':
      return `it goes on until ${clock(evidence.endMs)}, and the video ends at ${clock(evidence.videoMs)}`
    case 'out-of-step': {
      const { offsetMs, speed, pieces, against, named } = evidence
      const change = pieces > 1 ? `${pieces} parts to move` : changeWords({ speed, pieces: [{ fromMs: 0, offsetMs }] })
      return `${change}, measured against ${evidenceWords(asTimingEvidence(against, named))}`
    }
    case 'other-cut':
      return `another cut: only parts of it fit ${evidenceWords(asTimingEvidence(evidence.against, evidence.named))}`
    case 'no-words':
      return 'it holds no words'
    case 'ends-early':
      return `it ends at ${clock(evidence.endMs)} of ${clock(evidence.ofMs)}`
    case 'torn':
      return 'it breaks off in the middle of a line'
    case 'adverts':
      return `${counted(evidence.count, 'line')}, such as "${evidence.example}" at ${evidence.atMs.map(clock).join(', ')}`
    case 'sounds':
      return `${counted(evidence.count, 'description')} of sounds, such as "${evidence.example}"`
    case 'overlaps':
      return `${evidence.count} of ${counted(evidence.ofCues, 'line')} lie over others, the first at ${clock(evidence.atMs)}`
    case 'fast':
      return `${evidence.count} of ${counted(evidence.ofCues, 'line')} have about ${evidence.speed} letters a second, the first at ${clock(evidence.atMs)}`
    case 'same-beside':
      return `${evidence.other} beside it says the same`
    case 'no-video':
      return 'no video has its name'
    case 'old-name':
      return 'it is named after another video, so that players do not find it'
  }
}

function asTimingEvidence(kind: 'track' | 'own' | 'ours' | 'speech', named: string) {
  return kind === 'speech' ? ({ kind, named: '' } as const) : { kind, named }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
