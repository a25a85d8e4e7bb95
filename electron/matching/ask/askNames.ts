/**
 * Asks for files by name, at most 50 in a call (API §4 "v2 filename search"). An answer belongs to a name only when it
 * carries that very name (promise J7); a failed call fails its own names and no others.
 */
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { isHeldBack } from '../../quota/busyError.ts'
import { errorOfShortage, shortageOf } from '../../quota/shortage.ts'
import { contentOfNames } from '../../serviceClient/callContent.ts'
import type { FilenameAnswer } from '../../serviceClient/listing.ts'
import { subtitlesPerAnswer, type AskParts } from './askParts.ts'
import { askUnknown } from './askUnknown.ts'
import { inKnownLanguages, isWorthKeeping, learnLanguages, withAskedLanguage } from '../choose/oneLanguageEach.ts'
import type { Asked, Outcome } from './outcomes/outcome.ts'
import { usualNameSearch } from './nameAsking.ts'
import { nameTitles } from './nameTitles.ts'
import type { NameQuestion } from './question.ts'
import type { StoredAnswer } from './outcomes/storedAnswer.ts'

const namesPerCall = 50

/** All of one set of languages, no file name twice, at most `namesPerCall`. */
export type NameBatch = readonly Asked<NameQuestion>[]

/** Batches in the order of the questions; questions of the same name are asked in one place by the caller. */
export function batchNames(asked: readonly Asked<NameQuestion>[]): readonly NameBatch[] {
  const byLanguages = Map.groupBy(asked, ({ languages }) => languages.join(','))
  return [...byLanguages.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / namesPerCall) }, (_, index) =>
      group.slice(index * namesPerCall, (index + 1) * namesPerCall),
    ),
  )
}

/** One outcome a question, in order. Names beyond what the quota allows wait. */
export async function askNames(parts: AskParts, batch: NameBatch): Promise<readonly Outcome[]> {
  return inKnownLanguages(parts, batch, async (some) => {
    const outcomes = await askUnknown(namesOf(parts), some, (unknown) => askBatch(parts, unknown))
    return nameTitles(parts, some, outcomes)
  })
}

/** What a season's pages said of a name before it is asked was not enough. */
function namesOf({ known }: AskParts): Pick<AskParts, 'known'> {
  return {
    known(asked) {
      const answer = known(asked)
      return answer?.isById === false ? answer : null
    },
  }
}

async function askBatch(parts: AskParts, batch: NameBatch): Promise<readonly Outcome[]> {
  const { ledger, service, account } = parts.spending
  const isRepeat = ledger.lostCalls(service, account).includes(contentOf(batch))
  // The units of a batch whose answer was lost are set aside already, and it is repeated as it was.
  const left = isRepeat ? batch.length : (ledger.remaining(service, 'search') ?? batch.length)
  // With nothing left the reservation itself says so, with the date.
  const affordable = batch.slice(0, Math.max(1, left))
  const outcomes = await askAffordable(parts, affordable)
  const shortage = errorOfShortage(shortageOf(ledger, service, 'search'), moreNamesThanUnits)
  const waits = batch.slice(affordable.length).map(() => waiting(shortage))
  return [...outcomes, ...waits]
}

function contentOf(batch: NameBatch): string {
  const names = batch.map(({ question }) => question.fileName)
  return contentOfNames({ names, ...listingOf(batch) })
}

/** All names of a run are asked for in one way. */
function listingOf(batch: NameBatch) {
  const [first] = batch
  return {
    languages: first?.languages ?? [],
    perPage: subtitlesPerAnswer,
    ...(first?.question.search ?? usualNameSearch),
  }
}

const moreNamesThanUnits = 'No searches are left for this file today. It waits and goes on by itself.'

async function askAffordable(parts: AskParts, batch: NameBatch): Promise<readonly Outcome[]> {
  const fileNames = batch.map(({ question }) => question.fileName)
  try {
    return await paidSearch(parts.spending, {
      units: batch.length,
      subject: fileNames.length === 1 ? (fileNames[0] ?? '') : `${fileNames[0] ?? ''} and ${fileNames.length - 1} more`,
      reason: 'match by name',
      content: contentOf(batch),
      call: (callId) => parts.client.searchFiles(fileNames, { ...listingOf(batch), callId }, parts.signal),
      keep: (answers) => keepProven(parts, batch, answers),
    })
  } catch (thrown) {
    const error = toAppError(thrown)
    return batch.map(() => (isHeldBack(error) ? waiting(error) : { kind: 'failed', error, cost: 0 }))
  }
}

function waiting(error: AppError): Outcome {
  return { kind: 'waiting', error, cost: 0 }
}

function keepProven(parts: AskParts, batch: NameBatch, answers: readonly FilenameAnswer[]): readonly Outcome[] {
  const byName = Map.groupBy(answers, ({ fileName }) => fileName.normalize('NFC'))
  const proven = batch.map((asked) => {
    const answersToIt = byName.get(asked.question.fileName) ?? []
    return { asked, answer: answersToIt.length === 1 ? answersToIt[0] : undefined }
  })
  const kept = proven.map(({ asked, answer }) => ({ asked, answer: answer && storedAnswer(answer, asked.languages) }))
  const languages = batch[0]?.languages ?? []
  learnLanguages(
    parts,
    languages,
    answers.flatMap(({ subtitles }) => subtitles),
  )
  parts.memory.keepAnswers(
    kept.flatMap(({ asked, answer }) => {
      const question = { service: parts.spending.service, key: asked.question.key, languages: asked.languages }
      return answer && isWorthKeeping(parts, languages, answer) ? [{ question, answer }] : []
    }),
  )
  return kept.map(({ answer }) =>
    answer
      ? { kind: 'answered', answer, cost: 1, isFromCache: false }
      : { kind: 'failed', error: notProven(), cost: 1 },
  )
}

function notProven(): AppError {
  return new AppError(
    'service.badAnswer',
    'The service answered for other files than were asked for. Nothing was taken from it; try again later.',
  )
}

function storedAnswer(answer: FilenameAnswer, languages: readonly LanguageTag[]): StoredAnswer {
  const { match, alternates, subtitles } = answer
  return { match, alternates, subtitles: withAskedLanguage(subtitles, languages), isById: false }
}
