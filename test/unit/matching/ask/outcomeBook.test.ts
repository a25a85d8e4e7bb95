import { expect, onTestFinished, test } from 'vitest'
import { createOutcomeBook } from '../../../../electron/matching/ask/outcomes/outcomeBook.ts'
import type { Asked } from '../../../../electron/matching/ask/outcomes/outcome.ts'
import type { StoredAnswer } from '../../../../electron/matching/ask/outcomes/storedAnswer.ts'
import { prepareVideo } from '../../../../electron/matching/ask/prepareVideo.ts'
import type { NameQuestion } from '../../../../electron/matching/ask/question.ts'
import { usualAsking } from '../../../../electron/matching/ask/nameAsking.ts'
import { videosOf } from '../../../../electron/matching/ask/sharedQuestions.ts'
import { createTitleMemory } from '../../../../electron/matching/titleMemory.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { AppError } from '../../../../shared/errors.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const service = 'embedded'

function bookOf(paths: readonly string[], isOffline = false) {
  const db = openDatabase(`${tempFolder()}/app.sqlite`)
  onTestFinished(() => db.close())
  const memory = createTitleMemory(db, { nowMs: () => 1 })
  const videos = videosOf(paths.map((path) => wantFor(path))).map((video) =>
    prepareVideo(video, { memory, service, asking: usualAsking, isAskedAgain: false }),
  )
  const asked = videos.map((video): Asked<NameQuestion> => {
    if (!video.byName) throw new Error('nothing to ask')
    return { question: video.byName, languages: video.languages, videos: [video] }
  })
  return { book: createOutcomeBook({ memory, service, isOffline }), videos, asked }
}

const nothingFound: StoredAnswer = { match: null, alternates: [], subtitles: [], isById: false }
const answered = (cost: number) => ({ kind: 'answered', answer: nothingFound, cost, isFromCache: false }) as const

test('what videos share is paid once, with the first of them', () => {
  const { book, videos, asked } = bookOf(['/lib/Lake.Watch.2019.mkv', '/lib/b/Lake.Watch.2019.mkv'])
  for (const one of asked) book.record(one, answered(1))
  expect(book.videosWithCosts(videos).map(({ cost }) => cost)).toEqual([1, 0])
})

test('a question of the same name takes the outcome without its cost', () => {
  const { book, asked } = bookOf(['/lib/Lake.Watch.2019.mkv', '/lib/Other.Film.2018.mkv'])
  const [first, other] = asked
  if (!first || !other) throw new Error('two were made')
  const twin = { ...first, question: { ...first.question, key: `${first.question.key} twin` } }
  book.record(first, answered(1))
  book.shareNames([first, twin, other])
  expect(book.of(twin)).toMatchObject({ kind: 'answered', cost: 0 })
  expect(book.of(other)).toBeUndefined()
})

test('offline, what is not remembered waits and says why', () => {
  const { book, asked } = bookOf(['/lib/Lake.Watch.2019.mkv'], true)
  expect(book.recall(asked)).toEqual([])
  expect(asked.map((one) => book.of(one))).toMatchObject([
    { kind: 'waiting', cost: 0, error: { code: 'service.unreachable' } },
  ])
})

test('ids that nobody knows leave the name to be asked; what waits is not asked', () => {
  const { book, asked } = bookOf(['/lib/Lake.Watch.2019.mkv'])
  const [one] = asked
  if (!one) throw new Error('one was made')
  expect(book.needsItsName(one)).toBe(true)
  book.record(one, { kind: 'waiting', error: new AppError('quota.exhausted', 'None is left.'), cost: 0 })
  expect(book.needsItsName(one)).toBe(false)
  book.record(one, answered(1))
  expect(book.needsItsName(one)).toBe(false)
  book.record(one, { ...answered(1), answer: { ...nothingFound, isById: true } })
  expect(book.needsItsName(one)).toBe(true)
})
