/** Whatever a host may say, every language has words of its own for it. */
import { expect, test } from 'vitest'
import {
  faultText,
  jobText,
  problemText,
  reasonText,
  serviceText,
  subjectText,
  unitText,
  wishPartText,
} from '../../../renderer/texts/hostWords.ts'
import { outcomeWords } from '../../../renderer/app/runs/runWords.ts'
import { coverageSigns } from '../../../renderer/components/sign/coverageSign.ts'
import { outcomeGroups, outcomeStates, runKinds } from '../../../shared/runs/runKinds.ts'
import { runSigns } from '../../../shared/runs/runSign.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { Texts } from '../../../renderer/texts/Texts.ts'
import { aiRowState, cueFault, type AiRow } from '../../../shared/contract/ai.ts'
import { folder } from '../../../shared/contract/library.ts'
import { planAnswer, skipReason } from '../../../shared/contract/plan.ts'
import { secretProtection } from '../../../shared/contract/settings.ts'
import { takesSaid } from '../../../shared/settings/settingRow.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { reviewState, sureness, uploadFault, uploadFieldNames, uploadFilter } from '../../../shared/contract/upload.ts'
import { usageEntry } from '../../../shared/contract/account.ts'
import { rejectionReason, reviewDecision, reviewKind } from '../../../shared/contract/runs/review.ts'
import { waitReason, watchedFolder } from '../../../shared/contract/program/watch.ts'
import { errorCodes } from '../../../shared/errors.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { allFields } from '../../../shared/release/facts.ts'

const en = await loadTexts('en')
const own = 'The host says so.'
const others = uiLanguages.filter((language) => language !== 'en')

type Table = readonly [name: string, keys: readonly string[], words: (texts: Texts) => Readonly<Record<string, string>>]

/** Everything that the contract can send as a word, and where its words stand. */
const tables: readonly Table[] = [
  ['error', errorCodes, (texts) => texts.errors],
  ['field of a name', allFields, (texts) => texts.library.fields],
  ['skip reason', skipReason.options, (texts) => texts.activity.reasons],
  ['kind of a run', runKinds, (texts) => texts.runs.kinds],
  ['sign of a run', runSigns, (texts) => texts.runs.signs],
  ['state of a subtitle', outcomeStates, (texts) => texts.runs.states],
  ['outcome', outcomeGroups, (texts) => texts.runs.outcomes],
  ['answer of the plan', planAnswer.options, (texts) => texts.plan.answers],
  ['state of a job', aiRowState.options, (texts) => texts.ai.states],
  ['difference', cueFault.options, (texts) => texts.ai.faults],
  ['wait', waitReason.options, (texts) => texts.watch.reasons],
  ['decision', reviewDecision.options, (texts) => texts.review.decisions],
  ['ruled out', rejectionReason.options, (texts) => texts.review.reasons],
  ['question', reviewKind.options, (texts) => texts.review.why],
  ['watched folder', watchedFolder.shape.state.options, (texts) => texts.watch.states],
  ['want of events', watchedFolder.shape.why.unwrap().options, (texts) => texts.watch.whys],
  ['folder', folder.shape.state.options.filter((state) => state !== 'there'), (texts) => texts.library.folderStates],
  ['sign of coverage', coverageSigns, (texts) => texts.library.signs.words],
  ['sign of coverage, in short', coverageSigns, (texts) => texts.library.signs.short],
  ['fault of an upload', uploadFault.options, (texts) => texts.upload.faults],
  ['field of an upload', uploadFieldNames, (texts) => texts.upload.fields],
  ['sureness', sureness.options, (texts) => texts.upload.sureness],
  ['review', reviewState.options, (texts) => texts.upload.states],
  ['filter of uploads', uploadFilter.options, (texts) => texts.upload.counts],
  ['unit', usageEntry.shape.state.options, (texts) => texts.usage.states],
  ['engine', Object.keys(en.engines.reasons), (texts) => texts.engines.reasons],
  ['place of secrets', secretProtection.options, (texts) => texts.settings.protections],
  ['naming', settingTable.naming.takes.words, (texts) => texts.settings.readers],
]

/** Words that are the same in both languages. */
const shared = new Set([
  ...['Status', 'Name', 'Tags', 'Version', 'tags', 'Source', 'Commentaire', 'OK'],
  ...['Audio', 'Date', 'Id (tt…)', 'Remux', 'Timing'],
])

test.each(others.flatMap((language) => tables.map(([name]) => [language, name] as const)))(
  '%s has its own words for every %s',
  async (language, wanted) => {
    const texts = await loadTexts(language)
    const [, keys, words] = tables.find(([name]) => name === wanted)!
    for (const key of keys) {
      const said = words(texts)[key]
      expect(said, key).toBeTruthy()
      if (!shared.has(said!)) expect(said, key).not.toBe(words(en)[key])
    }
  },
)

