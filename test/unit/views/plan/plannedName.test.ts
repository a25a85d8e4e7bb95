// For every naming profile, wish and flag the plan shows the name that is written, and the name reads back as what it says.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultName } from '../../../../electron/ai/deliverResult.ts'
import { namedGap } from '../../../../electron/batch/delivery/deliver.ts'
import { cleanRules } from '../../../../electron/clean/cleanRules.ts'
import { cleanText } from '../../../../electron/clean/cleanText.ts'
import { nameRules } from '../../../../electron/clean/nameRules.ts'
import { createToWrittenForm } from '../../../../electron/clean/writtenForm.ts'
import type { Candidate } from '../../../../electron/matching/choose/ranking.ts'
import { readWrittenName, type SidecarExtension } from '../../../../electron/sidecar/publish/writtenName.ts'
import { planCell } from '../../../../electron/views/plan/board/planCells.ts'
import { formatWish, parseWishes } from '../../../../electron/wanted/parseWishes.ts'
import { baseOf, languages } from '../../../../shared/language.ts'
import { profileNames } from '../../../../shared/naming/namingProfiles.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { writeSubtitle } from '../../../../shared/subtitle/formats/writeSubtitle.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { listed, packed, wantFor } from '../../../support/make/subjects.ts'

const film = '/lib/Film.2019.1080p.WEB-DL.x264-GRP.mkv'
const listedFilm = listed('7', 'Film.2019.1080p.WEB-DL.x264-GRP')
const srt = '1\n00:00:01,000 --> 00:00:03,000\n[door slams]\n\n2\n00:00:04,000 --> 00:00:06,000\nCome in.\n'

/** A text in each format that a cleaned text is written in again. */
const formats = ['srt', 'vtt', 'ass', 'ssa'] as const
const document = parseSubtitle(new TextEncoder().encode(srt), { fileName: 'a.srt' })
const texts = new Map<SidecarExtension, string>(formats.map((format) => [format, writeSubtitle(document, format)]))
const ssaLine =
  'Dialogue: Marked=0,0:00:01.00,0:00:02.00,Default,,0,0,0,,[door slams]\nDialogue: Marked=0,0:00:03.00,0:00:04.00,Default,,0,0,0,,Come in.\n'
texts.set('ssa', `[V4 Styles]\n\n[Events]\n${ssaLine}`)

const scene = fc.record({
  naming: fc.constantFrom(...profileNames),
  // A plan has none in two languages: such a file is made of two others.
  language: fc.constantFrom(...languages.map(({ tag }) => tag).filter((tag) => !tag.includes('+'))),
  /** Another region of the language is wished for as well. */
  hasTwin: fc.boolean(),
  isForced: fc.boolean(),
  isHearingImpaired: fc.boolean(),
  format: fc.constantFrom(...formats),
  isTranslated: fc.boolean(),
  'clean.hearingImpaired': fc.boolean(),
  'clean.credits': fc.boolean(),
  'clean.interjections': fc.boolean(),
  'clean.capitals': fc.boolean(),
  'clean.sentenceStarts': fc.boolean(),
  'clean.ocrLetters': fc.boolean(),
  'clean.format': fc.constantFrom('keep', 'srt'),
  hearingImpaired: fc.constantFrom('any', 'avoid', 'prefer', 'only'),
})
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never

function settingOf(made: Scene) {
  const { language, hasTwin } = made
  const alternative = { kind: 'language', language } as const
  const wish = {
    alternatives: made.isTranslated ? [alternative, { kind: 'translate', from: 'sq' } as const] : [alternative],
  }
  const [twin] = parseWishes(baseOf(language))
  const wishes = hasTwin && twin ? [wish, twin] : [wish]
  const gap = { ...wantFor(film), wish, isForced: made.isForced && !made.isTranslated }
  return { gap, names: nameRules(made, bookOf(wishes.map(formatWish).join())), clean: cleanRules(made) }
}

