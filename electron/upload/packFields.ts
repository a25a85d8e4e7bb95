/** What is said of several files that are one upload, from what is known of each: a pack of one season in one language. Pure. */
import { AppError } from '../../shared/errors.ts'
import { seasonNameOf } from '../../shared/release/seasonName.ts'
import type { Prefilled } from './prefill.ts'
import type { Sureness, SurenessOfFields, UploadFieldName, UploadFields } from './uploadRecord.ts'

/** @throws AppError 'input.invalid' for files of several seasons, titles or languages */
export function packFields(files: readonly Prefilled[]): Prefilled {
  const [first, ...others] = files
  if (!first) throw new AppError('input.invalid', 'Name at least one file.')
  if (others.length === 0) return first
  const all = files.map(({ fields }) => fields)
  if (all.some((one) => one.type !== first.fields.type || one.season !== first.fields.season))
    throw new AppError('input.invalid', 'The files of a pack belong to one season. Upload the others by themselves.')
  if (isSeveral(all.map(({ moviedbId }) => moviedbId)) || isSeveral(all.map(({ serviceId }) => serviceId)))
    throw new AppError('input.invalid', 'The files of a pack belong to one title. Upload the others by themselves.')
  if (isSeveral(all.map(({ language }) => language)))
    throw new AppError('input.invalid', 'The files of a pack are in one language. Upload the others by themselves.')
  const release = seasonNameOf(all.flatMap(({ releases }) => releases.slice(0, 1)))
  const fields: UploadFields = {
    ...first.fields,
    ...titleOf(all),
    ...episodesOf(all),
    language: all.find(({ language }) => language !== null)?.language ?? null,
    releases:
      release === null ? [...new Set(all.flatMap(({ releases }) => releases))].slice(0, mostReleases) : [release],
    name: seasonNameOf(all.map(({ name }) => name)) ?? release ?? first.fields.name,
    quality: all.find(({ quality }) => quality !== null)?.quality ?? null,
    isHearingImpaired: all.some(({ isHearingImpaired }) => isHearingImpaired === true),
    tags: [...new Set(all.flatMap(({ tags }) => tags))].slice(0, mostTags),
  }
  return { fields, sureness: { ...surenessOf(files), ...(release === null && { releases: 'guessed' }) } }
}

/** What is not known differs from nothing. */
function isSeveral(values: readonly (string | number | null)[]): boolean {
  return new Set(values.filter((value) => value !== null)).size > 1
}

/** As the form takes them (shared/contract/upload.ts). */
const mostReleases = 100
const mostTags = 50

function titleOf(all: readonly UploadFields[]): Partial<UploadFields> {
  const known = all.find(({ moviedbId, serviceId }) => moviedbId !== null || serviceId !== null)
  if (!known) return {}
  const { titleName, moviedbId, filmdbId, serviceId } = known
  return { titleName, moviedbId, filmdbId, serviceId }
}

/** The range that they span; whether that is all of the season, only a person knows. */
function episodesOf(all: readonly UploadFields[]): Pick<UploadFields, 'episodeFrom' | 'episodeEnd'> {
  const numbers = all.flatMap(({ episodeFrom, episodeEnd }) => [episodeFrom ?? [], episodeEnd ?? []].flat())
  if (numbers.length === 0) return { episodeFrom: null, episodeEnd: null }
  return { episodeFrom: Math.min(...numbers), episodeEnd: Math.max(...numbers) }
}

const fromLeastSure: readonly Sureness[] = ['missing', 'guessed', 'sure', 'yours']

/** What one file brings serves all of them; what they say differently is worth a look. */
function surenessOf(files: readonly Prefilled[]): SurenessOfFields {
  const [first] = files
  const names = Object.keys(first?.sureness ?? {}) as readonly UploadFieldName[]
  return Object.fromEntries(names.map((name) => [name, surenessOfField(files, name)])) as SurenessOfFields
}

const ofEachFile: ReadonlySet<UploadFieldName> = new Set(['season', 'episodes'])

function surenessOfField(files: readonly Prefilled[], name: UploadFieldName): Sureness {
  const all = files.map(({ sureness }) => sureness[name])
  const known = ofEachFile.has(name) ? all : all.filter((one) => one !== 'missing')
  return fromLeastSure.find((word) => known.includes(word)) ?? 'missing'
}
