/** One subtitle of each kind of fault, made of a right one. */
import type { FindingKind } from '../../../../shared/contract/videos/checkup.ts'
import type { DialogueLanguage } from '../dialogue.ts'
import type { Random } from '../films/madeTalk.ts'
import { spokenCues, srtOfCues, type SpokenCue } from '../films/madeSpeech.ts'

export interface FaultOf {
  readonly random: Random
  readonly language: DialogueLanguage
  readonly cues: readonly SpokenCue[]
  readonly minutes: number
  readonly film: { readonly text: (language: DialogueLanguage) => string; readonly episode: number | null }
}

export interface Faulty {
  readonly bytes: string | Uint8Array
  /** The language in its name, where it is not its own; '' for none. */
  readonly language?: string
  /** Its name without the end, where no video has it. */
  readonly stem?: string
  readonly more?: readonly { readonly end: string; readonly bytes: string | Uint8Array }[]
}

export interface Fault {
  readonly kind: FindingKind
  /** How many right subtitles in other languages stand beside it. */
  readonly beside: number
  readonly isOurs?: true
  readonly extension?: string
  readonly make: (of: FaultOf) => Faulty
}

const changed = (cues: readonly SpokenCue[], change: (cue: SpokenCue, index: number) => SpokenCue): Faulty => ({
  bytes: srtOfCues(cues.map(change)),
})
const later = (cues: readonly SpokenCue[], byMs: number, speed = 1) =>
  changed(cues, (cue) => ({ ...cue, startMs: cue.startMs * speed + byMs, endMs: cue.endMs * speed + byMs }))
/** As a program shows UTF-8 that it takes for the system's page. */
const shownWrong = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const withLetters = (of: FaultOf) => srtOfCues(spokenCues(of.random, 'ES', of.cues))

export const faults: readonly Fault[] = [
  { kind: 'timing', beside: 2, make: ({ cues }) => later(cues, 2_400) },
  { kind: 'timing', beside: 1, isOurs: true, make: ({ cues }) => later(cues, -1_700) },
  { kind: 'timing', beside: 1, isOurs: true, make: ({ cues }) => later(cues, 0, 25 / 23.976) },
  { kind: 'empty', beside: 0, make: () => ({ bytes: Buffer.from('PK\x03\x04 is no subtitle', 'latin1') }) },
  {
    kind: 'encoding',
    beside: 1,
    isOurs: true,
    make: (of) => ({ bytes: shownWrong(withLetters(of)), language: 'es' }),
  },
  {
    kind: 'encoding',
    beside: 0,
    make: (of) => ({ bytes: shownWrong(srtOfCues(spokenCues(of.random, 'RU', of.cues))), language: 'ru' }),
  },
  {
    kind: 'encoding',
    beside: 0,
    make: (of) => ({ bytes: withLetters(of).replace(/[áéíóúñ¿]/g, '\ufffd'), language: 'es' }),
  },
  {
    kind: 'language',
    beside: 0,
    make: (of) => ({ bytes: srtOfCues(spokenCues(of.random, 'FR', of.cues)), language: 'en' }),
  },
  {
    kind: 'language',
    beside: 0,
    isOurs: true,
    make: (of) => ({ bytes: srtOfCues(spokenCues(of.random, 'EN', of.cues)), language: 'ru' }),
  },
  { kind: 'other-episode', beside: 0, make: ({ cues }) => later(cues, 0, 1.5) },
  { kind: 'empty', beside: 0, make: () => ({ bytes: '' }) },
  { kind: 'empty', beside: 0, isOurs: true, make: () => ({ bytes: '1\n00:00:01,000 --> 00:00:02,000\n...\n' }) },
  { kind: 'cut', beside: 0, make: ({ cues }) => ({ bytes: srtOfCues(cues.slice(0, cues.length >> 1)) }) },
  { kind: 'cut', beside: 1, make: ({ cues }) => ({ bytes: srtOfCues(cues.slice(0, Math.floor(cues.length * 0.68))) }) },
  { kind: 'cut', beside: 0, make: ({ cues }) => ({ bytes: `${srtOfCues(cues)}\n${cues.length + 1}\n00:29:5` }) },
  {
    kind: 'advert',
    beside: 1,
    isOurs: true,
    make: ({ cues }) =>
      changed(cues, (cue, index) =>
        index === 1 ? { ...cue, text: 'Subtitles by Kestrel\nwww.kestrel-subs.org' } : cue,
      ),
  },
  {
    kind: 'advert',
    beside: 0,
    make: ({ cues }) =>
      changed(cues, (cue, index) => (index === 40 ? { ...cue, text: 'Advertise your product or brand here' } : cue)),
  },
  {
    kind: 'hearing-impaired',
    beside: 0,
    isOurs: true,
    make: ({ cues }) =>
      changed(cues, (cue, index) => (index % 6 === 2 ? { ...cue, text: `[door creaks]\n${cue.text}` } : cue)),
  },
  {
    kind: 'overlap',
    beside: 0,
    make: ({ cues }) =>
      changed(cues, (cue, index) =>
        index % 8 === 3 ? { ...cue, endMs: (cues[index + 1]?.startMs ?? cue.endMs) + 900 } : cue,
      ),
  },
  {
    kind: 'too-fast',
    beside: 0,
    make: ({ cues }) =>
      changed(cues, (cue, index) =>
        index % 3 === 0 ? { ...cue, endMs: cue.startMs + Math.round((cue.endMs - cue.startMs) / 3) } : cue,
      ),
  },
  {
    kind: 'duplicate',
    beside: 0,
    make(of) {
      const bytes = srtOfCues(spokenCues(of.random, 'EN', of.cues))
      return { bytes, language: '', more: [{ end: 'en.srt', bytes }] }
    },
  },
  {
    kind: 'orphan',
    beside: 0,
    make: ({ cues }) => ({ bytes: srtOfCues(cues), stem: 'Gone.Film.1999.DVDRip.XviD-OLD' }),
  },
]
