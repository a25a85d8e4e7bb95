/** Subtitles as a list of rows: the files of all that tell of theirs are looked up at once. */
import type { Subtitle } from '../catalogue/records.ts'
import type { CatalogueStore } from '../store/store.ts'
import { needsFiles, subtitleRow, type RowExtras } from './subtitleRow.ts'

/** By the number of the subtitle. */
export async function subtitleRows(
  catalogue: Pick<CatalogueStore, 'filesOfAll'>,
  subtitles: readonly Subtitle[],
  extras: RowExtras,
): Promise<ReadonlyMap<string, object>> {
  const telling = subtitles.filter((subtitle) => needsFiles(subtitle, extras)).map(({ nId }) => nId)
  const files = telling.length > 0 ? await catalogue.filesOfAll(telling) : new Map<string, []>()
  return new Map(subtitles.map((each) => [each.nId, subtitleRow(each, files.get(each.nId) ?? [], extras)]))
}
