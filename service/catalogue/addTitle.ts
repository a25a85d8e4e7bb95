/** Adds titles: the same ids are the same title, whatever list or manifest it comes from; unknown fields are filled in. */
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { titlesByKey } from '../search/nameIndex.ts'
import type { ServiceDatabase } from './store/database.ts'
import { lookUp } from './store/lookups.ts'
import { indexNames } from '../search/indexNames.ts'
import { moveNames, nameKinds, storeName, storeNewNames } from './names.ts'
import type { Title } from './records.ts'
import { titleByFilmdbId, titleByMoviedbId, titleBySdId, typeNumber, type StoredTitle } from './titles.ts'

/** Without an `sdId` the title gets the next free number. */
export interface NewTitle extends Omit<Title, 'sdId'> {
  readonly sdId: number | null
}

const firstSdId = 1_000_001
const stepOverTaken = 10_000_000

export interface AddedTitle {
  readonly id: number
  readonly isNew: boolean
}

/** One title alone, found at once also where it is misspelt. Run inside a transaction. */
export function addTitle(db: ServiceDatabase, title: NewTitle): AddedTitle {
  const added = storeTitle(db, title)
  indexNames(db)
  return added
}

/** The title's own id in the tables. The indexes over names follow with `indexNames`. Run inside a transaction. */
export function storeTitle(db: ServiceDatabase, title: NewTitle): AddedTitle {
  const known = findKnown(db, title)
  if (!known) return { id: insertTitle(db, title), isNew: true }
  completeTitle(db, known, title)
  return { id: known.id, isNew: false }
}

/** The title that would be completed instead of a new one made. Writes nothing. */
export function knownTitle(db: ServiceDatabase, title: Omit<NewTitle, 'sdId'>): StoredTitle | null {
  return findKnown(db, { ...title, sdId: null })
}

/** A number that we gave out ourselves says nothing: its title makes room for the one that brings the number along. */
function findKnown(db: ServiceDatabase, title: NewTitle): StoredTitle | null {
  const bySdId = title.sdId === null ? null : lookUp(db, titleBySdId(title.sdId))
  if (bySdId && hasGivenSdId(db, bySdId.id)) return bySdId
  if (bySdId) db.run('UPDATE titles SET sd_id = ? WHERE id = ?', freeSdId(db), bySdId.id)
  const byId =
    (title.filmdbId ? lookUp(db, titleByFilmdbId(title.filmdbId)) : null) ??
    (title.moviedbId === null ? null : lookUp(db, titleByMoviedbId(title.moviedbId, title.type)))
  if (byId && !contradicts(db, byId, title)) return byId
  return byName(db, title)
}

/** The same name and type, as long as neither year nor id says that it is another title; an unknown year only fits alone. */
function byName(db: ServiceDatabase, title: NewTitle): StoredTitle | null {
  const { type, year } = title
  if (title.filmdbId !== null && haveAllFilmdbIds(db)) return null
  const sameName = lookUp(
    db,
    titlesByKey(titleKey(title.name), { type, years: year === null ? undefined : [year, year] }),
  )
  const titles = sameName
    .filter((known) => known.kind === nameKinds.name && !contradicts(db, known.title, title))
    .map((known) => known.title)
  const sameYear = titles.find((known) => known.year === year)
  if (sameYear) return sameYear
  const open = titles.filter((known) => year === null || known.year === null)
  return open.length === 1 ? (open[0] ?? null) : null
}

/** Then another id says of every one of them that it is another title: a list of a million needs no names compared. */
function haveAllFilmdbIds(db: ServiceDatabase): boolean {
  return db.get('SELECT 1 FROM titles WHERE filmdb_id IS NULL LIMIT 1') === undefined
}

