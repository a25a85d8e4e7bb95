/** The words and edges that patterns of seasons and episodes share. Data for regular expressions only. */

/** No letter or digit before, or after: `\b` knows Latin only. */
export const edge = '(?<![\\p{L}\\p{N}])'
export const edgeAfter = '(?![\\p{L}\\p{N}])'

export const seasonWord =
  '(?<!open[ ._])seasons?|saisons?|staffel|temporadas?|temp?|stagion[ei]|sezonul|sezon|sezona|sæson|säsong|sesong|seizoen|serie|série|évad|сезоны?|сезона|series|kausi'

/** Languages that put the bare number before the word: '2. Staffel', '2 Sezon', '2 сезон'. */
const wordAfterNumber = 'staffel|sezon|sezona|сезона?|évad|seizoen|temporada|stagione|kausi|sæson|säsong|sesong|saison'

export const episodeWord =
  'episodes?|épisodes?|episodios?|episódios?|episodi|capitulos?|capítulos?|folge|odcinek|odc|серия|серии|эпизод|seriya|seriia|bölüm|bolum|aflevering|afl|avsnitt|epi|eps?|cap|e(?=\\d)|еп|выпуск|jakso|část|díl'

/** '2nd Season', '3ª Temporada', '2 Sezon'; the first group is the number. */
export const ordinal = `${edge}(\\d{1,2})(?:[ ]?(?:st|nd|rd|th|ª|º|°|er|ère|ème|-?[йяео]{1,2}|a\\.?)[ ._-]{0,2}(?:${seasonWord})|[ ._-]{0,2}(?:${wordAfterNumber}))`
