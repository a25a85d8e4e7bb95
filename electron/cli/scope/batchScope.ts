/** The part of a library that a command is meant for, as the window's search means it. */
import { formatToken } from '../../../shared/librarySearch/formatLibrarySearch.ts'
import { AppError } from '../../../shared/errors.ts'
import type { KnownVideos, ScopeTest } from './scopeTest.ts'
import type { Given } from '../table/appCommand.ts'
import type { getOptions, scopeOptions } from '../table/optionSets.ts'

/** Which of the videos under the paths. */
export interface VideoScope {
  /** A search of the library; '' for all of it. */
  readonly search: string
  /** Only so many of the videos that the command has something to do to, those that changed last. */
  readonly newest: number | null
}

export interface BatchScope extends VideoScope {
  readonly mostSearches: number | null
  /** A large search needs no answer of a person. */
  readonly isAgreed: boolean
  /** What was answered before counts for nothing. */
  readonly asksAgain: boolean
}

export const wholeScope: BatchScope = {
  search: '',
  newest: null,
  mostSearches: null,
  isAgreed: false,
  asksAgain: false,
}

/** @throws AppError 'input.invalid' for an unusable value */
export function readBatchScope({ values }: { readonly values: BatchValues }): BatchScope {
  return {
    ...readVideoScope(values),
    mostSearches: countOf('max-searches', values['max-searches']),
    isAgreed: values.yes ?? false,
    asksAgain: asksAgain(values),
  }
}

/** A watch has no such option: it asks again by its calendar. */
type BatchValues = Given<typeof scopeOptions>['values'] &
  Partial<Given<Pick<typeof getOptions, 'again' | 'offline'>>['values']>

/** @throws AppError 'input.invalid' */
function asksAgain({ again = false, offline = false }: BatchValues): boolean {
  if (again && offline) throw new AppError('input.invalid', 'Choose --again or --offline: offline nothing is asked.')
  return again
}

type ScopeValues = Pick<Given<typeof scopeOptions>['values'], 'title' | 'season' | 'newest'>

/** @throws AppError 'input.invalid' for an unusable value */
export function readVideoScope(values: ScopeValues): VideoScope {
  const season = countOf('season', values.season)
  const newest = countOf('newest', values.newest)
  if (newest === 0) throw new AppError('input.invalid', '--newest takes a number of videos from 1 on.')
  return { search: searchOf(values.title, season), newest }
}

/** Not one video is of what was named. */
export function noneMeant(): AppError {
  return new AppError('input.invalid', 'No video in these folders is of the title and season that you named.')
}

/** Whatever a title holds is words: it may begin with a minus or look like a token. */
function searchOf(title: string | undefined, season: number | null): string {
  if (title?.trim() === '') throw new AppError('input.invalid', '--title is empty. Name a film or a show.')
  const titled = title === undefined ? [] : [formatToken({ kind: 'title', value: title.trim(), isNot: false })]
  const numbered = season === null ? [] : [formatToken({ kind: 'word', value: `s${season}`, isNot: false })]
  return [...titled, ...numbered].join(' ')
}

/** @throws AppError 'input.invalid' */
export function countOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text)) throw new AppError('input.invalid', `--${name} takes a whole number, not "${text}".`)
  return Number(text)
}

/** null where every video is meant, as mostly: then nothing is loaded that reads what videos are called. */
export async function meantTest(
  { search }: Pick<BatchScope, 'search'>,
  roots: readonly string[],
  known: KnownVideos,
): Promise<ScopeTest | null> {
  if (search === '') return null
  const { scopeTest } = await import('./scopeTest.ts')
  return scopeTest(search, roots, known)
}
