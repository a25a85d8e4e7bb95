/**
 * What matching remembers across runs: the service's answers, for good; the user's corrections per show; subtitles that
 * failed for a video. Every write is on the disk when the call returns, so that no unit is spent twice (promise J1).
 */
import type { LanguageTag } from '../../shared/language.ts'
import type { Database } from '../database/database.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'
import type { ShowPlace } from './showPlace.ts'
import { createBegunSeasons, type BegunSeasons } from './begunSeasons.ts'
import { createAnswerStandings, type StandingOf } from './answerStandings.ts'
import { readStoredAnswer, readStoredTitle, type StoredAnswer } from './ask/outcomes/storedAnswer.ts'

export interface AskedQuestion {
  readonly service: string
  /** Key of the question, without the languages. */
  readonly key: string
  readonly languages: readonly LanguageTag[]
}

export interface TitleMemory extends BegunSeasons {
  /** The newest answer to this question that was asked in at least these languages, stored at that moment or later. */
  answer(question: AskedQuestion, sinceMs?: number): StoredAnswer | null
  /** When it was answered last, as `answer` has it; 0 where it never was. */
  answeredMs(question: AskedQuestion): number
  /** How questions were answered, as `answer` has it: for a walk over a library. */
  standings(service: string): StandingOf
  /** Stores them together, or none. */
  keepAnswers(answers: readonly { readonly question: AskedQuestion; readonly answer: StoredAnswer }[]): void
  /** The question may be asked again (the retry calendar says so, or the user). */
  forgetAnswer(question: Pick<AskedQuestion, 'service' | 'key'>): void
  /** All answers of a service whose catalogue has grown since. */
  forgetAnswers(service: string): void
  /** Its rows do not say in which language they are: such a service is asked for one language at a time. */
  leavesLanguagesOut(service: string): boolean
  recordLanguages(service: string, areOmitted: boolean): void
  correction(place: ShowPlace): TitleMatch | null
  /** All of them. */
  corrections(): readonly { readonly place: ShowPlace; readonly title: TitleMatch }[]
  correct(place: ShowPlace, title: TitleMatch): void
  forgetCorrection(place: ShowPlace): void
  rejectedIds(videoPath: string): ReadonlySet<string>
  /** Why this one was refused for the video; null where it was not. */
  refusalOf(videoPath: string, subtitleId: string): string | null
  /** Paths of all videos that have any. */
  refusedVideos(): ReadonlySet<string>
  reject(videoPath: string, subtitleId: string, reason: string): void
  /** The user wants everything tried again for this video. */
  forgetRejections(videoPath: string): void
}

export function createTitleMemory(db: Database, { nowMs }: { readonly nowMs: () => number }): TitleMemory {
  return {
    ...answerMemory(db, nowMs),
    ...createBegunSeasons(db),
    ...habitMemory(db),
    ...correctionMemory(db, nowMs),
    ...rejectionMemory(db, nowMs),
  }
}

function answerMemory(
  db: Database,
  nowMs: () => number,
): Pick<TitleMemory, 'answer' | 'answeredMs' | 'standings' | 'keepAnswers' | 'forgetAnswer' | 'forgetAnswers'> {
  const standings = createAnswerStandings(db)

  function last({ service, key, languages }: AskedQuestion, sinceMs: number) {
    const rows = db.all<{ languages: string; answer: string; storedMs: number }>(
      `SELECT languages, answer, stored_ms AS storedMs FROM match_answers
        WHERE service = ? AND question = ? AND stored_ms >= ? ORDER BY stored_ms DESC, languages`,
      ...[service, key, sinceMs],
    )
    return rows.find((candidate) => holdsAll(candidate.languages.split(','), languages))
  }

  return {
    standings: (service) => standings.of(service),
    answer(question, sinceMs = 0) {
      const row = last(question, sinceMs)
      return row ? readStoredAnswer(row.answer) : null
    },
    answeredMs: (question) => last(question, 0)?.storedMs ?? 0,
    keepAnswers(answers) {
      const keepAll = () => {
        for (const { question, answer } of answers) {
          standings.forget(question.service, question.key)
          db.run(
            'INSERT OR REPLACE INTO match_answers (service, question, languages, answer, stored_ms) VALUES (?, ?, ?, ?, ?)',
            question.service,
            question.key,
            [...question.languages].sort().join(','),
            JSON.stringify(answer),
            nowMs(),
          )
        }
      }
      // Settling their units waits for the disk, for both.
      db.transaction(keepAll, { isDurable: false })
    },
    forgetAnswer({ service, key }) {
      standings.forget(service, key)
      db.run('DELETE FROM match_answers WHERE service = ? AND question = ?', service, key)
    },
    forgetAnswers(service) {
      standings.forgetAll()
      db.run('DELETE FROM match_answers WHERE service = ?', service)
      db.run('DELETE FROM begun_season WHERE service = ?', service)
    },
  }
}

