/**
 * How questions were answered, without what was listed: a library of 12,000 asks for all of its own each time its cost is
 * told, and reading answers is slow. What another process stores is seen too, as the file itself tells that it has changed.
 */
import type { LanguageTag } from '../../shared/language.ts'
import type { Database } from '../database/database.ts'
import { othersVersion } from '../database/versions.ts'
import {
  arePacksClosed,
  isCutOff,
  isTitleOpen,
  readStoredAnswer,
  type StoredAnswer,
} from './ask/outcomes/storedAnswer.ts'

/** 'cut': to be read on; 'unnamed': something matched, and which title it is must still be asked; 'packs': a title with packs of unknown files. */
export type AnswerStanding = 'titled' | 'packs' | 'cut' | 'unnamed' | 'nothing'

/** null: not answered in all of these languages. */
export type StandingOf = (question: string, languages: readonly LanguageTag[]) => AnswerStanding | null

export interface AnswerStandings {
  /** As things are now: for one walk over a library. */
  of(service: string): StandingOf
  /** Its answers are others now. */
  forget(service: string, question: string): void
  forgetAll(): void
}

/** Newest first. */
type Answers = readonly { readonly languages: readonly string[]; readonly standing: AnswerStanding | null }[]

/** Of a library of 100,000 and its titles; beyond, all are read again. */
const mostKept = 200_000
const none: Answers = []

export function createAnswerStandings(db: Pick<Database, 'get' | 'all'>): AnswerStandings {
  const services = new Map<string, Map<string, Answers>>()
  let version: number | undefined

  function read(service: string, question: string): Answers {
    const rows = db.all<{ languages: string; answer: string }>(
      'SELECT languages, answer FROM match_answers WHERE service = ? AND question = ? ORDER BY stored_ms DESC, languages',
      service,
      question,
    )
    if (rows.length === 0) return none
    return rows.map(({ languages, answer }) => ({
      languages: languages.split(','),
      standing: standingOf(readStoredAnswer(answer)),
    }))
  }

  function knownOf(service: string): Map<string, Answers> {
    const known = services.get(service) ?? new Map<string, Answers>()
    services.set(service, known)
    return known
  }

  return {
    of(service) {
      const now = othersVersion(db)
      if (now !== version) services.clear()
      version = now
      const known = knownOf(service)
      return (question, languages) => {
        let answers = known.get(question)
        if (!answers) {
          answers = read(service, question)
          if (known.size >= mostKept) known.clear()
          known.set(question, answers)
        }
        return answers.find((one) => languages.every((tag) => one.languages.includes(tag)))?.standing ?? null
      }
    },
    forget: (service, question) => void services.get(service)?.delete(question),
    forgetAll: () => services.clear(),
  }
}

function standingOf(answer: StoredAnswer | null): AnswerStanding | null {
  if (answer === null) return null
  if (isCutOff(answer)) return 'cut'
  if (isTitleOpen(answer)) return 'unnamed'
  if (answer.match === null) return 'nothing'
  return arePacksClosed(answer) ? 'packs' : 'titled'
}
