/** Why something was found, in two lines of the reader's language. Pure. */
import type { Evidence } from '../../../shared/contract/videos/checkup.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'
import { againstText, offText } from '../../texts/timingWords.ts'

export interface EvidenceLines {
  readonly main: string
  /** '' where there is no more to say. */
  readonly more: string
  /** The first line is text of the file itself. */
  readonly isQuote?: boolean
}

export function evidenceLines(texts: Texts, evidence: Evidence): EvidenceLines {
  const { checkup, timing, wording } = texts
  const { evidence: words } = checkup
  const clock = wording.runningTime
  switch (evidence.code) {
    case 'undecodable':
      return { main: words.undecodable, more: '' }
    case 'lost-letters':
      return { main: shownText(evidence.example), more: words.lostLetters({ count: evidence.count }), isQuote: true }
    case 'wrong-letters':
      return {
        main: shownText(evidence.before),
        more: words.readsAs({ text: shownText(evidence.after) }),
        isQuote: true,
      }
    case 'other-language':
      return {
        main:
          evidence.found === 'other'
            ? words.otherAlphabet
            : words.otherLanguage({ language: wording.languageName(evidence.found) }),
        more: words.statedLanguage({ language: wording.languageName(evidence.stated) }),
      }
    case 'same-words':
      return {
        main: words.sameWords({ name: shownText(evidence.other) }),
        more: `${words.equalLines({ share: wording.percent(evidence.share) })}${evidence.isEitherWrong ? ` · ${words.eitherWrong}` : ''}`,
      }
    case 'says-other':
      return {
        main: words.saysOther({ episode: evidence.says }),
        more: evidence.atMs === null ? '' : words.at({ times: clock(evidence.atMs) }),
      }
    case 'runs-beyond':
      return {
        main: words.runsBeyond({ time: clock(evidence.endMs) }),
        more: words.videoEnds({ time: clock(evidence.videoMs) }),
      }
    case 'out-of-step':
      return { main: offText(texts, evidence), more: timing.measured({ what: againstText(texts, evidence) }) }
    case 'other-cut':
      return { main: words.otherCut, more: timing.measured({ what: againstText(texts, evidence) }) }
    case 'no-words':
      return { main: words.noWords, more: '' }
    case 'ends-early':
      return { main: words.endsEarly({ time: clock(evidence.endMs), of: clock(evidence.ofMs) }), more: '' }
    case 'torn':
      return { main: words.torn, more: '' }
    case 'adverts':
      return {
        main: `${words.lines({ count: evidence.count })} · ${words.at({ times: wording.list(evidence.atMs.map(clock)) })}`,
        more: shownText(evidence.example),
      }
    case 'sounds':
      return { main: words.sounds({ count: evidence.count }), more: shownText(evidence.example) }
    case 'overlaps':
      return {
        main: words.overlaps({ count: evidence.count, all: evidence.ofCues }),
        more: words.firstAt({ time: clock(evidence.atMs) }),
      }
    case 'fast':
      return {
        main: words.fast({ count: evidence.count, all: evidence.ofCues }),
        more: `${words.letters({ count: evidence.speed })} · ${words.firstAt({ time: clock(evidence.atMs) })}`,
      }
    case 'same-beside':
      return { main: words.sameBeside, more: shownText(evidence.other) }
    case 'no-video':
      return { main: words.noVideo, more: '' }
    case 'old-name':
      return { main: words.oldName, more: words.playersMiss }
  }
}
