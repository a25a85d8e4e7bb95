/** Translating what a search by hand found: the files of packs are asked for once a season. */
import { expect, test } from 'vitest'
import { createHandles } from '../../../../electron/views/ids.ts'
import type { FoundText } from '../../../../electron/views/search/foundText.ts'
import { createFoundTranslation } from '../../../../electron/views/search/foundTranslation.ts'
import type { ListedSubtitle, PackedFile } from '../../../../electron/serviceClient/listing.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { listed, titled, videoAt } from '../../../support/make/subjects.ts'

const { signal } = new AbortController()
const release = (episode: number) => `Harbour.Lane.S01E0${episode}.1080p.WEB-DL.x264-GRP`
const fileOf = (episode: number): PackedFile => ({
  ...{ fileId: `f${episode}`, name: `${release(episode)}.srt`, releaseName: release(episode), season: 1, episode },
  ...{ language: 'en', isHearingImpaired: null, sizeBytes: null, md5: null },
})
const packOf = (id: string, files: ListedSubtitle['files']): ListedSubtitle => ({
  ...listed(id, 'Harbour.Lane.S01.1080p.WEB-DL.x264-GRP'),
  ...{ isFullSeason: true, season: 1, language: 'en', files },
})

function shelf(isRefused = false) {
  const log: string[] = []
  let ids = 0
  let refusals = isRefused ? 1 : 0
  const found = createHandles<FoundText>({ newId: () => `i${++ids}` }, 10)
  const subtitles = ['7', '8'].map((id) => packOf(id, [1, 2].map(fileOf)))
  const client = { searchSubtitles: async () => ({ titles: [], totalPages: 1, subtitles }) }
  const session = createFoundTranslation(
    {
      library: { video: (id: string) => videoAt(`/lib/${release(Number(id))}.mkv`) } as never,
      runs: notedRuns().runs,
      ai: {
        orderPlanned(orders) {
          for (const order of orders) if ('source' in order) log.push(`order ${order.source.file?.fileId}`)
        },
      },
    },
    {
      found,
      paid: async (_asking, ask) => {
        log.push('paid')
        refusals -= 1
        if (refusals >= 0) throw new Error('refused')
        return ask({ client } as never, 'c' as never)
      },
    },
  )
  /** As each listing of the same rows does. */
  const list = (id: string) =>
    found.idOf(id, {
      ...{ subtitle: packOf(id, null), season: 1, episode: null },
      title: titled('Harbour Lane', { titleId: 5 }),
    })
  const translate = (id: string, episode: number) =>
    session.translate({ subtitleId: list(id), videoId: `${episode}`, to: 'es' }, signal)
  return { translate, log }
}

test('the files of a season are paid for once, also where its packs are listed again', async () => {
  const { translate, log } = shelf()
  await Promise.all([translate('7', 1), translate('7', 2)])
  await translate('8', 1)
  expect(log.filter((line) => line === 'paid')).toHaveLength(1)
  expect(log.filter((line) => line !== 'paid').sort()).toEqual(['order f1', 'order f1', 'order f2'])
})

test('a question that failed is asked again', async () => {
  const { translate, log } = shelf(true)
  await expect(translate('7', 1)).rejects.toThrow('refused')
  await translate('7', 1)
  expect(log.filter((line) => line === 'paid')).toHaveLength(2)
})
