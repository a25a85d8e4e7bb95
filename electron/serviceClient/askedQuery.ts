/** What a person asks for by hand, as a query of the service: the window and the command line ask alike. Pure. */
import type { AskedText } from '../../shared/text/askedText.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { SubtitleQuery, TitleMatch } from './listing.ts'

export interface Narrowing {
  readonly season: number | null
  readonly episode: number | null
  /** Empty for every language. */
  readonly languages: readonly LanguageTag[]
  readonly wantsFullSeason: boolean
  /** From 1 on; each is a search of its own. */
  readonly page: number
}

type Subject = Pick<SubtitleQuery, 'filmName' | 'fileName' | 'titleId' | 'filmdbId' | 'moviedbId' | 'type' | 'year'>

/** A part that stands in the text gives way to one that was said beside it. */
export function queryOfText({ subject, season, episode }: AskedText, narrowing: Narrowing): SubtitleQuery {
  const asked = { season: narrowing.season ?? season, episode: narrowing.episode ?? episode }
  return narrowed(subjectOf(subject), { ...narrowing, ...asked })
}

export function queryOfTitle(title: TitleMatch, narrowing: Narrowing): SubtitleQuery {
  const { titleId, filmdbId, moviedbId, type, name, year } = title
  const hasId = titleId !== null || filmdbId !== null || moviedbId !== null
  return narrowed(
    {
      ...(titleId === null ? {} : { titleId }),
      ...(filmdbId === null ? {} : { filmdbId }),
      ...(moviedbId === null ? {} : { moviedbId }),
      ...(type === null ? {} : { type }),
      ...(hasId ? {} : { filmName: name, ...(year === null ? {} : { year }) }),
    },
    narrowing,
  )
}

function narrowed(subject: Subject, { season, episode, languages, wantsFullSeason, page }: Narrowing): SubtitleQuery {
  return {
    ...subject,
    ...(season === null ? {} : { season }),
    ...(episode === null ? {} : { episode }),
    ...(wantsFullSeason ? { wantsFullSeason } : {}),
    ...(page === 1 ? {} : { page }),
    languages,
  }
}

export function subjectOf(subject: AskedText['subject']): Subject {
  switch (subject.kind) {
    case 'name':
      return { filmName: subject.name }
    case 'file':
      return { fileName: subject.fileName }
    case 'filmdb':
      return { filmdbId: subject.filmdbId }
    case 'moviedb':
      return { moviedbId: subject.moviedbId }
    case 'service':
      return { titleId: subject.titleId }
  }
}