function pickOf({ language, isHearingImpaired, format, isTranslated }: Scene): Candidate {
  return {
    subtitle: listedFilm,
    file: packed('1', `Film.${format}`),
    language: isTranslated ? 'sq' : language,
    alternativeIndex: isTranslated ? 1 : 0,
    tier: 0,
    isHearingImpaired,
    hearingImpairedMiss: 0,
    isMachineMade: false,
    isUnlistedPack: false,
    points: 0,
    reasons: [],
    releaseName: 'Film',
  }
}

function plannedName(made: Scene): string | null {
  const { gap, names } = settingOf(made)
  const choice = { gap, status: 'sure', ranking: { candidates: [], rejected: [] } } as const
  const item = {
    id: '1',
    asked: 1,
    videoId: 'v',
    choice,
    asRanked: choice,
    stray: null,
    titled: { type: 'movie', name: '', part: '', titleId: null, isListed: false } as const,
    group: '',
    heading: '',
    wish: '',
  }
  const answer = made.isTranslated ? 'translate' : 'sure'
  const placement = { answer, pick: pickOf(made), archive: null, question: null } as const
  return planCell(item, placement, names(film)).outputName
}

async function writtenPath(made: Scene): Promise<string> {
  const { gap, names, clean } = settingOf(made)
  const extension: SidecarExtension = made.format
  if (made.isTranslated)
    return resultName(names(film), { job: { target: made.language }, target: { videoPath: film }, extension })
  const { language, isHearingImpaired } = pickOf(made)
  const toWrittenForm = createToWrittenForm({
    rules: clean,
    names,
    reader: { clean: async (request) => cleanText(request) },
    texts: { keep: () => undefined },
  })
  const text = texts.get(made.format) ?? ''
  const delivered = { gap: namedGap(gap), text, extension, language, fps: null, isHearingImpaired }
  return (await toWrittenForm(delivered, new AbortController().signal)).path
}

test("the plan's name is the name that is written, whatever is wished and done to the text", async () => {
  await fc.assert(
    fc.asyncProperty(scene, async (made) => {
      expect(`/lib/${plannedName(made)}`).toBe(await writtenPath(made))
    }),
    { numRuns: 500 },
  )
})

test('a written name reads back as what was written', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async (made) => {
      const path = await writtenPath(made)
      const { isForced } = settingOf(made).gap
      const read = readWrittenName(path)
      const isForAll = made.isTranslated || isForced || settingOf(made).clean.hearingImpaired
      expect(read).toMatchObject({ isForced, isHearingImpaired: made.isHearingImpaired && !isForAll })
      expect(baseOf(read.language ?? '')).toBe(baseOf(made.language))
      expect(`${film.slice(0, -'.mkv'.length)}${read.ending}`).toBe(path)
      expect(path.endsWith(`.${read.extension}`)).toBe(true)
      // A region that is in the name is the region that was written.
      if (/^\.[a-z]{2,3}-/i.test(read.ending)) expect(read.language).toBe(made.language)
    }),
    { numRuns: 500 },
  )
})

test('an end of a name that was not told shows as the likeliest, and a name that no disk takes as none', () => {
  const made = { ...fc.sample(scene, 1)[0]!, isTranslated: false, 'clean.format': 'keep' as const }
  const { gap, names } = settingOf(made)
  const long = { ...gap, video: { ...gap.video, file: { ...gap.video.file, path: `/lib/${'é'.repeat(125)}.mkv` } } }
  const rowOf = (wanted: typeof gap) => {
    const choice = { gap: wanted, status: 'sure', ranking: { candidates: [], rejected: [] } } as const
    const item = {
      id: '1',
      asked: 1,
      videoId: 'v',
      choice,
      asRanked: choice,
      stray: null,
      titled: { type: 'movie', name: '', part: '', titleId: null, isListed: false } as const,
      group: '',
      heading: '',
      wish: '',
    }
    const placement = { answer: 'sure', pick: { ...pickOf(made), file: null }, archive: null, question: null } as const
    return planCell(item, placement, names(film))
  }
  expect(rowOf(gap).outputName).toMatch(/\.srt$/)
  expect(rowOf(long).outputName).toBeNull()
})