function habitMemory(db: Database): Pick<TitleMemory, 'leavesLanguagesOut' | 'recordLanguages'> {
  return {
    leavesLanguagesOut(service) {
      const row = db.get<{ leavesOut: number }>(
        'SELECT leaves_languages_out AS leavesOut FROM service_habits WHERE service = ?',
        service,
      )
      return row?.leavesOut === 1
    },
    recordLanguages(service, areOmitted) {
      db.run(
        'INSERT OR REPLACE INTO service_habits (service, leaves_languages_out) VALUES (?, ?)',
        service,
        areOmitted ? 1 : 0,
      )
    },
  }
}

function correctionMemory(
  db: Database,
  nowMs: () => number,
): Pick<TitleMemory, 'correction' | 'corrections' | 'correct' | 'forgetCorrection'> {
  return {
    corrections: () =>
      db
        .all<ShowPlace & { title: string }>('SELECT folder, title_key AS titleKey, title FROM match_corrections')
        .flatMap(({ title: json, ...place }) => {
          const title = readStoredTitle(json)
          return title ? [{ place, title }] : []
        }),
    correction({ folder, titleKey }) {
      const row = db.get<{ title: string }>(
        'SELECT title FROM match_corrections WHERE folder = ? AND title_key = ?',
        folder,
        titleKey,
      )
      return row ? readStoredTitle(row.title) : null
    },
    correct({ folder, titleKey }, title) {
      db.run(
        'INSERT OR REPLACE INTO match_corrections (folder, title_key, title, corrected_ms) VALUES (?, ?, ?, ?)',
        folder,
        titleKey,
        JSON.stringify(title),
        nowMs(),
      )
    },
    forgetCorrection({ folder, titleKey }) {
      db.run('DELETE FROM match_corrections WHERE folder = ? AND title_key = ?', folder, titleKey)
    },
  }
}

function rejectionMemory(
  db: Database,
  nowMs: () => number,
): Pick<TitleMemory, 'rejectedIds' | 'refusalOf' | 'refusedVideos' | 'reject' | 'forgetRejections'> {
  return {
    rejectedIds(videoPath) {
      const rows = db.all<{ id: string }>(
        'SELECT subtitle_id AS id FROM match_rejections WHERE video_path = ?',
        videoPath,
      )
      return new Set(rows.map((row) => row.id))
    },
    refusalOf: (videoPath, subtitleId) =>
      db.get<{ reason: string }>(
        'SELECT reason FROM match_rejections WHERE video_path = ? AND subtitle_id = ?',
        videoPath,
        subtitleId,
      )?.reason ?? null,
    refusedVideos() {
      const rows = db.all<{ path: string }>('SELECT DISTINCT video_path AS path FROM match_rejections')
      return new Set(rows.map(({ path }) => path))
    },
    reject(videoPath, subtitleId, reason) {
      db.run(
        'INSERT OR REPLACE INTO match_rejections (video_path, subtitle_id, reason, rejected_ms) VALUES (?, ?, ?, ?)',
        videoPath,
        subtitleId,
        reason,
        nowMs(),
      )
    },
    forgetRejections(videoPath) {
      db.run('DELETE FROM match_rejections WHERE video_path = ?', videoPath)
    },
  }
}

function holdsAll(asked: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((tag) => asked.includes(tag))
}