const reasonsOfUnits = ['match by id', 'match by id, page 2', 'chosen', 'looked inside', 'translation into de']

test.each(others)('%s tells failures, reasons and outcomes without the sentence of the host', async (language) => {
  const texts = await loadTexts(language)
  const job = { message: own, code: null } as unknown as AiRow
  const said = [
    ...errorCodes.map((code) => problemText(texts, { code, message: own })),
    ...skipReason.options.map((reason) => reasonText(texts, { reason, message: own })),
    ...skipReason.options.map((reason) => outcomeWords(texts, { error: null, reason, message: own })),
    ...errorCodes.map((code) => outcomeWords(texts, { error: code, reason: null, message: own })),
    ...uploadFault.options.map((fault) => faultText(texts, { field: 'name', fault, message: own })),
    ...(['skipped', 'failed', 'refused', 'cancelled'] as const).map((state) => jobText(texts, { ...job, state })),
    ...reasonsOfUnits.map((reason) => unitText(texts, { reason })),
  ]
  expect(said.filter((words) => words === '' || words === own || reasonsOfUnits.includes(words))).toEqual([])
})

test('what was chosen for one video is told apart by its language and its release', async () => {
  const de = await loadTexts('de')
  expect(unitText(de, { reason: 'chosen · en · Salt.Iron.S01E01 · WEB' })).toMatch(
    / · Englisch · Salt\.Iron\.S01E01 · WEB$/,
  )
})

test('an English reader gets the sentence of the host, which says more', () => {
  expect(problemText(en, { code: 'internal', message: own })).toBe(own)
})

test('a refused text is told as such, not by the code of a file that cannot be read', async () => {
  const de = await loadTexts('de')
  const refused = { state: 'refused', code: 'subtitle.unreadable', message: own } as unknown as AiRow
  expect(jobText(de, refused)).toBe(de.ai.outcomes.refused)
  expect(jobText(de, { ...refused, state: 'failed', code: 'key.refused' })).toBe(de.errors['key.refused'])
})

test.each(others)('%s words how many files one call asked for, and keeps their name', async (language) => {
  const texts = await loadTexts(language)
  const asked = { subject: 'A and B.mkv and 11 more', reason: 'match by name' }
  const said = subjectText(texts, asked)
  expect(said).toMatch(/^A and B\.mkv .*11/)
  expect(said).not.toContain('more')
  expect(subjectText(texts, { ...asked, reason: 'search by hand' })).toBe(asked.subject)
  expect(subjectText(texts, { ...asked, subject: 'A and B.mkv' })).toBe('A and B.mkv')

  const season = { subject: 'season of Salt.Road.S01E01.mkv', reason: 'match by id, page 2' }
  expect(subjectText(texts, season)).toBe(texts.usage.seasonOf({ name: 'Salt.Road.S01E01.mkv' }))
  expect(subjectText(texts, { ...season, reason: 'search by hand' })).toBe(season.subject)
  const saidOf = (subject: string) => subjectText(texts, { subject, reason: 'match by id' })
  expect(saidOf('Salt Road, season 2')).toBe(texts.plan.season({ title: 'Salt Road', season: 2 }))
  expect(saidOf('ids:fd0000042:s2')).toBe(texts.plan.season({ title: 'fd0000042', season: 2 }))
  expect([saidOf('ids:fd0000042'), saidOf('Film (2019)')]).toEqual(['fd0000042', 'Film (2019)'])
})

test.each(others)(
  '%s says what a setting with a value of another kind takes, without a word of English',
  async (language) => {
    const texts = await loadTexts(language)
    for (const [key, { takes }] of Object.entries(settingTable)) {
      if (takes.kind !== 'address' && takes.kind !== 'number') continue
      const message = `Invalid value "kein Ort" for ${key}: expected ${takesSaid(takes)}.`
      const said = problemText(texts, { code: 'input.invalid', message })
      expect(said).toContain(key)
      expect(said).not.toMatch(/ or an? | such as |whole number/)
    }
  },
)

test('a service is called by its address, and the own one by its word', async () => {
  const texts = await loadTexts('de')
  expect(serviceText(texts, 'embedded')).toBe('Eingebaut')
  expect(serviceText(texts, 'https://subtitles.example')).toBe('https://subtitles.example')
})

test.each(uiLanguages)('%s words a wish for a translation', async (language) => {
  const texts = await loadTexts(language)
  const said = wishPartText(texts, 'translate:en')
  expect(said).toContain(texts.wording.languageName('en'))
  expect(said).not.toContain('translate:')
  expect(wishPartText(texts, 'it')).toBe(texts.wording.languageName('it'))
})
