/** The file of ours that stands where one chosen by hand would be written: known, and told, before anything is paid for. */
import { namedGap } from '../../batch/delivery/deliver.ts'
import { nameRules } from '../../clean/nameRules.ts'
import { stemOf } from '../../library/scan/fileNames.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { isNameTooLong, writtenName } from '../../sidecar/publish/writtenName.ts'
import type { HandPick } from './handPick.ts'
import type { SearchSessionParts } from './searchParts.ts'

type Parts = Pick<SearchSessionParts, 'history' | 'settings' | 'rules'>

export function oursInPlace(
  { history, settings, rules }: Parts,
  { gap, pick }: Pick<HandPick, 'gap' | 'pick'>,
): Written | null {
  const { path: videoPath, sidecars } = gap.video.file
  const names = nameRules(settings.read(), rules.book())(videoPath)
  const named = { ...pick, extension: null }
  if (isNameTooLong(namedGap(gap), named, names)) return null
  const wanted = stemOf(writtenName(namedGap(gap), named, names))
  const there = new Set(sidecars.map(({ path }) => path))
  const rows = history.list({ kind: 'file', path: videoPath })
  return rows.find(({ path }) => there.has(path) && stemOf(path) === wanted) ?? null
}
