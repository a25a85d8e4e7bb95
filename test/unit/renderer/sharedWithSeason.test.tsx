// @vitest-environment jsdom
/** What a row shares goes to the other rows of its own season, and to no other show and no other language. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SharedWithSeason } from '../../../renderer/features/upload/SharedWithSeason.tsx'
import { createUploadStores } from '../../../renderer/features/upload/uploadStores.ts'
import { UploadContext } from '../../../renderer/features/upload/useUploadStore.ts'
import type { UploadFields, UploadRow } from '../../../shared/contract/upload.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeUploads, fakeUpload } from '../../support/fakes/fakeUploads.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const rowOf = (episode: number, fields: Partial<UploadFields>, rest: Partial<UploadRow> = {}): UploadRow => {
  const row = fakeUpload(episode, rest)
  return { ...row, fields: { ...row.fields, ...fields } }
}
const untold = { titleName: null, moviedbId: null, filmdbId: null }
const otherShow = { titleName: 'Northern Line', moviedbId: 900_003, filmdbId: null }

/** @returns the rows that one press says it of */
async function sharedOf(row: UploadRow, others: readonly UploadRow[]): Promise<readonly unknown[]> {
  const host = createFakeHost({ handlers: createFakeUploads([row, ...others]) })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createUploadStores(dependencies)
  await drawScreen(dependencies, () => (
    <UploadContext value={stores}>
      <SharedWithSeason row={row} />
    </UploadContext>
  ))
  await act(async () => stores.rows.getState().refresh())
  await expect.poll(() => stores.rows.getState().total).toBe(1 + others.length)
  const button = screen.queryByRole('button')
  if (button) await act(async () => fireEvent.click(button))
  return host.calls.flatMap(({ name, input }) =>
    name === 'upload.edit' ? [(input as { rowIds: string[] }).rowIds] : [],
  )
}

test('another show with a season of the same number is left alone', async () => {
  const others = [rowOf(2, {}), rowOf(3, otherShow, { namedTitle: 'northern line' })]
  expect(await sharedOf(fakeUpload(1), others)).toEqual([['u2']])
  cleanup()
  expect(await sharedOf(fakeUpload(1), others.slice(1))).toEqual([])
})

test('a title that was looked up for one row goes to those whose names say the same show', async () => {
  const others = [
    rowOf(2, untold),
    rowOf(3, { ...untold, season: 2 }),
    rowOf(4, { titleName: 'Copper Valey', moviedbId: 7 }),
  ]
  expect(await sharedOf(fakeUpload(1), others)).toEqual([['u2', 'u4']])
})

test('subtitles of another language keep theirs; what has none takes it over', async () => {
  const others = [rowOf(2, { language: 'en' }), rowOf(3, { language: null }), rowOf(4, {})]
  expect(await sharedOf(fakeUpload(1), others)).toEqual([['u3', 'u4']])
})

test('where no name says a show, only rows of the same title are one season', async () => {
  const nameless = { namedTitle: '' }
  const others = [rowOf(2, {}, nameless), rowOf(3, untold, nameless), rowOf(4, otherShow, nameless)]
  expect(await sharedOf(rowOf(1, {}, nameless), others)).toEqual([['u2']])
  cleanup()
  expect(await sharedOf(rowOf(1, untold, nameless), others)).toEqual([])
})
