/** Words of the screen search, in German. */
import type { search as english } from '../en/search.ts'
import { wording } from './wording.ts'

const { count } = wording

export const search: typeof english = {
  title: 'Suche',
  field: 'Titel, Kennung oder Name',
  hint: 'Ein Titel, eine Kennung wie tt0111161 oder ein Dateiname',
  submit: 'Dienst fragen: 1 Suche',
  suggestions: 'Vorgeschlagene Titel',
  suggestionCount: (n) => count(n, { one: '# Vorschlag', other: '# Vorschläge' }),
  emptyTitle: 'Einen Titel suchen',
  emptyHint:
    'Tippen Sie ein paar Buchstaben und nehmen Sie einen Vorschlag, oder fragen Sie mit der Eingabetaste den Dienst.',
  searching: 'Der Dienst wird gefragt …',
  noTitlesTitle: 'Kein Titel gefunden',
  noTitlesHint: 'Prüfen Sie die Schreibweise, oder geben Sie die Kennung ein.',
  titles: 'Titel',
  types: { movie: 'Film', tv: 'Serie' },

  part: 'Staffel und Folge',
  partHint: 'Staffel und Folge: 2x5',
  partWrong: 'Schreiben Sie es als 2x5, S02E05 oder 2.',
  languages: 'Sprachen',
  showSubtitles: 'Untertitel zeigen',
  noSubtitlesTitle: 'Keine Untertitel',
  noSubtitlesHint: 'Für diesen Teil gibt es in diesen Sprachen kein Angebot.',
  table: 'Angebotene Untertitel',
  columns: { release: 'Release', language: 'Sprache', part: 'Teil', kind: 'Art', author: 'Autor', action: 'Aktion' },
  season: (season) => `Staffel ${wording.number(season)}`,
  wholeSeason: (season) => `Staffel ${wording.number(season)}, ganz`,
  episode: (season, episode) => `${season}×${episode}`,
  download: 'Laden: 1 Download',
  downloadFree: 'Laden: kostenlos',
  fetching: 'Wird geladen …',
  written: (name) => `Geschrieben als ${name}`,

  pickVideo: 'Für welches Video ist er?',
  pickField: 'Ein Video der Mediathek suchen',
  pickHint: 'Einen Teil des Namens tippen',
  pickList: 'Videos',
  noVideos: 'Kein Video der Mediathek hat das im Namen.',
  pickCancel: 'Jetzt nicht',
}