function contradicts(db: ServiceDatabase, known: StoredTitle, title: NewTitle): boolean {
  const differs = (one: string | number | null, other: string | number | null) =>
    one !== null && other !== null && one !== other
  const isSdIdTaken = title.sdId !== null && title.sdId !== known.sdId && hasGivenSdId(db, known.id)
  return isSdIdTaken || differs(title.filmdbId, known.filmdbId) || differs(title.moviedbId, known.moviedbId)
}

function hasGivenSdId(db: ServiceDatabase, id: number): boolean {
  return db.get<{ given: number }>('SELECT has_given_sd_id AS given FROM titles WHERE id = ?', id)?.given === 1
}

function insertTitle(db: ServiceDatabase, title: NewTitle): number {
  const id = insertRow(db, title, title.sdId) ?? insertRow(db, title, freeSdId(db))
  if (id === null) throw new Error('a free number is taken')
  const { name, originalName } = title
  const original = originalName === null ? [] : [{ name: originalName, kind: nameKinds.original }]
  const named = { titleId: id, type: title.type, year: title.year }
  storeNewNames(db, named, [{ name, kind: nameKinds.name }, ...original])
  return id
}

const intoTitles = `INSERT INTO titles
    (sd_id, has_given_sd_id, type, name, original_name, year, first_air_date, filmdb_id, moviedb_id)
  VALUES (COALESCE(?, (SELECT ${firstSdId} + COALESCE(MAX(id), 0) FROM titles)), ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

/** Without a number the title gets the one that goes up with the rows; null where that one is taken. */
function insertRow(db: ServiceDatabase, title: NewTitle, sdId: number | null): number | null {
  const { changes, lastId } = db.run(
    intoTitles,
    sdId,
    title.sdId === null ? 0 : 1,
    typeNumber(title.type),
    title.name,
    title.originalName,
    title.year,
    title.firstAirDate,
    title.filmdbId,
    title.moviedbId,
  )
  return changes === 0 ? null : lastId
}

/** Where a manifest has taken the number that would come next, the next free one far above it. */
function freeSdId(db: ServiceDatabase): number {
  const last = db.get<{ id: number | null }>('SELECT MAX(id) AS id FROM titles')?.id ?? 0
  let number = firstSdId + last
  while (lookUp(db, titleBySdId(number))) number += stepOverTaken
  return number
}

/** Fills what was unknown; a number that we gave out gives way to the one that a manifest names. */
function completeTitle(db: ServiceDatabase, known: StoredTitle, title: NewTitle): void {
  const learnsYear = known.year === null && title.year !== null
  const learns =
    learnsYear ||
    (known.originalName === null && title.originalName !== null) ||
    (known.firstAirDate === null && title.firstAirDate !== null) ||
    (known.filmdbId === null && title.filmdbId !== null) ||
    (known.moviedbId === null && title.moviedbId !== null)
  if (learns) fillTitle(db, known, title)
  if (title.sdId !== null && title.sdId !== known.sdId)
    db.run('UPDATE titles SET sd_id = ?, has_given_sd_id = 1 WHERE id = ?', title.sdId, known.id)
  const named = { titleId: known.id, type: known.type, year: known.year ?? title.year }
  if (learnsYear) moveNames(db, named, [known.name, known.originalName ?? ''])
  if (title.name !== known.name) storeName(db, named, { name: title.name, kind: nameKinds.original })
  if (title.originalName && title.originalName !== known.originalName)
    storeName(db, named, { name: title.originalName, kind: nameKinds.original })
}

function fillTitle(db: ServiceDatabase, known: StoredTitle, title: NewTitle): void {
  db.run(
    'UPDATE titles SET year = ?, original_name = ?, first_air_date = ?, filmdb_id = ?, moviedb_id = ? WHERE id = ?',
    known.year ?? title.year,
    known.originalName ?? title.originalName,
    known.firstAirDate ?? title.firstAirDate,
    known.filmdbId ?? title.filmdbId,
    known.moviedbId ?? title.moviedbId,
    known.id,
  )
}
